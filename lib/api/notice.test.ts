import { nextPoll } from './notice';

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
