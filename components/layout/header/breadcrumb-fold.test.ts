import { foldingAt } from './breadcrumb-fold';

it('folds the middle first, then all but the title', () => {
  const crumbs = ['a', 'b', 'c', 'd', 'e'];
  expect(foldingAt(true, crumbs)).toEqual({ before: ['a'], folded: ['b', 'c', 'd'], last: 'e' });
  expect(foldingAt(false, crumbs)).toEqual({ before: [], folded: ['a', 'b', 'c', 'd'], last: 'e' });
  expect(foldingAt(false, ['a'])).toEqual({ before: [], folded: [], last: 'a' });
});
