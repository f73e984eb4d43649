/** @jest-environment ./scripts/jest-env.ts */
import { writeOwn } from './account';
import { countOpened, openedOften } from './opened-often';

const ACCOUNT = 'id:1';
const open = (path: string, times: number) => Array.from({ length: times }, () => countOpened(ACCOUNT, path));

beforeEach(() => localStorage.clear());

it('names the pages that are opened most often first, and those of this account only', () => {
  open('/a', 1);
  open('/b', 3);
  countOpened('id:2', '/c');
  expect(openedOften(ACCOUNT)).toEqual(['/b', '/a']);
});

it('forgets what was opened long ago', () => {
  open('/once', 1);
  open('/former', 60);
  open('/now', 40);
  expect(openedOften(ACCOUNT)).toEqual(['/former', '/now']);
  open('/now', 40);
  expect(openedOften(ACCOUNT)).toEqual(['/now', '/former']);
});

it.each([['text'], [{ '/a': 'often', '/b': null }], [[1]], [undefined]])('reads nothing out of %j', (stored) => {
  writeOwn(ACCOUNT, 'supplier-client-opened', stored);
  expect(openedOften(ACCOUNT)).toEqual([]);
  countOpened(ACCOUNT, '/a');
  expect(openedOften(ACCOUNT)).toContain('/a');
});
