/** @jest-environment ./scripts/jest-env.ts */
import { skipWhileFar } from './skip-while-far';

const seen: { tell: (...isIntersecting: boolean[]) => void; ended: boolean }[] = [];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      const tell = (...all: boolean[]) => told(all.map((isIntersecting) => ({ isIntersecting })));
      this.own = { tell, ended: false };
      seen.push(this.own);
    }
    own: (typeof seen)[number];
    observe() {}
    disconnect() {
      this.own.ended = true;
    }
  } as unknown as typeof IntersectionObserver;
});

function stand() {
  document.body.innerHTML = '<div><section></section></div>';
  const section = document.querySelector('section')!;
  const leave = skipWhileFar(section);
  const { tell } = seen.at(-1)!;
  return { view: section.parentElement!, tell, leave, isFar: () => section.hasAttribute('data-far') };
}

test('what leaves the sight is skipped until it is near again', () => {
  const { tell, isFar } = stand();
  expect(isFar()).toBe(false);
  tell(false);
  expect(isFar()).toBe(true);
  tell(false, true);
  expect(isFar()).toBe(false);
});

test('what was in sight when its view was put away is there at once when it comes back', () => {
  const { view, tell, isFar } = stand();
  tell(true);
  view.toggleAttribute('data-away', true);
  tell(false);
  expect(isFar()).toBe(false);
});

test('nobody is told any more of a part that is gone', () => {
  stand().leave?.();
  expect(seen.at(-1)?.ended).toBe(true);
});
