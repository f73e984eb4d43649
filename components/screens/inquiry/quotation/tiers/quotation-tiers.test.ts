import { reviveValues } from '@/components/ui/record/revive';
import { createRandom } from '@/lib/demo/platform/random';
import type { Product } from '@/lib/api/product-schema';
import { convertAmount } from '@/lib/util/money';
import { partsOf } from '../../rules/quotation-extras';
import { foreignCurrencies, pairOf, quotationPrices } from '../quotation-currency';
import { pricesOf, type ItemValues, type PriceValues, type QuotationValues } from '../quotation-fields';
import { changedRow, changedTier, longestLeadTime, tieredByProduct } from '../quotation-lines';
import { checkQuotation, pathInForm, quotationFor, toQuotation } from '../quotation-values';
import { quotedVariant } from '../quotation-variant';

const TODAY = '2026-11-20';
const INTO = { currency: 'USD', rates: {} };
const TEXTS = { past: '', discount: '折扣太大', share: '按百分比', remark: '备注满', rate: '' };
const SMALL = { id: 'v1', options: {}, sku: 'P-25' };
const LARGE = { id: 'v2', options: {}, sku: 'P-40', price: '184.00' };
const PUMP = {
  id: 'p1',
  pricing: {
    mode: 'ladder',
    currency: 'USD',
    tiers: [
      { minQuantity: 10, price: '165.00' },
      { minQuantity: 50, price: '128.00' },
      { minQuantity: 200, price: '128.00' },
    ],
  },
  moq: { quantity: 10, unit: 'set' },
  leadTimes: [
    { maxQuantity: 20, days: 12 },
    { maxQuantity: 100, days: 35 },
    { maxQuantity: 900, days: 60 },
  ],
  variants: [SMALL, LARGE],
} as unknown as Product;

/** A quotation of 60 pumps with further price tiers. */
function make(tiers: PriceValues[] = [], change: Partial<QuotationValues> = {}): QuotationValues {
  const values = quotationFor(
    {
      products: [{ id: 'p1', title: 'CDL32', image: '', quantity: 60, unit: 'set' }] as never,
      buyer: { country: 'BR' },
    },
    new Map([['p1', PUMP]]),
    TODAY,
  );
  const items = values.items.map((row) => ({ ...row, tiers }));
  return { ...values, items, places: { ...values.places, loading: 'Ningbo' }, ...change };
}
const tier = (quantity: PriceValues['quantity'], unitPrice: string | undefined) => ({ quantity, unitPrice });
const send = (values: QuotationValues, tiers: boolean, language: 'zh' | 'en' = 'en') =>
  toQuotation(values, { today: TODAY, language, terms: true, tiers });
const pricesIn = (row: ItemValues) => pricesOf(row).map(({ quantity, unitPrice }) => [quantity, unitPrice]);

test('tiers are a field where the platform has it, else a table in the remark, and there is no sum in either', () => {
  const values = make([tier(500, '120'), tier(1000, '115.5')], { remark: 'Warranty.', discount: '10' });
  const within = send(values, true);
  expect(within).toMatchObject({
    items: [
      {
        quantity: 60,
        unitPrice: '115.20',
        listPrice: '128.00',
        tiers: [
          { minQuantity: 60, price: '115.20' },
          { minQuantity: 500, price: '108.00' },
          { minQuantity: 1000, price: '103.95' },
        ],
      },
    ],
    discount: { share: '10' },
    remark: 'Warranty.',
  });
  const without = send(values, false);
  expect(without).not.toHaveProperty('items.0.tiers');
  expect(without.remark).toBe(
    'Price tiers (from quantity: unit price in USD), no total:\n1. CDL32\n≥ 60: 115.20\n≥ 500: 108.00\n≥ 1000: 103.95\nWarranty.',
  );
  expect(partsOf(without as never)).toMatchObject({ isTiered: true, total: undefined, remark: 'Warranty.' });
  expect(partsOf(without as never)).toEqual(partsOf(within as never));
  const bare = toQuotation(values, { today: TODAY, language: 'zh', terms: false, tiers: false });
  expect(bare.remark).toMatch(
    /^阶梯价（起订数量：单价 USD），不计合计：\n1\. CDL32\n≥ 60：115\.20\n(≥.*\n){2}折扣：10%，已计入单价。\nWarranty\.$/,
  );
  expect(partsOf(bare as never)).toMatchObject({ discount: { share: '10' }, total: undefined, remark: 'Warranty.' });
});

test('a row without tiers is sent as ever', () => {
  for (const tiers of [true, false]) {
    expect(send(make(), tiers)).toEqual(
      send({ ...make(), items: make().items.map(({ tiers: _, ...row }) => row) }, false),
    );
    expect(send(make(), tiers)).not.toHaveProperty('items.0.tiers');
  }
});

test.each([true, false])('each fault of a tier is beside its field (field of the platform: %s)', (tiers) => {
  const faults = (further: PriceValues[], change: Partial<QuotationValues> = {}) =>
    checkQuotation(make(further, change), { today: TODAY, language: 'en', terms: true, tiers }, TEXTS).map(
      ({ path, key, text, values }) => [path, key ?? text, ...Object.values(values ?? {})],
    );
  expect(faults([tier(500, '120'), tier(1000, '120.00')])).toEqual([]);
  expect(faults([tier(60, '120')])).toEqual([['items.0.tiers.0.quantity', 'tierQuantity', 60]]);
  expect(faults([tier(undefined, undefined)])).toEqual([
    ['items.0.tiers.0.quantity', 'required'],
    ['items.0.tiers.0.unitPrice', 'required'],
  ]);
  expect(faults([tier('viele', '0.00'), tier(1.5, '1.234')])).toEqual([
    ['items.0.tiers.0.quantity', 'number'],
    ['items.0.tiers.0.unitPrice', 'noZeroPrice'],
    ['items.0.tiers.1.quantity', 'wholeNumber'],
    ['items.0.tiers.1.unitPrice', 'amount'],
  ]);
  // The price before the discount is the one that was typed.
  expect(faults([tier(500, '130')], { discount: '5' })).toEqual([['items.0.tiers.0.unitPrice', 'tierPrice', '128.00']]);
  expect(faults([tier(500, '120.50')], { currency: 'JPY' })).toContainEqual([
    'items.0.tiers.0.unitPrice',
    'tooFine',
    'JPY',
    0,
  ]);
  const row = (part: Partial<ItemValues>) => ({ items: [{ ...make([tier(500, '1')]).items[0]!, ...part }] });
  expect(faults([], row({ quantity: 1.5 }))).toEqual([['items.0.quantity', 'wholeNumber']]);
  expect(faults([], row({ quantity: undefined, unitPrice: '' }))).toEqual([
    ['items.0.quantity', 'required'],
    ['items.0.unitPrice', 'required'],
  ]);
  expect(faults([tier(500, '120')], { discountBy: 'amount', discount: '5' })).toEqual([['discount', '按百分比']]);
  expect(faults([tier(500, '')], { discount: '5' })).toEqual([['items.0.tiers.0.unitPrice', 'required']]);
  const seven = Array.from({ length: 6 }, (_, at) => tier(100 + at, '1'));
  expect(faults(seven)).toEqual([['items.0.tiers', 'tooMany', 6]]);
});

test('a remark that the table makes too long says why', () => {
  const values = make([tier(500, '120')], { remark: 'x'.repeat(990) });
  const found = (tiers: boolean, remark = values.remark) =>
    checkQuotation({ ...values, remark }, { today: TODAY, language: 'en', terms: true, tiers }, TEXTS);
  expect(found(true)).toEqual([]);
  expect(found(false)).toEqual([{ path: 'remark', text: '备注满' }]);
  expect(found(false, 'x'.repeat(1001))).toMatchObject([{ path: 'remark', key: 'tooLong' }]);
});

test('a refusal of the platform is shown beside the field of the tier', () => {
  const at = (path: string) => pathInForm(path, make([tier(500, '120')]));
  expect(at('items.0.tiers.0.minQuantity')).toBe('items.0.quantity');
  expect(at('items.0.tiers.0.price')).toBe('items.0.unitPrice');
  expect(at('items.0.tiers.2.price')).toBe('items.0.tiers.1.unitPrice');
  expect(at('items.0.tiers')).toBe('items.0.tiers');
});

test('the product’s tiers are taken by one press, converted, or wait for the rate', () => {
  const [row] = make().items;
  const own = tieredByProduct(row!, PUMP, INTO)!;
  expect(pricesIn(own)).toEqual([
    [10, '165.00'],
    [50, '128.00'],
    [200, '128.00'],
  ]);
  const into = (rates: Record<string, string>) => tieredByProduct(row!, PUMP, { currency: 'JPY', rates })!;
  expect(pricesIn(into({ 'USD>JPY': '155' })).map(([, price]) => price)).toEqual(['25575', '19840', '19840']);
  expect(pricesIn(into({})).map(([, price]) => price)).toEqual([undefined, undefined, undefined]);
  expect(foreignCurrencies({ ...make(), currency: 'JPY', items: [into({})] })).toEqual(['USD']);
  // The next tier is typed; it follows the product, too.
  const more = { ...own, tiers: [...own.tiers!, tier(undefined, undefined)] };
  expect(pricesIn(changedTier(more, 2, { quantity: 900 }, PUMP, INTO)).at(-1)).toEqual([900, '128.00']);
});

test.each([
  ['a single price', { mode: 'single', currency: 'USD', price: '1' }],
  ['one tier', { mode: 'ladder', currency: 'USD', tiers: [{ minQuantity: 10, price: '165.00' }] }],
  [
    'tiers out of order',
    {
      mode: 'ladder',
      currency: 'USD',
      tiers: [
        { minQuantity: 50, price: '128.00' },
        { minQuantity: 10, price: '165.00' },
      ],
    },
  ],
  ['no tiers', { mode: 'ladder', currency: 'USD' }],
  ['no pricing', undefined],
])('a product with %s offers none, nor does a variant with its own price', (_, pricing) => {
  const [row] = make().items;
  expect(tieredByProduct(row!, { ...PUMP, pricing } as Product, INTO)).toBeUndefined();
  for (const unknown of [null, undefined]) expect(tieredByProduct(row!, unknown, INTO)).toBeUndefined();
  expect(tieredByProduct({ ...row!, variant: quotedVariant(LARGE) }, PUMP, INTO)).toBeUndefined();
  expect(tieredByProduct({ ...row!, variant: quotedVariant(SMALL) }, PUMP, INTO)).toBeDefined();
});

test('prices of tiers follow quantity and variant as long as nobody has typed them', () => {
  const own = tieredByProduct(make().items[0]!, PUMP, INTO)!;
  const fewer = changedTier(own, 0, { quantity: 20 }, PUMP, INTO);
  expect(pricesIn(fewer)[1]).toEqual([20, '165.00']);
  const typed = changedTier(own, 0, { unitPrice: '130' }, PUMP, INTO);
  expect(pricesIn(changedTier(typed, 0, { quantity: 20 }, PUMP, INTO))[1]).toEqual([20, '130']);
  const large = changedRow(typed, { variant: quotedVariant(LARGE) }, PUMP, INTO);
  expect(pricesIn(large)).toEqual([
    [10, '184.00'],
    [50, '130'],
    [200, '184.00'],
  ]);
  // As a draft keeps them: without what is undefined.
  const stored: unknown = JSON.parse(JSON.stringify({ ...make(), items: [typed] }));
  const kept = reviveValues(stored, make(), ['rates'])!.items[0]!;
  expect(pricesIn(changedTier(kept, 0, { quantity: 20 }, PUMP, INTO))[1]).toEqual([20, '130']);
});

test('the lead time is that of the largest tier', () => {
  const of = (tiers: PriceValues[]) => longestLeadTime(make(tiers).items, () => PUMP);
  expect([of([]), of([tier(90, '1')]), of([tier(90, '1'), tier(500, '1')]), of([tier('x', '1')])]).toEqual([
    35, 35, 60, 35,
  ]);
});

test('no price of a tier keeps its number in another currency, all are counted, and one undo brings them back', () => {
  const random = createRandom(312);
  const some = () => (random.chance(0.8) ? `${random.int(1, 5000)}.${random.int(10, 99)}` : undefined);
  const amounts = ({ items }: QuotationValues) => items.flatMap(pricesOf).map(({ unitPrice }) => unitPrice);
  for (let round = 0; round < 300; round += 1) {
    const rate = random.chance(0.5) ? `7.${random.int(10, 99)}` : undefined;
    const row = { ...make().items[0]!, base: undefined };
    const items = Array.from({ length: random.int(0, 3) }, () => ({
      ...row,
      unitPrice: some(),
      tiers: Array.from({ length: random.int(0, 5) }, () => ({ quantity: 5, unitPrice: some() })),
    }));
    const values = make([], { items, rates: rate ? { [pairOf('USD', 'CNY')]: rate } : {} });
    const into = (from: QuotationValues, currency: string) => {
      const entries = quotationPrices({ ...from, currency }, from.currency);
      const next = Object.fromEntries(entries.map(({ path, emptied }) => [path, emptied]));
      return { entries, next: { ...from, currency, ...next } as QuotationValues };
    };
    const { entries, next } = into(values, 'CNY');
    expect(amounts(next)).toEqual(
      amounts(values).map((amount) => (amount && rate ? convertAmount(amount, rate, 'CNY') : undefined)),
    );
    const filled = amounts(values).filter(Boolean).length;
    const [first] = entries;
    expect([first!.path, first!.count, first!.converted]).toEqual(['items', ...(rate ? [0, filled] : [filled, 0])]);
    expect(first!.value).toBe(values.items);
    expect(amounts(into(into(next, 'JPY').next, 'USD').next)).toEqual(amounts(values));
  }
});
