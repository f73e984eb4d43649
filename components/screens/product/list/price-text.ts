import type { Product } from '@/lib/api/product-schema';
import { compareAmounts } from '@/lib/util/money';

export interface PriceText {
  text: string;
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

const byAmount = (a: string, b: string) => compareAmounts(a, b) ?? 0;

/** Prices in one line; undefined while none is filled in, null for a price on request. */
export function priceText(pricing: Product['pricing'], locale: string): PriceText | null | undefined {
  if (!pricing) return undefined;
  if (pricing.mode === 'negotiable') return null;
  const prices = {
    single: [pricing.price],
    range: [pricing.min, pricing.max],
    ladder: (pricing.tiers ?? []).map((tier) => tier.price),
  }[pricing.mode];
  const known = prices.flatMap((price) => (price && /^\d+(\.\d+)?$/.test(price) ? [price] : [])).sort(byAmount);
  const [lowest] = known;
  const highest = known.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  return {
    text: amounts(locale, pricing.currency, lowest, highest),
    tiers: pricing.mode === 'ladder' ? known.length : 0,
  };
}

/** A price, or what the list says where there is none. */
export function priceLabel(price: PriceText | null | undefined, t: (key: 'unset' | 'negotiable') => string): string {
  if (price === undefined) return t('unset');
  return price === null ? t('negotiable') : price.text;
}
