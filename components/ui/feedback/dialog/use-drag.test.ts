/** @jest-environment ./scripts/check/jest-env.ts */
import { offsetInsideWindow } from './use-drag';

beforeEach(() => Object.assign(window, { innerWidth: 1000, innerHeight: 800 }));

const BOX = { left: 280, top: 200, width: 440, height: 400 };

test.each([
  ['where it is wished', { x: 10, y: -20 }, { x: 10, y: -20 }],
  ['at the left and top', { x: -9999, y: -9999 }, { x: -272, y: -192 }],
  ['at the right and bottom', { x: 9999, y: 9999 }, { x: 272, y: 192 }],
  ['at the left, far', { x: -Infinity, y: 0 }, { x: -272, y: 0 }],
])('a dialog stays in the window: %s', (_, wish, place) => {
  expect(offsetInsideWindow(wish, BOX)).toEqual(place);
});

test('one larger than the window shows its title', () => {
  const box = { left: -20, top: -50, width: 1040, height: 900 };
  expect(offsetInsideWindow({ x: 300, y: 300 }, box)).toEqual({ x: 28, y: 58 });
  expect(offsetInsideWindow({ x: -300, y: -300 }, box)).toEqual({ x: 28, y: 58 });
});
