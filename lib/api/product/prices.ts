import { compareAmounts } from '@/lib/util/money';

/**
 * The prices of a product and its variants (contract 4): a variant's price replaces the product's tiers, range or
 * single price for that variant; without one the product's hold. All are in the currency of the pricing. A price that is
 * empty, 0 or no number is none.
 */

/** Of a record, or of a form in which any field may still be empty. */
interface Prices {
  mode: string;
  price?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  tiers?: readonly { price?: string | undefined }[] | undefined;
}
interface Priced {
  price?: string | undefined;
}

export const isPrice = (text: string | undefined): text is string =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) && /[1-9]/.test(text);

const inOrder = (prices: readonly (string | undefined)[]): string[] =>
  prices.filter(isPrice).sort((a, b) => compareAmounts(a, b) ?? 0);

const spanOf = (prices: readonly string[]): [low: string, high: string] | undefined =>
  prices.length === 0 ? undefined : [prices[0]!, prices.at(-1)!];

/** The prices that the pricing mode uses, rising. */
function ownPrices({ mode, price, min, max, tiers = [] }: Prices): string[] {
  if (mode === 'single') return inOrder([price]);
  if (mode === 'range') return inOrder([min, max]);
  return mode === 'ladder' ? inOrder(tiers.map((tier) => tier.price)) : [];
}

/** The variant's own price, which holds for every quantity. */
export const variantPrice = (variant: Priced | undefined): string | undefined =>
  isPrice(variant?.price) ? variant.price : undefined;

/**
 * The lowest and the highest price that a buyer may pay. The product's own prices count while one variant, or none at all,
 * is sold by them; undefined where such a price is on request or not filled in.
 */
export function priceSpan(pricing: Prices, variants: readonly Priced[] = []): [low: string, high: string] | undefined {
  const own = ownPrices(pricing);
  const prices = variants.map(variantPrice);
  const isOwnUsed = prices.length === 0 || prices.includes(undefined);
  if (isOwnUsed && own.length === 0) return undefined;
  return spanOf(inOrder([...prices, ...(isOwnUsed ? own : [])]));
}

/** Indexes of the variants whose price is above or below all of the product's, or that have no price at all. */
export function priceFaults(pricing: Prices, variants: readonly Priced[]) {
  const own = ownPrices(pricing);
  const [low] = own;
  const isSpan = own.length > 1;
  const where = (isFault: (price: string | undefined) => boolean) =>
    variants.flatMap((variant, index) => (isFault(variantPrice(variant)) ? [index] : []));
  return {
    above: isSpan ? where((price) => compareAmounts(price, own.at(-1)) === 1) : [],
    below: isSpan ? where((price) => compareAmounts(price, low) === -1) : [],
    none: low === undefined && pricing.mode !== 'negotiable' ? where((price) => !price) : [],
  };
}
