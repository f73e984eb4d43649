import { toFormPath } from './record-kind';

test('paths of the platform come back as rows of the form', () => {
  expect(toFormPath('pricing.tiers.1.price', { 'pricing.tiers': [0, 2] })).toBe('pricing.tiers.2.price');
  expect(toFormPath('sku', { 'pricing.tiers': [0] })).toBe('sku');
});
