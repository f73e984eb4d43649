import { areaPath, labelledPoints, linePath, xOf, pointAt, shareOf, ticksUpTo } from './geometry';

describe('ticks', () => {
  it.each<[number, number[]]>([
    [352, [0, 100, 200, 300, 400]],
    [400, [0, 100, 200, 300, 400]],
    [401, [0, 100, 200, 300, 400, 500]],
    [143, [0, 50, 100, 150]],
    [5, [0, 1, 2, 3, 4, 5]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
    [0, [0, 1]],
    [-3, [0, 1]],
    [NaN, [0, 1]],
    [Infinity, [0, 1]],
  ])('go from 0 to the first one not below %d', (max, ticks) => {
    expect(ticksUpTo(max)).toEqual(ticks);
  });

  it('of counts are whole', () => {
    expect(ticksUpTo(1, true)).toEqual([0, 1]);
    expect(ticksUpTo(3, true)).toEqual([0, 1, 2, 3]);
  });
});

describe('labels', () => {
  it.each<[number, number[]]>([
    [1, [0]],
    [7, [0, 1, 2, 3, 4, 5, 6]],
    [12, [1, 3, 5, 7, 9, 11]],
    [30, [1, 8, 15, 22, 29]],
    [90, [5, 19, 33, 47, 61, 75, 89]],
  ])('of %d points stand evenly, the last one among them', (count, labels) => {
    expect(labelledPoints(count)).toEqual(labels);
  });

  it('are at most seven, however many points there are', () => {
    for (let count = 1; count <= 400; count += 1) expect(labelledPoints(count).length).toBeLessThanOrEqual(7);
  });
});

test('the place of a point and the point at a place are one another’s inverse', () => {
  for (const slots of [false, true])
    for (const count of [1, 2, 7, 90])
      for (let i = 0; i < count; i += 1) expect(pointAt(xOf(i, count, slots) / 1000, count, slots)).toBe(i);
  expect(pointAt(-0.2, 7, false)).toBe(0);
  expect(pointAt(1.2, 7, true)).toBe(6);
});

describe('a line', () => {
  const dots = [
    { x: 0, y: 500 },
    { x: 500, y: 0 },
  ];

  it('of two figures is straight', () => {
    expect(linePath(dots)).toBe('M0 500C166.7 333.3 333.3 166.7 500 0');
    expect(areaPath(dots)).toBe('M0 500C166.7 333.3 333.3 166.7 500 0V1000H0z');
  });

  it('touches each figure and never goes beyond them, however steep', () => {
    const values = [500, 499, 10, 12, 900, 900, 0];
    const path = linePath(values.map((y, index) => ({ x: index * 100, y })));
    const [start, ...curves] = path.slice(1).split('C');
    const ends = [start!, ...curves].map((part) => Number(part.split(' ').at(-1)));
    expect(ends).toEqual(values);
    curves.forEach((part, index) => {
      const [low, high] = [values[index]!, values[index + 1]!].sort((a, b) => a - b);
      // A Bézier curve stays within the range of its control points.
      const controls = part.split(' ').map(Number);
      expect([controls[1]! >= low! - 0.1, controls[3]! <= high! + 0.1]).toEqual([true, true]);
      expect([controls[1]! <= high! + 0.1, controls[3]! >= low! - 0.1]).toEqual([true, true]);
    });
  });

  it('breaks where a figure is missing; a lone figure is a dot without an area', () => {
    const gap = [undefined, ...dots, undefined, undefined, { x: 900, y: 7 }, undefined];
    expect(linePath(gap)).toBe('M0 500C166.7 333.3 333.3 166.7 500 0M900 7h0');
    expect(areaPath(gap)).toBe(areaPath(dots));
  });

  it('of nothing is nothing', () => {
    expect(linePath([])).toBe('');
    expect(areaPath([undefined])).toBe('');
  });
});

test('a value is as far up as between the ends of the axis, which may begin above 0', () => {
  expect([1, 3, 4.5, 5].map((value) => shareOf(value, [1, 2, 3, 4, 5]))).toEqual([0, 0.5, 0.875, 1]);
  expect(shareOf(50, [0, 50, 100])).toBe(0.5);
  expect(shareOf(-2, [0, 1])).toBe(0);
});
