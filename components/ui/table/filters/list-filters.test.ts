import { amountFilter, choicesFilter, dayFilter, idsFilter, textFilter, type FilterParser } from './list-filters';

const states = choicesFilter(['new', 'replied', 'quoted']);

it('reads several of a few in the order of the choices, however the address has them', () => {
  expect(states(['quoted', 'new', 'quoted'])).toEqual(['new', 'quoted']);
  expect(states(['replied'])).toEqual(['replied']);
});

it('reads junk as unset', () => {
  expect(states([])).toBeUndefined();
  expect(states(['', 'sold', '__proto__'])).toBeUndefined();
  expect(states(['sold', 'new'])).toEqual(['new']);
});

it('reads a day as it is, an instant as its day in the shop’s zone, and what is neither as unset', () => {
  expect(dayFilter(['2026-10-14'], 'Pacific/Auckland')).toBe('2026-10-14');
  expect(dayFilter(['2026-10-14T20:00:00Z'], 'Asia/Shanghai')).toBe('2026-10-15');
  expect(dayFilter(['2026-10-14T20:00:00Z'], 'America/Los_Angeles')).toBe('2026-10-14');
  for (const junk of ['', 'soon', '2026-02-30', '2026', '2026-10-14Tnoon']) expect(dayFilter([junk])).toBeUndefined();
});

const long = (count: number) => 'a'.repeat(count);
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));

test.each<[name: string, parse: FilterParser, raw: string[], read: unknown]>([
  ['ids of the longest kind', idsFilter, [long(64), long(65), '', long(64)], [long(64)]],
  ['as many ids as a request takes', idsFilter, ids(201), ids(200)],
  ['no id', idsFilter, [''], undefined],
  ['a text without what surrounds it', textFilter(), ['  pump  '], 'pump'],
  ['a text up to its limit', textFilter(3), [long(4)], long(3)],
  ['blanks', textFilter(), ['  '], undefined],
  ['the largest amount', amountFilter, ['999999999999.99'], '999999999999.99'],
  ['an amount that is larger', amountFilter, ['1000000000000'], undefined],
  ['an amount that is finer', amountFilter, ['1.005'], undefined],
])('reads %s', (_, parse, raw, read) => {
  expect(parse(raw)).toEqual(read);
});
