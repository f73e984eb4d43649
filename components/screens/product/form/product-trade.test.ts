import * as v from '@/lib/schema/schema';
import { productSchema, type Product } from '@/lib/api/product-schema';
import { toRecord } from './product-record';
import { checkProduct } from './product-rules';
import { toValues, type ProductValues } from './product-values';
import { sampleProduct } from './testing-product';

const product: Product = v.parse(productSchema, sampleProduct);
const issues = (change: (values: ProductValues) => void, base: Product | undefined = product) => {
  const values = toValues(base);
  change(values);
  return checkProduct(values, 'draft', { base, required: [] }).map(({ path, key }) => `${path} ${key}`);
};

test.each(['0', '0.00', '00'])('a price of %s is refused wherever there is one', (zero) => {
  expect(issues((v) => (v.pricing = { ...v.pricing, mode: 'single', price: zero }))).toEqual([
    'pricing.price noZeroPrice',
  ]);
  expect(issues((v) => (v.pricing = { ...v.pricing, mode: 'range', min: zero, max: '5' }))).toEqual([
    'pricing.min noZeroPrice',
  ]);
  expect(issues((v) => (v.pricing.tiers = [{ minQuantity: 10, price: zero }]))).toEqual([
    'pricing.tiers.0.price noZeroPrice',
  ]);
  expect(issues((v) => (v.variants[0]!.price = zero))).toEqual(['variants.0.price noZeroPrice']);
  expect(issues((v) => (v.sample = { ...v.sample, price: zero }))).toEqual(['sample.price noZeroPrice']);
});

test('the first tier is the MOQ, also while another field is wrong', () => {
  expect(issues((v) => (v.moq.quantity = 20))).toEqual(['pricing.tiers.0.minQuantity firstTier']);
  expect(
    issues((v) => {
      v.moq.quantity = 20;
      v.stock = 'many';
    }).sort(),
  ).toEqual(['pricing.tiers.0.minQuantity firstTier', 'stock number']);
  expect(
    issues((v) => {
      v.moq.quantity = 20;
      v.pricing = { ...v.pricing, mode: 'single', price: '1' };
    }),
  ).toEqual([]);
});

test('prices are compared digit by digit, and a range has two ends', () => {
  const range = (min: string, max: string) => issues((v) => (v.pricing = { ...v.pricing, mode: 'range', min, max }));
  expect(range('5', '5.00')).toEqual(['pricing.max maxBelowMin']);
  expect(range('999999999999.98', '999999999999.99')).toEqual([]);
});

test('lead times rise in quantity and in days', () => {
  const rows = (...leadTimes: [number, number][]) =>
    issues((v) => (v.leadTimes = leadTimes.map(([maxQuantity, days]) => ({ maxQuantity, days }))));
  expect(rows([50, 15], [100, 20])).toEqual([]);
  expect(rows([50, 15], [50, 15])).toEqual(['leadTimes.1.maxQuantity notRising', 'leadTimes.1.days notRising']);
  expect(rows([50, 15], [100, 10])).toEqual(['leadTimes.1.days notRising']);
});

test('a product is no heavier than its package', () => {
  expect(issues((v) => (v.packaging.netWeight = 48.6))).toEqual(['packaging.netWeight netAboveGross']);
  expect(issues((v) => (v.packaging.netWeight = 48.5))).toEqual([]);
});

test('a yen has no parts, wherever a price is', () => {
  const yen = (change: (values: ProductValues) => void) =>
    issues((v) => {
      v.pricing = { ...v.pricing, mode: 'single', currency: 'JPY', price: '1500.00' };
      change(v);
    });
  expect(yen(() => {})).toEqual([]);
  expect(
    yen((v) => {
      v.pricing.price = '1500.5';
      v.variants[0]!.price = '0.5';
      v.sample.price = '2.01';
    }),
  ).toEqual(['pricing.price tooFine', 'variants.0.price tooFine', 'sample.price tooFine']);
  // Values of other modes are not sent, so they are not validated.
  expect(yen((v) => (v.pricing.min = '0.5'))).toEqual([]);
});

test('supply ability is whole or empty, and empty again where it was', () => {
  const part = (supplyAbility: ProductValues['supplyAbility'], base?: Product) =>
    issues((v) => (v.supplyAbility = supplyAbility), base);
  const base = { ...product, supplyAbility: undefined };
  expect(part({ quantity: undefined, unit: 'pcs', period: 'month' }, base)).toEqual([
    'supplyAbility.quantity required',
  ]);
  expect(part({ quantity: 5, unit: '', period: 'month' }, base)).toEqual(['supplyAbility.unit required']);
  expect(part({ quantity: undefined, unit: '', period: 'week' }, base)).toEqual([
    'supplyAbility.quantity required',
    'supplyAbility.unit required',
  ]);
  expect(part({ quantity: undefined, unit: ' ', period: 'month' }, base)).toEqual([]);
  const weekly = { ...product, supplyAbility: { quantity: 5, unit: 'pcs', period: 'week' } };
  expect(part({ quantity: undefined, unit: '', period: 'week' }, weekly)).toEqual([]);
});

test('options without a value or a name, twice the same and too many combinations are said', () => {
  const options = (...list: [string, string[]][]) =>
    issues((v) => (v.options = list.map(([name, values]) => ({ name, values }))));
  expect(options(['颜色', []])).toEqual(['options.0.values optionValues']);
  expect(options(['', ['红']])).toEqual(['options.0.name required']);
  expect(options(['颜色', ['红']], ['颜色 ', ['蓝']])).toEqual(['options.1.name duplicate']);
  expect(options(['', []])).toEqual([]);
  const many = Array.from({ length: 15 }, (_, at) => String(at));
  expect(options(['a', many], ['b', many])).toEqual(['options tooManyVariants']);
});

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return ['7'];
  return value === 'single' ? 'ladder' : '7';
}
function fieldsOf(values: object, path: string[] = []): string[][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value, [...path, name])
      : [[...path, name]],
  );
}
const HALF_ROWS: Record<string, object[]> = {
  attributes: [{ name: '7', value: '' }],
  leadTimes: [{ maxQuantity: '7', days: undefined }],
  options: [{ name: '7', values: [] }],
  variants: [{ id: '7', options: { a: 'b' }, sku: '7', price: undefined, stock: undefined, image: undefined }],
  'pricing.tiers': [{ minQuantity: '7', price: undefined }],
};
/** Not sent: prices of modes that are not selected, which the form shows in a hint. */
const OTHER_MODES = ['pricing.min', 'pricing.max', 'pricing.tiers'];

test.each(fieldsOf(toValues()).map((path) => path.join('.')))(
  '%s alone, in a new product, is in the record or said',
  (path) => {
    const values = toValues();
    const names = path.split('.');
    let holder = values as unknown as Record<string, unknown>;
    for (const name of names.slice(0, -1)) holder = holder[name] as Record<string, unknown>;
    const name = names.at(-1)!;
    const empty = JSON.stringify(toRecord(values, undefined).record);
    holder[name] = HALF_ROWS[path] ?? otherThan(holder[name]);
    if (OTHER_MODES.includes(path)) values.pricing.mode = path.endsWith('tiers') ? 'ladder' : 'range';
    const changed = JSON.stringify(toRecord(values, undefined).record) !== empty;
    const isReported = checkProduct(values, 'draft', { base: undefined, required: [] }).some((issue) =>
      issue.path.startsWith(names[0]!),
    );
    expect(changed || isReported).toBe(true);
  },
);
