/** @jest-environment ./scripts/jest-env.ts */

let navigate: typeof import('@/lib/router/location').navigate;
let whenAtRest: typeof import('./at-rest').whenAtRest;

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
  jest.resetModules();
  ({ whenAtRest } = await import('./at-rest'));
  ({ navigate } = await import('@/lib/router/location'));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

let opened = 0;
const use = (type: string) => {
  if (type === 'a page') navigate(`/page/${(opened += 1)}`);
  else document.body.dispatchEvent(new Event(type, { bubbles: true }));
};

test('work runs as soon as the browser is idle where nothing was used', () => {
  const run = jest.fn();
  whenAtRest(run);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'a page'])(
  'after %s it waits, and again after the next one, and runs once',
  (type) => {
    whenAtRest(() => undefined);
    const run = jest.fn();
    use(type);
    whenAtRest(run);
    jest.advanceTimersByTime(1_500);
    use(type);
    jest.advanceTimersByTime(1_900);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('it waits as long as something else is still going on', () => {
  const run = jest.fn();
  let isBusy = true;
  whenAtRest(run, () => isBusy);
  jest.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  isBusy = false;
  jest.advanceTimersByTime(300);
  expect(run).toHaveBeenCalledTimes(1);
});
