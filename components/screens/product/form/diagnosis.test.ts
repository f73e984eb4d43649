/** @jest-environment ./scripts/jest-env.ts */
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
