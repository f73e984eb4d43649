import type { Product } from '@/lib/api/product-schema';

/** A product as the platform keeps it. `_` is the platform's own and never leaves it. */
export type StoredProduct = Product & {
  _: {
    /** Place in the supplier's own order (doSort). */
    position: number;
    /** When review will be done with it; absent where it waits for a person. */
    reviewAt?: number;
  };
};

/** What a list needs of a product, computed once. */
export interface ProductFacts {
  /** Everything a keyword may match, lower-cased. */
  text: string;
  lowest?: number;
  updated: number;
  /** Sort keys of the title, by language, made when first asked for. */
  titleKeys: Record<string, string>;
}

/**
 * The price a product is filtered and sorted by: the lowest one a buyer can get. A negotiable product has none: a
 * price filter never finds it, and a sort by price puts it last.
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

/** SKUs are compared as people read them. */
export const skuKey = (sku: string) => sku.trim().toLowerCase();
