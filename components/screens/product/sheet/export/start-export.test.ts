/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { startSession } from '@/lib/auth/session';
import { store } from '@/lib/state/store';
import { worksOf } from '@/lib/state/works';
import { download } from '@/lib/util/files/download';
import { runExport } from './run-export';
import { startExport } from './start-export';

// Reading products and making the file have tests of their own.
jest.mock('./run-export', () => ({ runExport: jest.fn() }));
jest.mock('@/lib/util/files/download', () => ({ download: jest.fn() }));
const run = jest.mocked(runExport);

/** Starts an export of two products; the works in the tray, and those of an action of the only one. */
function setup() {
  const session = startSession('token');
  const works = () => store.get(worksOf(session).atom);
  const rest = () => new Promise(setImmediate);
  startExport({
    ...{ session, client: new QueryClient(), count: 2, texts: { fileName: '产品', lacks: () => undefined } },
    order: { source: { filter: {} }, columns: ['sku'], format: 'csv', locale: 'zh' },
  });
  const press = async (name: 'cancel' | 'retry' | 'clear') => {
    works()[0]!.actions[name]!();
    await rest();
    return works().map(({ state }) => state);
  };
  return { works, rest, press };
}
const untilStopped: typeof runExport = (_client, _order, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test.each([
  ['failed', () => run.mockRejectedValueOnce(new Error('gateway'))],
  ['cancelled', () => run.mockImplementationOnce(untilStopped)],
])(
  'an export that is %s is replaced in the tray by the next try, which can be removed from it',
  async (ended, first) => {
    first();
    run.mockImplementation(untilStopped);
    const { works, rest, press } = setup();
    await rest();
    if (ended === 'cancelled') await press('cancel');
    expect(works()).toMatchObject([{ state: ended, title: { values: { count: 2 } } }]);
    expect(await press('retry')).toEqual(['running']);
    expect(run.mock.calls.map(([, order]) => order.format)).toEqual(['csv', 'csv']);
    expect(await press('cancel')).toEqual(['cancelled']);
    expect(await press('clear')).toEqual([]);
  },
);

test('a file that is made after a retry is the only work, and is saved once', async () => {
  run.mockRejectedValueOnce(new Error('gateway'));
  run.mockResolvedValueOnce({ file: new Blob(['x']), result: { products: 2, missing: 0, unreadable: 0 } });
  const { rest, press } = setup();
  await rest();
  expect(await press('retry')).toEqual(['finished']);
  expect(download).toHaveBeenCalledTimes(1);
});
