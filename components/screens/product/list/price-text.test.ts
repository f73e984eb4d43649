import { priceText } from './price-text';

const pricing = {
  mode: 'ladder' as const,
  currency: 'USD',
  tiers: [
    { minQuantity: 10, price: '12.50' },
    { minQuantity: 50, price: '10.90' },
  ],
};
const variant = (size: string, price?: string) => ({ id: size, options: { Size: size }, sku: size, price });

test.each([
  ['the tiers alone', [], { text: '$10.90 – 12.50', tiers: 2 }],
  ['tiers and variants', [variant('A', '18.40'), variant('B')], { text: '$10.90 – 18.40', tiers: 2 }],
  ['variants that all have a price', [variant('A', '18.40'), variant('B', '16')], { text: '$16.00 – 18.40', tiers: 0 }],
])('the list shows what buyers may pay: %s', (_, variants, text) =>
  expect(priceText({ pricing, variants }, 'en')).toEqual(text),
);

test('without a price it is on request or not filled in', () => {
  expect(priceText({ pricing: { mode: 'negotiable', currency: 'USD' }, variants: [] }, 'en')).toBeNull();
  expect(priceText({ pricing: { mode: 'single', currency: 'USD' }, variants: [] }, 'en')).toBeUndefined();
  expect(priceText({ pricing: undefined, variants: [] }, 'en')).toBeUndefined();
});
