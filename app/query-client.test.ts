/** @jest-environment ./scripts/jest-env.ts */
import * as v from '@/lib/schema/schema';
import { listOf } from '@/lib/api/values';
import { parseConfig, setConfig } from '@/lib/config/config';
import { errorLogAtom } from '@/lib/state/error-log';
import { store } from '@/lib/state/store';
import { createQueryClient } from './query-client';

const result = parseConfig({ errorLog: true });
if (result.ok) setConfig(result.config);

const rows = listOf(v.object({ id: v.string(), version: v.number() }));
const logged = () => store.get(errorLogAtom).map(({ err, count }) => `${err.message} ×${count}`);

it('writes rows that could not be read into the error log, once for a list', async () => {
  const client = createQueryClient({ onEnd: () => {}, isOver: () => false });
  const ask = (list: object[]) =>
    client.fetchQuery({
      queryKey: ['product', 'list', { pageNo: 1 }],
      queryFn: () => v.parse(rows, { list, total: list.length }),
      staleTime: 0,
    });
  const good = { id: '1', version: 1 };
  await ask([good]);
  expect(logged()).toEqual([]);
  await ask([good, { id: '2' }, { version: 3 }]);
  await ask([good, { id: '2' }, { version: 3 }]);
  expect(logged()).toEqual(['product list: unreadable rows 2: version, 3: id ×1']);
  await ask([good, { id: '2' }]);
  expect(logged()).toHaveLength(2);
});

it('a count that the platform cannot say is neither logged nor shown', async () => {
  const client = createQueryClient({ onEnd: () => {}, isOver: () => false });
  const before = logged().length;
  const failing = { queryFn: () => Promise.reject(new Error('no counts')), retry: false };
  const meta = { quiet: true, unlogged: true };
  await expect(client.fetchQuery({ ...failing, queryKey: ['product', 'count'], meta })).rejects.toThrow();
  expect(logged()).toHaveLength(before);
  await expect(client.fetchQuery({ ...failing, queryKey: ['product', 'list'] })).rejects.toThrow();
  expect(logged()).toHaveLength(before + 1);
});
