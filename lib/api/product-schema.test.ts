import type * as v from '@/lib/schema/schema';
import { PRODUCT_LIMITS, productDraftSchema, productInputSchema } from './product-schema';
import { refusedAt, textOf as text, times } from '@/lib/schema/testing-refusals';

const complete = {
  title: { zh: '离心泵' },
  sku: 'YQ-1',
  keywords: ['pump'],
  categoryId: 'c1',
  groupIds: [],
  origin: 'CN',
  images: ['https://img.example/1.jpg'],
  attributes: [{ name: '材质', value: '304' }],
  pricing: { mode: 'single', currency: 'USD', price: '165.00' },
  moq: { quantity: 10, unit: 'pcs' },
  variants: [],
  tradeTerms: ['FOB'],
  paymentTerms: ['TT'],
  leadTimes: [],
  packaging: { size: { length: 60, width: 40, height: 90 }, grossWeight: 48.5 },
  customisation: [],
  certificateIds: [],
  description: { zh: '' },
  showcase: false,
};

const refused = (schema: v.Schema, path: string, value: unknown) => refusedAt(schema, complete, path, value);

const variant = (more: object) => ({ id: 'v', sku: 'S', options: {}, ...more });
const variants = (...skus: string[]) => skus.map((sku, at) => variant({ id: `v${at}`, sku }));
const named = (count: number) => Object.fromEntries(times(count, (at) => [`n${at}`, 'a']));
const ladder = (...tiers: [number, string][]) => ({
  ...{ mode: 'ladder', currency: 'USD' },
  tiers: tiers.map(([minQuantity, price]) => ({ minQuantity, price })),
});
const range = (min: string, max: string) => ({ mode: 'range', currency: 'USD', min, max });
const single = (price: string, currency = 'USD') => ({ mode: 'single', currency, price });
const leadTimes = (...rows: [number, number][]) => rows.map(([maxQuantity, days]) => ({ maxQuantity, days }));
const tiers = (count: number) => ladder(...times(count, (at): [number, string] => [10 + at, '9']));
const L = PRODUCT_LIMITS;

/** Each rule: a value that is just taken, one that is just refused, and where it is said if not at the path itself. */
const RULES: [path: string, taken: unknown, wrong: unknown, at?: string][] = [
  ['title', { en: 'Pump' }, { zh: ' ', en: '' }, 'title.zh'],
  ['title.zh', text(L.title), text(L.title + 1)],
  ['sku', text(L.sku), text(L.sku + 1)],
  ['sku', 'S', ' '],
  ['keywords', times(L.keywords, () => 'k'), times(L.keywords + 1, () => 'k')],
  ['keywords', [text(L.keyword)], [text(L.keyword + 1)], 'keywords.0'],
  ['keywords', ['k'], [' '], 'keywords.0'],
  ['origin', 'DE', 'de'],
  ['brand', text(64), text(65)],
  ['model', text(64), text(65)],
  ['port', text(64), text(65)],
  ['hsCode', '123456', '12345'],
  ['hsCode', '1234567890', '12345678901'],
  ['video', './a.mp4', 'javascript:alert(1)'],
  ['images', times(L.images, () => './1.png'), times(L.images + 1, () => './1.png')],
  ['images', ['./1.png'], ['http://img.example/1.png'], 'images.0'],
  [
    'attributes',
    times(L.attributes, () => ({ name: 'a', value: 'b' })),
    times(L.attributes + 1, () => ({ name: 'a', value: 'b' })),
  ],
  ['attributes', [{ name: text(64), value: 'b' }], [{ name: text(65), value: 'b' }], 'attributes.0.name'],
  ['attributes', [{ name: 'a', value: text(256) }], [{ name: 'a', value: text(257) }], 'attributes.0.value'],
  ['pricing', single('0.01'), single('0.00'), 'pricing.price'],
  ['pricing', single('0.01'), single('0.001'), 'pricing.price'],
  ['pricing', single('100', 'JPY'), single('100.5', 'JPY'), 'pricing.price'],
  ['pricing', range('5', '5.01'), range('5', '5.00'), 'pricing.max'],
  ['pricing', tiers(L.tiers), tiers(L.tiers + 1), 'pricing.tiers'],
  ['pricing', ladder([10, '9'], [11, '9']), ladder([10, '9'], [10, '9']), 'pricing.tiers.1.minQuantity'],
  ['pricing', ladder([10, '9'], [20, '9']), ladder([10, '9'], [20, '9.01']), 'pricing.tiers.1.price'],
  ['pricing', ladder([10, '9']), ladder([11, '9']), 'pricing.tiers.0.minQuantity'],
  ['moq.quantity', 1, 0],
  ['moq.quantity', 2, 1.5],
  ['moq.unit', text(20), text(21)],
  ['variants', variants(...times(L.variants, String)), variants(...times(L.variants + 1, String))],
  ['variants', variants('A', 'B', 'C'), variants('A', 'B', 'A'), 'variants.2.sku'],
  ['variants', [variant({ options: named(L.optionNames) })], [variant({ options: named(L.optionNames + 1) })]],
  ['variants', variants(text(L.sku)), variants(text(L.sku + 1)), 'variants.0.sku'],
  ['variants', variants('A'), variants(' '), 'variants.0.sku'],
  ['variants', [variant({ price: '0.01' })], [variant({ price: '0' })], 'variants.0.price'],
  ['variants', [variant({ price: '0.01' })], [variant({ price: '0.001' })], 'variants.0.price'],
  ['variants', [variant({ stock: 0 })], [variant({ stock: -1 })], 'variants.0.stock'],
  ['variants', [variant({ image: './1.png' })], [variant({ image: 'javascript:1' })], 'variants.0.image'],
  ['stock', 0, -1],
  ['tradeTerms', ['FOB'], ['XXX'], 'tradeTerms.0'],
  ['paymentTerms', ['TT'], ['XXX'], 'paymentTerms.0'],
  [
    'leadTimes',
    times(L.leadTimes, (at) => ({ maxQuantity: at + 1, days: at + 1 })),
    times(L.leadTimes + 1, (at) => ({ maxQuantity: at + 1, days: at + 1 })),
  ],
  ['leadTimes', leadTimes([10, 5], [11, 6]), leadTimes([10, 5], [10, 6]), 'leadTimes.1.maxQuantity'],
  ['leadTimes', leadTimes([10, 5], [11, 6]), leadTimes([10, 5], [11, 5]), 'leadTimes.1.days'],
  ['leadTimes', leadTimes([1, 1]), leadTimes([1, 0]), 'leadTimes.0.days'],
  [
    'supplyAbility',
    { quantity: 1, unit: text(20), period: 'day' },
    { quantity: 0, unit: 'pcs', period: 'day' },
    'supplyAbility.quantity',
  ],
  [
    'supplyAbility',
    { quantity: 1, unit: 'pcs', period: 'year' },
    { quantity: 1, unit: 'pcs', period: 'age' },
    'supplyAbility.period',
  ],
  ['packaging.size.length', 0.1, 0],
  ['packaging.grossWeight', 0.1, 0],
  ['packaging.netWeight', 48.5, 48.6],
  ['packaging.type', text(64), text(65)],
  ['packaging.quantityPerCarton', 1, 0],
  ['sample', { available: true, price: '0.01' }, { available: true, price: '0' }, 'sample.price'],
  ['sample', { available: true, price: '0.01' }, { available: true, price: '0.001' }, 'sample.price'],
  ['sample', { available: true, maxQuantity: 1 }, { available: true, maxQuantity: 0 }, 'sample.maxQuantity'],
  ['customisation', [text(64)], [text(65)], 'customisation.0'],
  ['description.zh', text(L.description), text(L.description + 1)],
  ['description.zh', '水'.repeat(33_333), '水'.repeat(33_334)],
  ['description.zh', '<img src="./1.png">', '<img data-upload="1">'],
  ['seo.title', text(70), text(71)],
  ['seo.description', text(300), text(301)],
  ['seo.slug', 'a-1', 'A-1'],
  ['seo.slug', text(255), text(256)],
];

test.each(RULES)(
  '%s: at the limit it is taken, beyond it refused, of a draft too (%#)',
  (path, taken, wrong, at = path) => {
    for (const schema of [productInputSchema, productDraftSchema]) {
      expect(refused(schema, path, taken)).toEqual([]);
      expect(refused(schema, path, wrong)).toEqual([at]);
    }
  },
);

/** What the review requires, and a draft may lack. */
test.each<[string, unknown, string?]>([
  ['categoryId', ''],
  ['origin', undefined],
  ['images', []],
  ['pricing', undefined],
  ['pricing', { mode: 'single', currency: 'USD' }, 'pricing.price'],
  ['pricing', { mode: 'range', currency: 'USD', max: '9' }, 'pricing.min'],
  ['pricing', { mode: 'range', currency: 'USD', min: '9' }, 'pricing.max'],
  ['pricing', ladder(), 'pricing.tiers'],
  ['moq', undefined],
  ['packaging', undefined],
  ['packaging', {}, 'packaging.size'],
])('%s is required for the review (%#)', (path, value, at = path) => {
  expect(refused(productInputSchema, path, value)).toContain(at);
});
test.each(['origin', 'images', 'pricing', 'moq', 'packaging', 'variants', 'description', 'categoryId'])(
  'a draft may lack %s',
  (path) => expect(refused(productDraftSchema, path, undefined)).toEqual([]),
);
