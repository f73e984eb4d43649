import { joinList, joinPairs, splitList, splitPairs, splitWords } from './list-text';

const ODD = ['plain', 'a;b', 'a；b', 'say "hi"', ' outer ', 'two\nlines', 'x: y', '"', '', 'ends with "quote"'];

test('every list is read as it was written', () => {
  expect(splitList(joinList(ODD))).toEqual(ODD);
  expect(splitList(joinList([]))).toEqual([]);
});

test('a list is understood as people write it', () => {
  expect(splitList('FOB；CIF\nEXW ;; ')).toEqual(['FOB', 'CIF', 'EXW']);
  expect(splitList('5" pipe; 6" pipe')).toEqual(['5" pipe', '6" pipe']);
});

test.each([
  ['steel, brass、iron，zinc,', ['steel', 'brass', 'iron', 'zinc']],
  ['304, polished; brass', ['304, polished', 'brass']],
  ['steel, "a, b", ""', ['steel', 'a, b', '']],
  ['', []],
])('commas separate the words of %j only where nothing else does', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test('pairs are read as they were written, and a value may hold a colon', () => {
  const pairs = ODD.filter(Boolean).map((text, at) => [`name ${at}: ${text}`, text]);
  expect(splitPairs(joinPairs(pairs))).toEqual(pairs);
  expect(splitPairs('10：165; 50 : 128.00')).toEqual([
    ['10', '165'],
    ['50', '128.00'],
  ]);
  expect(splitPairs('Note: see https://a.example')).toEqual([['Note', 'see https://a.example']]);
});
