/** @jest-environment jsdom */
import NProgress from 'nprogress';
import { endProgress, flashProgress, startProgress } from './progress';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(NProgress, 'start').mockImplementation(() => NProgress);
  jest.spyOn(NProgress, 'done').mockImplementation(() => NProgress);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows no bar for what is there at once', () => {
  startProgress();
  endProgress();
  jest.advanceTimersByTime(1000);
  expect(NProgress.start).not.toHaveBeenCalled();
});

it('shows the bar of a reload for its time, though the view is there before', () => {
  flashProgress(200);
  expect(NProgress.start).toHaveBeenCalledTimes(1);
  endProgress();
  jest.advanceTimersByTime(199);
  expect(NProgress.done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(NProgress.done).toHaveBeenCalledTimes(1);
});
