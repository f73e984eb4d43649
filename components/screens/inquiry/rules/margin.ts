import type { Product } from '@/lib/api/product-schema';
import { marginOf, type Margin } from '@/lib/api/product/margin';
import { amountIn, isRate, pairOf, type Into } from '../quotation/quotation-currency';

export interface PriceMargin extends Margin {
  price: string;
  /** In the currency of the quotation, rounded to its decimals, for display only. */
  cost: string;
}

/** The cost of a product per unit of a line; undefined where it has none, or the line counts in another unit. */
export function costOf(product: Product | null | undefined, unit: string): Product['cost'] {
  if (!product?.cost) return undefined;
  return product.moq && product.moq.unit !== unit ? undefined : product.cost;
}

/** The margin of a price, compared before any rounding; undefined without a rate to the cost's currency. */
export function priceMargin(
  price: string | undefined,
  cost: NonNullable<Product['cost']>,
  into: Into,
): PriceMargin | undefined {
  const rate = cost.currency === into.currency ? '1' : into.rates[pairOf(cost.currency, into.currency)];
  const here = amountIn(cost, into);
  const margin = isRate(rate) ? marginOf(price, cost.amount, rate) : undefined;
  return price && here && margin ? { ...margin, price, cost: here } : undefined;
}
