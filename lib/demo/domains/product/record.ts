import type { Product } from '@/lib/api/product-schema';

/** A stored product. `_` is the platform's own and never part of a response. */
export type StoredProduct = Product & {
  _: {
    /** Position in the supplier's own order (doSort). */
    position: number;
    /** When the review will end; absent if a person must decide. */
    reviewAt?: number;
  };
};

/** What a list needs of a product, calculated once per write. */
export interface ProductFacts {
  /** All texts that a keyword may match, in lower case. */
  text: string;
  lowest?: number;
  updated: number;
  /** Sort keys of the title by language, calculated on first use. */
  titleKeys: Record<string, string>;
}

/**
 * The price for filter and sort: the lowest one a buyer can get. A product with price on request has none: a price
 * filter never matches it, and a sort by price puts it last.
 */
function lowestPrice(pricing: Product['pricing']): number | undefined {
  if (!pricing) return undefined;
  const { mode, price, min, tiers } = pricing;
  const amounts =
    mode === 'single' ? [price] : mode === 'range' ? [min] : mode === 'ladder' ? tiers?.map((tier) => tier.price) : [];
  const numbers = (amounts ?? []).flatMap((amount) => (amount ? [Number(amount)] : []));
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}

export const productFacts = (product: StoredProduct): ProductFacts => ({
  text: [product.title.zh, product.title.en, product.sku, product.model, ...product.keywords].join('\n').toLowerCase(),
  lowest: lowestPrice(product.pricing),
  updated: Date.parse(product.updatedAt),
  titleKeys: {},
});

/** SKUs are compared without regard to case and surrounding spaces. */
export const skuKey = (sku: string) => sku.trim().toLowerCase();
