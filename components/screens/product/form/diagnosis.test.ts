/** @jest-environment ./scripts/check/jest-env.ts */
import * as v from '@/lib/schema/schema';
import { productSchema } from '@/lib/api/product-schema';
import { diagnose } from './diagnosis';
import { toValues, type ProductValues } from './product-values';
import { sampleProduct } from './testing-product';

const product = v.parse(productSchema, sampleProduct);
const adviceOf = (change: (values: ProductValues) => void) => {
  const values = toValues(product);
  change(values);
  return diagnose(values, []).advice.map(({ key }) => key);
};

test('a row is an entry once all of it is filled in', () => {
  const leadTimes = (...rows: ProductValues['leadTimes']) => adviceOf((values) => (values.leadTimes = rows));
  expect(leadTimes({ maxQuantity: 50, days: 15 })).not.toContain('leadTimes');
  expect(leadTimes()).toContain('leadTimes');
  expect(leadTimes({ maxQuantity: undefined, days: undefined })).toContain('leadTimes');
  expect(leadTimes({ maxQuantity: 50, days: '' })).toContain('leadTimes');
  const attributes = (value: string) =>
    adviceOf((values) => (values.attributes = [1, 2, 3, 4, 5, 6].map((at) => ({ name: `n${at}`, value }))));
  expect(attributes('1')).not.toContain('attributes');
  expect(attributes(' ')).toContain('attributes');
});

const variant = (
  options: Record<string, string>,
  price: string | undefined,
  sku = 'A-1',
): ProductValues['variants'][number] => ({
  ...{ id: JSON.stringify(options), options, sku, price },
  ...{ stock: undefined, image: undefined },
});

test('names and values of options without English are named', () => {
  const found = (name: string, values: string[]) =>
    diagnose(
      {
        ...toValues(product),
        options: [
          { name: 'Size', values: ['DN50'] },
          { name, values },
        ],
      },
      [],
    ).advice.find(({ key }) => key === 'optionsEn');
  expect(found('颜色', ['红 Red', '蓝', '110V'])).toEqual({
    key: 'optionsEn',
    path: 'options.1.name',
    names: ['颜色', '蓝'],
  });
  expect(found('Colour', ['三相 380V'])).toMatchObject({ names: ['三相 380V'] });
  expect(found('颜色 Colour', ['Red', '', '220V'])).toBeUndefined();
});

test('variants whose price contradicts the tiers are named, the first by its SKU', () => {
  const found = (...prices: (string | undefined)[]) =>
    diagnose(
      { ...toValues(product), variants: prices.map((price, at) => variant({ Size: `${at}` }, price, `A-${at}`)) },
      [],
    ).advice.filter(({ key }) => key.startsWith('variant'));
  expect(found('150', undefined, '165.00', '148')).toEqual([]);
  expect(found('150', '165.01', '200', '140')).toEqual([
    { key: 'variantAbove', path: 'variants.1.price', name: 'A-1', count: 2 },
    { key: 'variantBelow', path: 'variants.3.price', name: 'A-3', count: 1 },
  ]);
  const { pricing } = toValues(product);
  const unpriced = diagnose(
    { ...toValues(product), pricing: { ...pricing, tiers: [] }, variants: [variant({}, '')] },
    [],
  );
  expect(unpriced.advice).toContainEqual({ key: 'variantNone', path: 'variants.0.price', name: 'A-1', count: 1 });
});
