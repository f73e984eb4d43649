import { priceFaults, priceSpan, variantPrice } from './prices';

const ladder = {
  mode: 'ladder',

  tiers: [
    { minQuantity: 10, price: '12.50' },
    { minQuantity: 50, price: '10.9' },
  ],
};
const of = (...prices: (string | undefined)[]) => prices.map((price) => ({ price }));

describe('what buyers may pay', () => {
  test.each<[string, Parameters<typeof priceSpan>[0], (string | undefined)[], [string, string] | undefined]>([
    ['the tiers, without variants', ladder, [], ['10.9', '12.50']],
    ['the variants alone, where all have a price', ladder, ['18.40', '12.5', '13'], ['12.5', '18.40']],
    ['both, where one variant has none', ladder, ['18.40', undefined], ['10.9', '18.40']],
    ['an empty price is none', ladder, ['18.40', ' '], ['10.9', '18.40']],
    ['a text is none', ladder, ['18.40', 'ask'], ['10.9', '18.40']],
    ['compared as numbers', { mode: 'single', price: '900' }, ['1000', ''], ['900', '1000']],
    ['a range', { mode: 'range', min: '5', max: '9' }, ['7', undefined], ['5', '9']],
    ['nothing', { mode: 'ladder', tiers: [] }, [undefined], undefined],
    ['on request', { mode: 'negotiable' }, [undefined], undefined],
    ['on request for one of the variants', { mode: 'negotiable' }, ['7', undefined], undefined],
    ['the variants of a product on request', { mode: 'negotiable' }, ['7', '8'], ['7', '8']],
    ['prices of another mode do not count', { mode: 'single', max: '9' }, [], undefined],
  ])('%s', (_, pricing, prices, span) => expect(priceSpan(pricing, of(...prices))).toEqual(span));
});

test('a variant’s own price replaces the tiers, and without one they hold', () => {
  expect(variantPrice({ price: '18.40' })).toBe('18.40');
  expect(variantPrice({ price: '' })).toBeUndefined();
  expect(variantPrice({ price: '0' })).toBeUndefined();
  expect(variantPrice(undefined)).toBeUndefined();
});

describe('prices that contradict each other', () => {
  const faults = (pricing: Parameters<typeof priceFaults>[0], ...prices: (string | undefined)[]) =>
    priceFaults(pricing, of(...prices));

  test('a variant beyond all tiers, or beyond the range', () => {
    expect(faults(ladder, '12.50', '18.40', '10.90', '10.89', undefined)).toEqual({
      above: [1],
      below: [3],
      none: [],
    });
    expect(faults({ mode: 'range', min: '5', max: '9' }, '4', '9.01', '7')).toEqual({
      above: [1],
      below: [0],
      none: [],
    });
  });
  test('one price is no range, and a price on request no contradiction', () => {
    const none = { above: [], below: [], none: [] };
    expect(faults({ mode: 'single', price: '5' }, '9', undefined)).toEqual(none);
    expect(faults({ mode: 'negotiable' }, '9', undefined)).toEqual(none);
  });
  test('a variant without any price', () =>
    expect(faults({ mode: 'ladder', tiers: [{ price: undefined }] }, '9', undefined, '')).toEqual({
      above: [],
      below: [],
      none: [1, 2],
    }));
});
