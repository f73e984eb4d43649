/** @jest-environment jsdom */
import { endProgress, flashProgress, startProgress } from './progress';

const isShown = () => document.querySelector('#nprogress') !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('shows no bar for what is there at once', () => {
  startProgress();
  endProgress();
  jest.advanceTimersByTime(1000);
  expect(isShown()).toBe(false);
});

it('shows the bar of a reload for its time, though the view is there before, and no longer than it takes to fade', () => {
  flashProgress(200);
  expect(isShown()).toBe(true);
  endProgress();
  jest.advanceTimersByTime(199);
  expect(isShown()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(isShown()).toBe(false);
});
