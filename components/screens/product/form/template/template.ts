import type { Product } from '@/lib/api/product-schema';
import type { ShopDetail } from '@/lib/api/shop-detail';
import type { ShopInfo } from '@/lib/api/shop-info';
import { equal } from '@/lib/util/equal';
import { toValues, type ProductValues } from '../product-values';

/**
 * What products of one line have in common. Names, SKU, pictures, texts, prices, variants and stock are each product's
 * own: taken over unseen they would be wrong (docs/decisions/forms.md D286).
 */
const SHARED = [
  'categoryId',
  'groupIds',
  'keywords',
  'brand',
  'origin',
  'hsCode',
  'attributes',
  'moq',
  'tradeTerms',
  'paymentTerms',
  'port',
  'leadTimes',
  'supplyAbility',
  'customisation',
  'certificateIds',
  'packaging',
  'sample',
] as const satisfies readonly (keyof ProductValues)[];

/** What a new product begins with: another product, or what the shop says of itself. */
export type Template = Partial<Pick<Product, (typeof SHARED)[number] | 'pricing'>>;

/** The defaults of a shop: its country, and the first of its ports and currencies. */
export const shopTemplate = (info: Pick<ShopInfo, 'country'>, detail: ShopDetail): Template => ({
  origin: info.country,
  tradeTerms: detail.tradeTerms,
  paymentTerms: detail.paymentTerms,
  port: detail.ports[0],
  ...(detail.currencies[0] && { pricing: { mode: 'single', currency: detail.currencies[0] } }),
});

/** The values with those of a template where nothing was filled in yet, and how many fields it has filled. */
export function withTemplate(values: ProductValues, template: Template): { values: ProductValues; count: number } {
  const unfilled = toValues();
  const given = toValues(template as Product);
  const filled: Partial<ProductValues> = Object.fromEntries(
    SHARED.filter((name) => equal(values[name], unfilled[name]) && !equal(given[name], unfilled[name])).map((name) => [
      name,
      given[name],
    ]),
  );
  // Of a price, the currency alone.
  const { currency } = given.pricing;
  if (equal(values.pricing, unfilled.pricing) && currency !== unfilled.pricing.currency)
    filled.pricing = { ...values.pricing, currency };
  return { values: { ...values, ...filled }, count: Object.keys(filled).length };
}
