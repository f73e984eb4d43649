/** @jest-environment ./scripts/check/jest-env.ts */
import { addRecent, readRecent, type Recent } from './recent';

const page = (path: string): Recent => ({ kind: 'page', path });

beforeEach(() => localStorage.clear());

test('the latest is first, each is listed once, six are kept', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/b']) addRecent('zhang', page(path));
  expect(readRecent('zhang')).toEqual(['/b', '/g', '/f', '/e', '/d', '/c'].map(page));
});

test('a colleague at the same desk has his own', () => {
  addRecent('zhang', page('/a'));
  expect(readRecent('li')).toEqual([]);
});

test.each(['{', '{}', '[1,null,{"kind":"page"},{"kind":"other","path":"/"}]', '[{"kind":"record","path":"/a"}]'])(
  'what is damaged counts as nothing: %s',
  (text) => {
    localStorage.setItem('supplier-client-recent zhang', text);
    expect(readRecent('zhang')).toEqual([]);
  },
);
