import { tableHeight } from './table-height';

it.each([
  [undefined, 'calc(100dvh - 291px)'],
  [0, 'calc(100dvh - 291px)'],
  [1, 'calc(100dvh - 351px)'],
  [3, 'calc(100dvh - 471px)'],
])('leaves room for %p extra rows', (rows, height) => expect(tableHeight(rows)).toBe(height));
