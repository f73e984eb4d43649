import type { Product } from '@/lib/api/product-schema';
import type { ShopDetail } from '@/lib/api/shop-detail';
import { toRecord } from '../product-record';
import { toValues } from '../product-values';
import { shopTemplate, withTemplate } from './template';

const product = {
  id: '7',
  title: { zh: '离心泵', en: 'Pump' },
  sku: 'P-7',
  images: ['/a.jpg'],
  categoryId: 'c1',
  origin: 'CN',
  hsCode: '841370',
  pricing: { mode: 'single', currency: 'EUR', price: '128.00' },
  moq: { quantity: 10, unit: 'set' },
  stock: 5,
  variants: [{ id: 'v', options: { 颜色: '红' }, sku: 'P-7-R' }],
  tradeTerms: ['FOB', 'CIF'],
  leadTimes: [{ maxQuantity: 100, days: 15 }],
  packaging: { size: { length: 1, width: 2, height: 3 }, grossWeight: 4 },
  description: { en: '<p>Pump</p>' },
  showcase: true,
} as unknown as Product;

test('a product gives what its line has in common, and nothing that is its own', () => {
  const { values, count } = withTemplate(toValues(), product);
  expect(count).toBe(8);
  const { record } = toRecord(values, undefined);
  expect(record).toMatchObject({
    categoryId: 'c1',
    origin: 'CN',
    hsCode: '841370',
    moq: { quantity: 10, unit: 'set' },
    tradeTerms: ['FOB', 'CIF'],
    leadTimes: [{ maxQuantity: 100, days: 15 }],
    packaging: { size: { length: 1, width: 2, height: 3 }, grossWeight: 4 },
    pricing: { mode: 'single', currency: 'EUR' },
    variants: [],
    images: [],
    showcase: false,
  });
  expect(JSON.stringify(record)).not.toMatch(/P-7|离心泵|128|a\.jpg|<p>/);
  expect(record).not.toHaveProperty('id');
  expect(record).not.toHaveProperty('stock');
});

test('what was filled in stays', () => {
  const typed = {
    ...toValues(),
    origin: 'DE',
    tradeTerms: ['EXW' as const],
    pricing: { ...toValues().pricing, price: '99.00' },
  };
  const { values, count } = withTemplate(typed, product);
  expect(values).toMatchObject({ origin: 'DE', tradeTerms: ['EXW'], pricing: { currency: 'USD', price: '99.00' } });
  expect(count).toBe(5);
});

test('the shop gives its country and terms, and the first of its ports and currencies', () => {
  const detail = {
    tradeTerms: ['FOB'],
    paymentTerms: ['TT', 'LC'],
    ports: ['Ningbo', 'Shanghai'],
    currencies: ['CNY', 'USD'],
  };
  const { values, count } = withTemplate(toValues(), shopTemplate({ country: 'CN' }, detail as unknown as ShopDetail));
  expect(values).toMatchObject({ origin: 'CN', tradeTerms: ['FOB'], paymentTerms: ['TT', 'LC'], port: 'Ningbo' });
  expect(values.pricing).toMatchObject({ mode: 'single', currency: 'CNY' });
  expect(count).toBe(5);
});

test('a shop that says nothing of itself gives nothing', () => {
  const detail = { tradeTerms: [], paymentTerms: [], ports: [], currencies: [] };
  const empty = withTemplate(toValues(), shopTemplate({ country: '' }, detail as unknown as ShopDetail));
  expect(empty).toEqual({ values: toValues(), count: 0 });
});
