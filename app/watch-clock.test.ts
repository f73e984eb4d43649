/** @jest-environment ./scripts/check/jest-env.ts */
import { watchClock } from './watch-clock';

const START = Date.UTC(2026, 9, 14, 2, 30);

it('hears of a clock that was set anew, in either direction, once each', () => {
  jest.useFakeTimers({ now: START });
  const onJump = jest.fn();
  const stop = watchClock(onJump);
  jest.advanceTimersByTime(60_000);
  expect(onJump).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(30_000);
  expect(onJump).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() - 86_400_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onJump).toHaveBeenCalledTimes(2);
  stop();
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(30_000);
  expect(onJump).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
