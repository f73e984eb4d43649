import type { Quantity } from '@/components/ui/form/field-formats';
import * as v from '@/lib/schema/schema';
import type { Product } from '@/lib/api/product-schema';
import { quotedTiers } from '@/lib/api/product/tiers';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';
import { equal } from '@/lib/util/equal';
import { leadTimeFor, priceFor, pricingOf } from '../rules/quotation-price';
import { priced, type Into } from './quotation-currency';
import { pricesOf, type Base, type ItemValues, type PriceValues, type QuotationValues } from './quotation-fields';
import { titleWith } from './quotation-variant';

type Known = Product | null | undefined;
/** The product of a row, as far as loaded. */
type ProductOf = (id: string | undefined) => Known;

/** The own price of a product, or of one of its variants, for a quantity, in the product's currency. */
export function listPrice(product: Known, quantity: Quantity, variantId?: string): Base | undefined {
  const pricing = product ? pricingOf(product, variantId) : undefined;
  const amount = pricing && typeof quantity === 'number' ? priceFor(pricing, quantity) : undefined;
  return pricing && amount !== undefined ? { amount, currency: pricing.currency } : undefined;
}

/** A row for the MOQ of a product, its name in the language of the buyer. */
export function productRow(product: Product, language: ContentLanguage, into: Into): ItemValues {
  const { id, title, moq } = product;
  const row = {
    productId: id,
    title: localized(title, language).slice(0, 255),
    quantity: moq?.quantity,
    unit: moq?.unit ?? '',
    unitPrice: undefined,
  };
  return priced({ ...row, base: listPrice(product, row.quantity) }, into);
}

/**
 * A row after a change by the user: a price of the product follows the quantity and the variant, and the title the variant;
 * what was typed stays.
 */
export function changedRow(row: ItemValues, part: Partial<ItemValues>, product: Known, into: Into): ItemValues {
  const next = { ...row, ...part };
  if ('unitPrice' in part) return { ...next, base: undefined };
  const isOther = 'variant' in part;
  if (isOther) {
    next.title = titleWith(row.title, row.variant, part.variant);
    if (row.tiers) next.tiers = row.tiers.map((tier) => changedPrice(row, tier, part, product, into));
  }
  const own = listPrice(product, row.quantity, row.variant?.id);
  // The price of a variant that is gone is not that of the next one.
  const isGone = isOther && row.variant && product?.variants.every(({ id }) => id !== row.variant?.id);
  const follows = row.base ? equal(row.base, own) || isGone : (isOther || own === undefined) && !row.unitPrice?.trim();
  if (!('quantity' in part || isOther) || !follows) return next;
  return priced({ ...next, unitPrice: undefined, base: listPrice(product, next.quantity, next.variant?.id) }, into);
}

/** A further tier after a change by the user: its price follows the product's as that of a row does. */
function changedPrice(row: ItemValues, tier: PriceValues, part: Partial<ItemValues>, product: Known, into: Into) {
  const { quantity, unitPrice, base } = tier;
  const next = changedRow({ ...row, quantity, unitPrice, base, tiers: undefined }, part, product, into);
  return { quantity: next.quantity, unitPrice: next.unitPrice, base: next.base };
}

/** The row after a change of one of its further tiers. */
export const changedTier = (
  row: ItemValues,
  at: number,
  part: Partial<PriceValues>,
  product: Known,
  into: Into,
): ItemValues => ({
  ...row,
  tiers: (row.tiers ?? []).map((tier, index) => (index === at ? changedPrice(row, tier, part, product, into) : tier)),
});

/** The row with the product's own price tiers; undefined where the product, or the variant, has no two of them. */
export function tieredByProduct(row: ItemValues, product: Known, into: Into): ItemValues | undefined {
  const pricing = product ? pricingOf(product, row.variant?.id) : undefined;
  const read = v.safeParse(quotedTiers, pricing?.mode === 'ladder' ? pricing.tiers : undefined);
  if (!pricing || !read.success) return undefined;
  const [first, ...tiers] = read.output.map(({ minQuantity, price }) => ({
    quantity: minQuantity,
    unitPrice: undefined,
    base: { amount: price, currency: pricing.currency },
  }));
  return priced({ ...row, ...first!, tiers }, into);
}

/**
 * The longest lead time, in days, that the products name for the quantities of the rows, all price tiers among them;
 * undefined if none does.
 */
export function longestLeadTime(rows: readonly ItemValues[], productOf: ProductOf) {
  const days = rows.flatMap((row) =>
    pricesOf(row).flatMap(({ quantity }) =>
      typeof quantity === 'number'
        ? (leadTimeFor(productOf(row.productId)?.leadTimes ?? [], quantity)?.days ?? [])
        : [],
    ),
  );
  return days.length > 0 ? Math.max(...days) : undefined;
}

/** Other rows, and the lead time that follows from them; a typed one stays. */
export function withRows(values: QuotationValues, items: ItemValues[], productOf: ProductOf): QuotationValues {
  const follows = values.leadTimeDays === longestLeadTime(values.items, productOf);
  return { ...values, items, ...(follows ? { leadTimeDays: longestLeadTime(items, productOf) } : {}) };
}
