import { choicesFilter } from './list-filters';

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
