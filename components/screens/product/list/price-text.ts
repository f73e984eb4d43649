import { isPrice, priceSpan, variantPrice } from '@/lib/api/product/prices';
import type { Product } from '@/lib/api/product-schema';

export interface PriceText {
  text: string;
  /** Number of price tiers; 0 where every variant has a price of its own. */
  tiers: number;
}

type Digits = `${number}`;

/** Amounts stay strings, formatted digit by digit, so that no float rounds them. */
function amounts(locale: string, currency: string, lowest: string, highest: string): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits;
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const from = money.format(lowest as Digits);
  return lowest === highest ? from : `${from} – ${plain.format(highest as Digits)}`;
}

/** Prices of a product and its variants in one line; undefined while one is not filled in, null for a price on request. */
export function priceText(
  { pricing, variants }: Pick<Product, 'pricing' | 'variants'>,
  locale: string,
): PriceText | null | undefined {
  if (!pricing) return undefined;
  const span = priceSpan(pricing, variants);
  if (!span) return pricing.mode === 'negotiable' ? null : undefined;
  const hasTiers = pricing.mode === 'ladder' && (variants.length === 0 || variants.some((one) => !variantPrice(one)));
  return {
    text: amounts(locale, pricing.currency, ...span),
    tiers: hasTiers ? (pricing.tiers ?? []).filter(({ price }) => isPrice(price)).length : 0,
  };
}

/** A price, or what the list says where there is none. */
export function priceLabel(price: PriceText | null | undefined, t: (key: 'unset' | 'negotiable') => string): string {
  if (price === undefined) return t('unset');
  return price === null ? t('negotiable') : price.text;
}
