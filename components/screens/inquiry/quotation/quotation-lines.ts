import type { Quantity } from '@/components/ui/form/field-formats';
import type { Product } from '@/lib/api/product-schema';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';
import { equal } from '@/lib/util/equal';
import { leadTimeFor, priceFor, pricingOf } from '../rules/quotation-price';
import { priced, type Into } from './quotation-currency';
import type { Base, ItemValues, QuotationValues } from './quotation-fields';
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
  if (isOther) next.title = titleWith(row.title, row.variant, part.variant);
  const own = listPrice(product, row.quantity, row.variant?.id);
  // The price of a variant that is gone is not that of the next one.
  const isGone = isOther && row.variant && product?.variants.every(({ id }) => id !== row.variant?.id);
  const follows = row.base ? equal(row.base, own) || isGone : (isOther || own === undefined) && !row.unitPrice?.trim();
  if (!('quantity' in part || isOther) || !follows) return next;
  return priced({ ...next, unitPrice: undefined, base: listPrice(product, next.quantity, next.variant?.id) }, into);
}

/** The longest lead time, in days, that the products name for the quantities of the rows; undefined if none does. */
export function longestLeadTime(rows: readonly Pick<ItemValues, 'productId' | 'quantity'>[], productOf: ProductOf) {
  const days = rows.flatMap(({ productId, quantity }) =>
    typeof quantity === 'number' ? (leadTimeFor(productOf(productId)?.leadTimes ?? [], quantity)?.days ?? []) : [],
  );
  return days.length > 0 ? Math.max(...days) : undefined;
}

/** Other rows, and the lead time that follows from them; a typed one stays. */
export function withRows(values: QuotationValues, items: ItemValues[], productOf: ProductOf): QuotationValues {
  const follows = values.leadTimeDays === longestLeadTime(values.items, productOf);
  return { ...values, items, ...(follows ? { leadTimeDays: longestLeadTime(items, productOf) } : {}) };
}
