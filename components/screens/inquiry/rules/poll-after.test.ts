import { pollAfter } from './poll-after';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const wait = (minutes: number | undefined, failing: Partial<{ answeredAt: number; failedAt: number }> = {}) =>
  pollAfter({
    newestAt: minutes === undefined ? undefined : ago(minutes),
    now: NOW,
    answeredAt: NOW,
    failedAt: 0,
    ...failing,
  }) / 1000;

test('a fresh conversation is looked at often, an old one now and then', () => {
  expect([1, 9, 10, 59, 60, 9000].map((minutes) => wait(minutes))).toEqual([10, 10, 30, 30, 60, 60]);
  expect(wait(undefined)).toBe(60);
  // The platform's clock is ahead.
  expect(wait(-30)).toBe(10);
});

test('while the platform is silent the waits double, up to five minutes', () => {
  const silent = (seconds: number) => wait(1, { answeredAt: NOW - seconds * 1000, failedAt: NOW });
  expect([5, 10, 20, 40, 80, 160, 320, 6400].map(silent)).toEqual([10, 10, 20, 40, 80, 160, 300, 300]);
});
