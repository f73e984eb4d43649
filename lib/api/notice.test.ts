/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { parseConfig, setConfig } from '@/lib/config/config';
import { nextPoll, notices } from './notice';
import { setTransport } from './request/transport';

const result = parseConfig({});
if (result.ok) setConfig(result.config);
afterAll(() => setTransport(undefined));

/** The parsed list of notifications. */
const read = (data: unknown) => {
  setTransport(() => Promise.resolve(Response.json({ code: 200, data })));
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(notices('notice'));
};

test('a wrong or missing part of a notice hides no more than itself', async () => {
  const list = [
    { id: '1', notice: 'a', image: null, createdAt: null, read: null, link: null },
    { id: {}, notice: 'b', image: 5, email: [], createdAt: 'yesterday', read: 'no', link: 7, own: 1 },
    { id: 3, email: 'c', createdAt: '2026-01-01T00:00:00Z', read: false, link: '/a', image: '/b.png' },
  ];
  expect(await read({ list, total: 9 })).toEqual({
    list: [{ id: '1', notice: 'a' }, { notice: 'b' }, list[2]],
    total: 9,
    unreadable: [],
    sent: 3,
  });
});

test('a row that is no notice is left out and counted', async () => {
  const page = await read({ list: [null, 5, { id: '1' }, { notice: 5 }, { notice: '' }, { email: 'c' }], total: 6 });
  expect(page).toEqual({ list: [{ notice: '' }, { email: 'c' }], total: 6, unreadable: ['1', '2', '3', '4'], sent: 6 });
});

test.each([null, {}, { list: [] }, { list: {}, total: 0 }, { list: [], total: '12' }])(
  '%j is no list',
  async (data) => {
    await expect(read(data)).rejects.toMatchObject({ kind: 'contract' });
  },
);

const state = { status: 'success', dataUpdatedAt: 1, errorUpdatedAt: 0, errorUpdateCount: 0 };

test('asks every minute, and again every minute after failures that are over', () => {
  expect(nextPoll(state)).toBe(60_000);
  expect(nextPoll({ ...state, status: 'pending', dataUpdatedAt: 0 })).toBe(60_000);
  expect(nextPoll({ ...state, errorUpdateCount: 9, errorUpdatedAt: 5, dataUpdatedAt: 6 })).toBe(60_000);
});

test.each([0, 1_800_000_000_000])(
  'doubles the wait with each failure in a row, up to ten minutes (last answer: %d)',
  (last) => {
    let now = last;
    const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => {
      now += failures === 1 ? 60_000 : 0;
      const wait = nextPoll({ status: 'error', dataUpdatedAt: last, errorUpdatedAt: now, errorUpdateCount: failures });
      now += wait;
      return wait / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10]);
  },
);
