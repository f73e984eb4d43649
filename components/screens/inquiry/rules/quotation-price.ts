import { variantPrice } from '@/lib/api/product/prices';
import type { Product } from '@/lib/api/product-schema';

type Pricing = NonNullable<Product['pricing']>;

const isAmount = (text: string | undefined): text is string => text !== undefined && /^\d+(\.\d{1,2})?$/.test(text);

/**
 * The pricing of a product, or of one of its variants: a variant's own price replaces the product's (contract 4).
 * Undefined for a variant that the product does not have.
 */
export function pricingOf({ pricing, variants }: Product, variantId: string | undefined): Pricing | undefined {
  if (!pricing || variantId === undefined) return pricing;
  const variant = variants.find(({ id }) => id === variantId);
  const price = variantPrice(variant);
  return price === undefined ? variant && pricing : { ...pricing, mode: 'single', price };
}

/**
 * Unit price for a quantity (contract 4, pricing): the price tier reached, below the first tier the first one's price.
 * Price ranges and prices on request have none: undefined.
 */
export function priceFor(pricing: Pricing | undefined, quantity: number): string | undefined {
  if (pricing?.mode === 'single') return isAmount(pricing.price) ? pricing.price : undefined;
  if (pricing?.mode !== 'ladder') return undefined;
  const steps = (pricing.tiers ?? []).filter(({ price }) => isAmount(price));
  steps.sort((a, b) => a.minQuantity - b.minQuantity);
  return (steps.findLast(({ minQuantity }) => minQuantity <= quantity) ?? steps[0])?.price;
}

/**
 * The step of the lead times for a quantity. Above the last one it is the last one, with a `maxQuantity` below the
 * quantity: the product names no time for so many.
 */
export function leadTimeFor(leadTimes: Product['leadTimes'], quantity: number) {
  const sorted = [...leadTimes].sort((a, b) => a.maxQuantity - b.maxQuantity);
  return sorted.find(({ maxQuantity }) => quantity <= maxQuantity) ?? sorted.at(-1);
}
