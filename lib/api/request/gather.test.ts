import { currentSession, startSession } from '@/lib/auth/session';
import { ApiError } from './errors';
import { gather } from './gather';

const record = (id: string) => ({ id, title: `record ${id}` });
const gone = () => Promise.reject(new ApiError('business', { code: 404 }));

it('asks once for all that are wanted at the same moment, each of them once', async () => {
  const many = jest.fn((ids: string[]) => Promise.resolve([...ids].reverse().map(record)));
  const find = gather(many, gone);
  const answers = await Promise.all(['1', '2', '1'].map(find));
  expect(answers).toEqual(['1', '2', '1'].map(record));
  expect(many.mock.calls).toEqual([[['1', '2']]]);
  await Promise.all(['1', '2'].map(find));
  expect(many).toHaveBeenCalledTimes(2);
});

it('asks for no more at once than a page can hold', async () => {
  const many = jest.fn((ids: string[]) => Promise.resolve(ids.map(record)));
  const find = gather(many, gone);
  await Promise.all(Array.from({ length: 230 }, (_, at) => find(String(at))));
  expect(many.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 30]);
});

it('asks alone for what a platform without lists by id leaves out, and finds null where it is gone', async () => {
  const one = jest.fn((id: string) => (id === '3' ? gone() : Promise.resolve(record(id))));
  const find = gather(() => Promise.resolve([record('77'), record('2')]), one);
  await expect(Promise.all(['1', '2', '3'].map(find))).resolves.toEqual([record('1'), record('2'), null]);
  expect(one.mock.calls).toEqual([['1'], ['3']]);
});

it('asks alone for a single one', async () => {
  const many = jest.fn(() => Promise.resolve([]));
  await expect(gather(many, (id) => Promise.resolve(record(id)))('5')).resolves.toEqual(record('5'));
  expect(many).not.toHaveBeenCalled();
});

it('fails only for whom the answer fails', async () => {
  const broken = new ApiError('network', { code: 0 });
  const one = (id: string) => (id === '1' ? Promise.reject(broken) : gone());
  const find = gather(() => Promise.resolve([]), one);
  await expect(Promise.allSettled([find('1'), find('2')])).resolves.toEqual([
    { status: 'rejected', reason: broken },
    { status: 'fulfilled', value: null },
  ]);
  const lost = gather(() => Promise.reject(broken), one);
  await expect(Promise.all(['8', '9'].map(lost))).rejects.toBe(broken);
});

it('drops what waits when the session ends', async () => {
  const many = jest.fn(() => Promise.resolve([record('1')]));
  const find = gather(many, (id) => Promise.resolve(record(id)));
  const asked = Promise.allSettled([find('1'), find('2')]);
  currentSession().end('ended');
  startSession();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(many).not.toHaveBeenCalled();
  await expect(find('3')).resolves.toEqual(record('3'));
});
