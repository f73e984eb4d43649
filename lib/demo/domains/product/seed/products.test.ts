import * as v from '@/lib/schema/schema';
import {
  PRODUCT_STATUSES,
  PRICING_MODES,
  productInputSchema,
  productSchema,
  type ProductDraft,
} from '@/lib/api/product-schema';
import { COVER_NAMES, picture } from '@/lib/demo/art/picture';
import { scoreOf } from '../score';
import { categoryById } from '@/lib/demo/domains/category/seed';
import { KINDS } from './kinds';
import { seedShopCategories } from '@/lib/demo/domains/shop-category/seed';
import { seedProducts } from './product-seed';

const epoch = Date.UTC(2026, 2, 10);
const products = seedProducts({ seed: 1, epoch, count: 520 });
const count = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).length;

test('there are 520 products of at least 40 kinds, each kind with its own drawing', () => {
  expect(products).toHaveLength(520);
  expect(KINDS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
  expect(KINDS.map(({ id }) => id).sort()).toEqual([...COVER_NAMES].sort());
  expect(new Set(COVER_NAMES.map((name) => picture(`art:${name}?c=blue&b=0`))).size).toBe(COVER_NAMES.length);
});

test('no two products are alike', () => {
  for (const key of ['zh', 'en'] as const) {
    const titles = products.flatMap(({ title }) => title[key] ?? []);
    expect(new Set(titles).size).toBe(titles.length);
    const texts = products.flatMap(({ description }) => description[key] ?? []);
    expect(new Set(texts).size).toBe(texts.length);
  }
  expect(new Set(products.map(({ sku }) => sku.toLowerCase())).size).toBe(520);
});

test('no SKU is used twice in a large shop either', () => {
  const skus = seedProducts({ seed: 1, epoch, count: 10_000 }).map(({ sku }) => sku.toLowerCase());
  expect(new Set(skus).size).toBe(10_000);
});

test('the first one is the pump of the board', () => {
  expect(products[0]).toMatchObject({
    title: { zh: '立式多级不锈钢离心泵 CDL32-80', en: 'Vertical multistage stainless steel pump CDL32-80' },
    sku: 'YQ-CDL32-80',
    status: 'online',
  });
});

test('every status and every way of pricing is present, in the shares of a living shop', () => {
  const share = (status: string) => count((product) => product.status === status) / 520;
  expect(share('online')).toBeCloseTo(0.7, 1);
  for (const status of PRODUCT_STATUSES) expect(share(status)).toBeGreaterThan(0.03);
  for (const mode of PRICING_MODES) expect(count(({ pricing }) => pricing?.mode === mode)).toBeGreaterThan(10);
  expect(count(({ variants }) => variants.length > 0)).toBeGreaterThan(50);
  expect(count(({ description }) => !description.en)).toBeGreaterThan(20);
  expect(count(({ seo }) => !seo)).toBeGreaterThan(50);
  expect(count(({ status, rejectReason }) => (status === 'rejected') === Boolean(rejectReason))).toBe(520);
});

test('all keep the contract, and those that are no drafts are complete', () => {
  const shopCategories = new Set(seedShopCategories(epoch).map(({ id }) => id));
  for (const product of products) {
    const seen = { ...product, images: product.images.map(picture) };
    expect(v.safeParse(productSchema, seen).issues).toBeUndefined();
    if (product.status !== 'draft') {
      expect({ sku: product.sku, issues: v.safeParse(productInputSchema, seen).issues }).toEqual({
        sku: product.sku,
        issues: undefined,
      });
    }
    expect(categoryById.get(product.categoryId!)?.leaf).toBe(true);
    expect(product.groupIds.filter((id) => !shopCategories.has(id))).toEqual([]);
    // The seed calculates the score before the description exists, which is written on first access.
    expect(product.score).toBe(scoreOf(product as ProductDraft));
    expect(product.score).toBeGreaterThan(15);
    expect(product.score).toBeLessThanOrEqual(100);
  }
});

test('times lie within the last eighteen months, in order', () => {
  for (const { createdAt, updatedAt } of products) {
    expect(Date.parse(createdAt)).toBeGreaterThan(epoch - 550 * 86_400_000);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
    expect(Date.parse(updatedAt)).toBeLessThan(epoch);
  }
});

test('seed and first moment decide everything', () => {
  expect(seedProducts({ seed: 1, epoch, count: 520 })).toEqual(products);
  expect(seedProducts({ seed: 2, epoch, count: 520 })).not.toEqual(products);
});
