import { productSchema } from '../product-schema';
import { withUnread } from './unread';
import { sentObject } from '../values';
import * as v from '@/lib/schema/schema';

const at = '2026-01-01T00:00:00Z';
const sent = {
  ...{ id: '1', version: 1, createdAt: at, updatedAt: at },
  ...{ title: { en: 'Pump' }, sku: 'P1', status: 'draft' },
  stock: '12',
  showcase: 'yes',
  pricing: { mode: 'single', currency: 'USD', price: 12.5 },
  variants: [{ id: 'v1', options: {}, sku: 'P1-A', stock: '7', price: '3' }],
  attributes: [{ name: 'Power', value: 5.5 }, { name: 'Voltage', value: '380 V' }, null],
  keywords: ['pump', 7],
};
const read = v.parse(productSchema, sent);

it('shows a field that cannot be read as absent', () => {
  expect(read).toMatchObject({ stock: undefined, showcase: false });
  expect(read.pricing?.price).toBeUndefined();
  expect(read.variants[0]).toMatchObject({ price: '3', stock: undefined });
  expect(read).toMatchObject({ attributes: [{ name: 'Voltage' }], keywords: ['pump'] });
});

it('sends such fields as they were, within objects and rows too, and after a copy by JSON', () => {
  for (const record of [read, JSON.parse(JSON.stringify(read))]) {
    const back = withUnread({ ...record, brand: 'Yongquan' });
    expect(back).toMatchObject({ ...sent, brand: 'Yongquan' });
    expect(JSON.stringify(back)).not.toContain('unread$');
  }
});

it('sends what has taken their place', () => {
  const more = { stock: 3, showcase: true, keywords: ['pump', 'seal'] };
  expect(withUnread({ ...read, ...more })).toMatchObject(more);
});

it('does not read an object without a field that it must have', () => {
  const shape = sentObject({ name: v.string(), size: v.optional(v.number()) });
  expect(v.safeParse(shape, { size: 'x' }).success).toBe(false);
  expect(v.parse(shape, { name: 'a', size: 1, more: true })).toEqual({ name: 'a', size: 1, more: true });
});
