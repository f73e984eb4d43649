import type { Totals } from '@/lib/api/stats';
import { FIGURES, changeOf, valueOf, type Figure } from './figures';

const TOTALS: Totals = {
  products: 520,
  online: 360,
  inquiries: 30,
  unanswered: 6,
  views: 2000,
  visitors: 1000,
  favourites: 50,
  reviewScore: 4.6,
  responseRate: 0.946,
  responseHours: 3.2,
};
const figure = (key: Figure['key']) => FIGURES.find((one) => one.key === key)!;
const change = (key: Figure['key'], previous: Partial<Totals>) =>
  changeOf(figure(key), TOTALS, { ...TOTALS, ...previous });

test('colour speaks of the meaning of a change, not of its direction', () => {
  expect(change('visitors', { visitors: 800 })).toEqual({ size: 0.25, direction: 'up', better: true });
  expect(change('visitors', { visitors: 2000 })).toEqual({ size: 0.5, direction: 'down', better: false });
  expect(change('responseHours', { responseHours: 5 })).toMatchObject({ direction: 'down', better: true });
  expect(change('unanswered', { unanswered: 2 })).toEqual({ size: 4, direction: 'up', better: false });
});

test('counts change in percent, shares in points, the rest as they are', () => {
  expect(change('inquiries', { inquiries: 20 })!.size).toBeCloseTo(0.5);
  expect(change('responseRate', { responseRate: 0.925 })!.size).toBeCloseTo(0.021);
  expect(change('conversion', { visitors: 500 })!.size).toBeCloseTo(0.03);
  expect(change('online', { online: 300 })!.size).toBe(60);
  expect(change('reviewScore', { reviewScore: 4.5 })!.size).toBeCloseTo(0.1);
});

test('no change is neither good nor bad, and from nothing there is no percentage', () => {
  expect(change('visitors', { visitors: 1000 })!.direction).toBe('same');
  expect(change('reviewScore', { reviewScore: 4.58 })!.direction).toBe('same');
  expect(change('visitors', { visitors: 0 })).toBeUndefined();
  expect(change('conversion', { visitors: 0 })).toBeUndefined();
  expect(change('unanswered', { unanswered: 0 })!.size).toBe(6);
  expect(valueOf(figure('conversion'), { ...TOTALS, visitors: 0 })).toBeUndefined();
});

test('of a figure that the platform does not send nothing is said, and there is no change without a value before', () => {
  expect(valueOf(figure('responseHours'), { ...TOTALS, responseHours: undefined })).toBeUndefined();
  expect(valueOf(figure('conversion'), { visitors: 5 })).toBeUndefined();
  expect(valueOf(figure('conversion'), { inquiries: 5 })).toBeUndefined();
  expect(changeOf(figure('visitors'), TOTALS, {})).toBeUndefined();
});

test('every total of the contract is shown', () => {
  const shown = new Set<string>([...FIGURES.map(({ key }) => key), 'products']);
  expect(Object.keys(TOTALS).filter((key) => !shown.has(key))).toEqual([]);
});
