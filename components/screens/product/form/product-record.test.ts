import * as v from '@/lib/schema/schema';
import type { Level } from '@/components/ui/form/form-model';
import { productSchema, type Product } from '@/lib/api/product-schema';
import { toRecord } from './product-record';
import { PRODUCT_KIND } from './product-kind';
import { checkProduct } from './product-rules';
import { toValues, type ProductValues } from './product-values';
import { sampleProduct } from './testing-product';

const product: Product = v.parse(productSchema, { ...sampleProduct, unknownExtra: { kept: [1] } });
const revive = PRODUCT_KIND.revive;
const issues = (values: ProductValues, level: Level, required: string[] = []) =>
  checkProduct(values, level, { base: product, required }).map(({ path, key }) => `${path} ${key}`);

test('a record goes through the form unchanged, with what the client does not know', () => {
  const { record } = toRecord(toValues(product), product);
  expect(record).toEqual(JSON.parse(JSON.stringify(product)));
});

test('what the client does not know within a field is kept too, also of a restored draft', () => {
  const more = { unknownExtra: 'kept' };
  const { packaging } = sampleProduct;
  const stored = v.parse(productSchema, {
    ...sampleProduct,
    pricing: { mode: 'ladder', currency: 'USD', tiers: [{ minQuantity: 10, price: '5', ...more }], ...more },
    moq: { quantity: 10, unit: 'pcs', ...more },
    attributes: [{ name: 'Power', value: '1 kW', ...more }],
    leadTimes: [{ maxQuantity: 100, days: 7, ...more }],
    supplyAbility: { quantity: 1, unit: 'pcs', period: 'week', ...more },
    packaging: { ...packaging, size: { ...packaging.size, ...more }, ...more },
    sample: { available: true, price: '3', ...more },
    seo: { title: 'pump', ...more },
  });
  const values = revive({ ...toValues(stored), model: 'M2' })!;
  const sent = toRecord(values, stored).record;
  expect(sent).toEqual(JSON.parse(JSON.stringify({ ...stored, model: 'M2' })));
  expect(JSON.stringify(sent).match(/unknownExtra/g)).toHaveLength(10);
});

test.each(['single', 'range', 'negotiable'])('a product with the price mode %s has no list of price steps', (mode) => {
  const { pricing } = v.parse(productSchema, {
    ...sampleProduct,
    pricing: { mode, currency: 'USD', tiers: undefined },
  });
  expect(pricing).toEqual({ mode, currency: 'USD' });
});

test('a new product sends nothing that is not filled in, and is a draft', () => {
  const values = { ...toValues(), title: { zh: '泵', en: '' }, sku: 'P1' };
  const { record } = toRecord(values, undefined);
  expect(record).toMatchObject({ status: 'draft', title: { zh: '泵' }, sku: 'P1' });
  for (const field of ['pricing', 'moq', 'packaging', 'seo', 'sample', 'supplyAbility', 'brand']) {
    expect(record).not.toHaveProperty(field);
  }
  expect(issues(values, 'draft')).toEqual([]);
});

test('a complete product has no issue, and a draft may be half done', () => {
  expect(issues(toValues(product), 'full')).toEqual([]);
  const half = toValues(product);
  half.pricing = { ...half.pricing, mode: 'range', min: '5', max: undefined };
  half.packaging.grossWeight = undefined;
  expect(issues(half, 'draft')).toEqual([]);
  expect(issues(half, 'full')).toEqual(['pricing.max required', 'packaging.grossWeight required']);
});

test('review names each missing field, not the group it is in', () => {
  const paths = checkProduct(toValues(), 'review', { base: undefined, required: ['Material'] }).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'title.zh',
      'sku',
      'categoryId',
      'origin',
      'images',
      'pricing.price',
      'moq.quantity',
      'packaging.size.length',
      'packaging.grossWeight',
      'attributes/Material',
    ]),
  );
});

describe('price steps', () => {
  const ladder = (tiers: ProductValues['pricing']['tiers']) => {
    const values = toValues(product);
    values.pricing = { ...values.pricing, mode: 'ladder', tiers };
    return issues(values, 'draft');
  };
  test('quantities rise and prices do not', () =>
    expect(
      ladder([
        { minQuantity: 10, price: '165.00' },
        { minQuantity: 200, price: '128.00' },
        { minQuantity: 200, price: '129.00' },
      ]),
    ).toEqual(['pricing.tiers.2.minQuantity tierQuantity', 'pricing.tiers.2.price tierPrice']));
  test('empty rows are left out and the paths still name the right row', () =>
    expect(
      ladder([
        { minQuantity: 10, price: '165.00' },
        { minQuantity: undefined, price: undefined },
        { minQuantity: 50, price: 'abc' },
      ]),
    ).toEqual(['pricing.tiers.2.price amount']));
  test('half a row asks for its other half, text that is no number is named', () =>
    expect(
      ladder([
        { minQuantity: 'ten', price: '1' },
        { minQuantity: 20, price: undefined },
      ]),
    ).toEqual(['pricing.tiers.0.minQuantity number', 'pricing.tiers.1.price required']));
});

test('sentences for texts whose form is wrong', () => {
  const values = { ...toValues(product), hsCode: '84', stock: '3 pcs' };
  values.seo = { title: '', description: '', slug: 'Solar Pump' };
  values.sample = { available: true, price: '1.234', maxQuantity: undefined };
  expect(issues(values, 'draft').sort()).toEqual([
    'hsCode hsCode',
    'sample.price amount',
    'seo.slug slug',
    'stock number',
  ]);
});

test('an HS code is taken as everyone writes it', () => {
  const values = { ...toValues(product), hsCode: '8413.70 99' };
  expect(issues(values, 'draft')).toEqual([]);
  expect(toRecord(values, product).record).toMatchObject({ hsCode: '84137099' });
});

test('an attribute of the category counts when it has a value', () => {
  const values = { ...toValues(product), attributes: [{ name: 'Material', value: '304' }] };
  expect(issues(values, 'review', ['Material', 'Head'])).toEqual(['attributes/Head required']);
  expect(issues(values, 'full', ['Material', 'Head'])).toEqual([]);
});

test('a kept draft comes back as it was, a damaged one only as far as it fits', () => {
  const values = toValues(product);
  values.moq.quantity = 'ten';
  values.title.fr = 'Pompe';
  expect(revive(JSON.parse(JSON.stringify(values)))).toEqual(values);
  const revived = revive(
    JSON.parse(
      '{"sku":5,"pricing":"x","images":{},"title":{"zh":"泵","__proto__":{"a":1}},"__proto__":{"admin":true}}',
    ),
  );
  expect(revived).toEqual({ ...toValues(), title: { zh: '泵', en: '' } });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  expect(revive([])).toBeUndefined();
});

test('only the form’s part of two records is compared', () => {
  expect(Object.keys(PRODUCT_KIND.partOf(toRecord(toValues(product), product).record))).not.toContain('version');
});
