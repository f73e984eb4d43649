import { placeTip } from './place-tip';

const ROOM = { width: 400, height: 300 };
const TIP = { width: 100, height: 28 };

test('is below, in the middle', () => {
  expect(placeTip({ left: 150, top: 100, width: 40, height: 20 }, TIP, ROOM)).toEqual({ left: 120, top: 126 });
});

test('is below where there is just enough room', () => {
  const target = { left: 150, width: 40, height: 20 };
  expect(placeTip({ ...target, top: 238 }, TIP, ROOM).top).toBe(264);
  expect(placeTip({ ...target, top: 239 }, TIP, ROOM).top).toBe(205);
});

test('is above where there is no room below', () => {
  expect(placeTip({ left: 150, top: 250, width: 40, height: 20 }, TIP, ROOM)).toEqual({ left: 120, top: 216 });
});

test.each([
  ['left', { left: 0, top: 100, width: 20, height: 20 }, 8],
  ['right', { left: 380, top: 100, width: 20, height: 20 }, 292],
])('stays inside at the %s edge', (_, target, left) => {
  expect(placeTip(target, TIP, ROOM).left).toBe(left);
});

test('begins inside where it is wider and higher than the window', () => {
  expect(placeTip({ left: 0, top: 0, width: 10, height: 10 }, { width: 900, height: 900 }, ROOM)).toEqual({
    left: 8,
    top: 8,
  });
});
