import { changeLeaves } from './leaves';
import { marked, positionsIn } from './marks';
import { pseudo } from './pseudo';

test.each([
  ['Save', '[Šávééí]'],
  ['{count, plural, one {# item} other {# items}}', '[{count,plural,one{# ítém} other{# ítémš}}éíó]'],
  ['Send to <name>{buyer}</name>', '[Šéñd tó <name>{buyer}</name>éíóú]'],
])('%s is longer and has accents, its arguments and tags are as they were', (text, expected) => {
  expect(pseudo(text)).toBe(expected);
});

test('a text knows its position after it was put together with others', () => {
  const position = (key: string, line: number) => ({ file: 'messages/zh/table.json', key, line });
  const [first, second] = [position('table.columns', 12), position('table.sort', 13)];
  const shown = `${marked('列设置', first)}：${marked('排序', second)}${marked('列设置', first)}`;
  expect(positionsIn(shown).slice(0, 2)).toEqual([first, second]);
  expect(positionsIn('列设置')).toEqual([]);
});

test('the line of a text is that of its key in the file', () => {
  const texts = { title: 'a', group: { one: 'b', two: 'c' }, last: 'd' };
  const lines = JSON.stringify(texts, null, 2).split('\n');
  const found: [string, string][] = [];
  changeLeaves(texts, (text, key, line) => {
    found.push([key, lines[line - 1]!.trim().replace(/,$/, '')]);
    return text;
  });
  expect(found).toEqual([
    ['title', '"title": "a"'],
    ['group.one', '"one": "b"'],
    ['group.two', '"two": "c"'],
    ['last', '"last": "d"'],
  ]);
});
