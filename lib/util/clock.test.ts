import { learnTime, now, nowText, onTimeLearned } from './clock';

const DEVICE = Date.UTC(2026, 9, 14, 2, 30);
const DAY = 86_400_000;
const header = (time: number) => new Date(time).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: DEVICE });
  learnTime(header(DEVICE), DEVICE);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['an hour ahead', DAY / 24],
])('a device whose clock is %s shows the time of the platform', (_, wrong) => {
  const heard = jest.fn();
  const stop = onTimeLearned(heard);
  learnTime(header(DEVICE - wrong), Date.now());
  expect(Math.abs(now() - (DEVICE - wrong))).toBeLessThanOrEqual(1000);
  expect(nowText().slice(0, 13)).toBe(new Date(DEVICE - wrong).toISOString().slice(0, 13));
  expect(heard).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(Math.abs(now() - (DEVICE - wrong + 60_000))).toBeLessThanOrEqual(1000);
  stop();
});

test('a slow response and whole seconds move nothing', () => {
  const heard = jest.fn();
  const stop = onTimeLearned(heard);
  const before = now() - Date.now();
  learnTime(header(DEVICE - 900), DEVICE);
  learnTime(header(DEVICE - 8_000), DEVICE - 16_000);
  expect(now() - Date.now()).toBe(before);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test.each([null, '', 'yesterday', '99'.repeat(40)])('the header %p says nothing', (value) => {
  const before = now();
  learnTime(value, DEVICE);
  expect(now()).toBe(before);
});
