import type { QuotedMessage } from '@/lib/api/inquiry-schema';
import { variantIn } from '../quotation-variant';
import type { ItemValues, QuotedVariant } from '../quotation-fields';
import { quotedPrices, tieredItems } from '../../rules/quotation-extras';

/** A price that a buyer was quoted, with its quantity; of a price tier it is the least one. */
export interface LastPrice {
  at: string;
  quantity: number;
  unit: string;
  unitPrice: string;
  currency: string;
  isTier: boolean;
}

/** The latest price in quotations for the product of a row, or for its variant; of price tiers that of its quantity. */
export function lastPrice(
  quoted: readonly Pick<QuotedMessage, 'at' | 'quotation'>[],
  row: Pick<ItemValues, 'productId' | 'variant' | 'quantity'>,
  variants: readonly QuotedVariant[],
): LastPrice | undefined {
  const { productId, variant, quantity } = row;
  if (productId === undefined) return undefined;
  const latest = [...quoted].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  for (const { at, quotation } of latest) {
    const item = tieredItems(quotation).find(
      (one) => one.productId === productId && (one.variantId ?? variantIn(one.title, variants)?.id) === variant?.id,
    );
    if (!item) continue;
    const prices = quotedPrices(item);
    const reached = prices.findLast((price) => typeof quantity === 'number' && price.quantity <= quantity);
    const { unit, tiers } = item;
    return { at, unit, currency: quotation.currency, isTier: tiers !== undefined, ...(reached ?? prices[0]!) };
  }
  return undefined;
}
