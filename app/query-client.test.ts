/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryObserver } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { ApiError } from '@/lib/api/request/errors';
import { listOf } from '@/lib/api/values';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation, navigate } from '@/lib/router/location';
import { errorLogAtom } from '@/lib/state/error-log';
import { clearMessages, messagesAtom } from '@/lib/state/messages';
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

it('what was read before and is refused now leaves the page and its form as they are; a first read leads to /403', async () => {
  const client = createQueryClient({ onEnd: () => {}, isOver: () => false });
  const refused = new ApiError('forbidden', { code: 403 });
  const answers = [Promise.resolve('record'), Promise.reject(refused), Promise.reject(refused)];
  const ask = (id: string) =>
    client.fetchQuery({ queryKey: ['product', id], queryFn: () => answers.shift()!, staleTime: 0, retry: false });
  navigate('/ProductAdd?id=1');
  await ask('1');
  await expect(ask('1')).rejects.toBe(refused);
  expect(currentLocation().full).toBe('/ProductAdd?id=1');
  await expect(ask('2')).rejects.toBe(refused);
  expect(currentLocation().full).toBe('/403');
});

it.each([
  ['whose answer is lost', new ApiError('network', { code: 0 }), 2],
  ['whose answer is not understood', new ApiError('protocol', { code: 200 }), 2],
  ['that is refused', new ApiError('business', { code: 500, message: 'no' }), 1],
])('after a write %s, what shows its records is read anew if it may have been made', async (_, error, reads) => {
  const client = createQueryClient({ onEnd: () => {}, isOver: () => false });
  const read = jest.fn(() => Promise.resolve('rows'));
  const observer = new QueryObserver(client, { queryKey: ['product', 'list'], queryFn: read, staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  await observer.refetch();
  read.mockClear();
  await client.fetchQuery({ queryKey: ['product', 'list'], queryFn: read, staleTime: 0 });
  const write = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(error),
    meta: { invalidates: [['product']] },
  });
  await expect(write.execute(undefined)).rejects.toBe(error);
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect(read).toHaveBeenCalledTimes(reads);
});

it('a write whose session has ended ends it, without an error of its own beside that', async () => {
  const onEnd = jest.fn();
  const client = createQueryClient({ onEnd, isOver: () => false });
  const ended = new ApiError('session', { code: 401 });
  const write = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(ended) });
  clearMessages();
  await expect(write.execute(undefined)).rejects.toBe(ended);
  expect(onEnd).toHaveBeenCalledWith(ended);
  expect(store.get(messagesAtom)).toEqual([]);
});
