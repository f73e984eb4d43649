/** @jest-environment jsdom */
import { endProgress, flashProgress, startProgress } from './progress';

const isShown = () => document.querySelector('#nprogress') !== null;

let mockLost = false;
jest.mock('./progress-bar', () => {
  if (mockLost) throw new Error('Failed to load chunk progress-bar.js');
  return jest.requireActual<object>('./progress-bar');
});

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  endProgress();
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
});

it('shows no bar where its file is lost, and loads it for the next one', async () => {
  mockLost = true;
  flashProgress(200);
  await jest.advanceTimersByTimeAsync(2000);
  expect(isShown()).toBe(false);
  mockLost = false;
  flashProgress(200);
  await jest.advanceTimersByTimeAsync(100);
  expect(isShown()).toBe(true);
});

it('shows no bar for what is there at once', async () => {
  startProgress();
  endProgress();
  await jest.advanceTimersByTimeAsync(1000);
  expect(isShown()).toBe(false);
});

it('shows the bar of a reload for its time, though the view is there before, and no longer than it takes to fade', async () => {
  flashProgress(200);
  expect(isShown()).toBe(true);
  endProgress();
  await jest.advanceTimersByTimeAsync(199);
  expect(isShown()).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(isShown()).toBe(false);
});

it.each([
  ['shows', false],
  ['does not show', true],
])('%s the bar of a start when what is loaded after it has come, if it is over: %s', async (_how, isOver) => {
  let come = () => {};
  window.supplierClientEarly = { submitted: false, calls: [], late: new Promise<void>((resolve) => (come = resolve)) };
  await jest.isolateModulesAsync(async () => {
    const other = await import('./progress');
    other.startProgress();
    await jest.advanceTimersByTimeAsync(1000);
    expect(isShown()).toBe(false);
    if (isOver) other.endProgress();
    come();
    await jest.advanceTimersByTimeAsync(10);
    expect(isShown()).toBe(!isOver);
    other.endProgress();
    await jest.advanceTimersByTimeAsync(2000);
  });
  delete window.supplierClientEarly;
});
