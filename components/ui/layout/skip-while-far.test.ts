/** @jest-environment ./scripts/check/jest-env.ts */
import { skipWhileFar } from './skip-while-far';

const seen: { notify: (...isIntersecting: boolean[]) => void; ended: boolean }[] = [];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      const notify = (...all: boolean[]) => callback(all.map((isIntersecting) => ({ isIntersecting })));
      this.own = { notify, ended: false };
      seen.push(this.own);
    }
    own: (typeof seen)[number];
    observe() {}
    disconnect() {
      this.own.ended = true;
    }
  } as unknown as typeof IntersectionObserver;
});

function setup() {
  document.body.innerHTML = '<div><section></section></div>';
  const section = document.querySelector('section')!;
  const leave = skipWhileFar(section);
  const { notify } = seen.at(-1)!;
  return { view: section.parentElement!, notify, leave, isFar: () => section.hasAttribute('data-far') };
}

test('what leaves the sight is skipped until it is near again', () => {
  const { notify, isFar } = setup();
  expect(isFar()).toBe(false);
  notify(false);
  expect(isFar()).toBe(true);
  notify(false, true);
  expect(isFar()).toBe(false);
});

test('what was in sight when its view was hidden is there at once when it comes back', () => {
  const { view, notify, isFar } = setup();
  notify(true);
  view.toggleAttribute('data-away', true);
  notify(false);
  expect(isFar()).toBe(false);
});

test('nobody hears any more of a part that is gone', () => {
  setup().leave?.();
  expect(seen.at(-1)?.ended).toBe(true);
});
