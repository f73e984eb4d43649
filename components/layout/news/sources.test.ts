/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { withDemo } from '@/lib/demo/test-transport';
import { NEWS_SOURCES } from './sources';

beforeEach(() => withDemo());

test.each(NEWS_SOURCES)('$kind: the newest records of a list have a name and a time', async ({ load }) => {
  const { items, total } = await load(new QueryClient(), 'en');
  expect(total).toBeGreaterThan(0);
  expect(items.every(({ name, at }) => name !== '' && at > 0)).toBe(true);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => b - a));
});
