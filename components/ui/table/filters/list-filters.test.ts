import { choicesFilter, dayFilter } from './list-filters';

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
