import type { Product, ProductStatus } from '@/lib/api/product-schema';

/** A stored product. `_` is the platform's own and never part of a response. */
export type StoredProduct = Product & {
  _: {
    /** Position in the supplier's own order (doSort). */
    position: number;
    /** When the review will end; absent if a person must decide. */
    reviewAt?: number;
  };
};

/** What lists and counts need of a product. */
export interface ProductFacts {
  /** All texts that a keyword may match, in lower case. */
  readonly text: string;
  readonly title: Product['title'];
  /** Sort keys of the title by language, calculated on first use. */
  readonly titleKeys: Record<string, string>;
  readonly sku: string;
  readonly status: ProductStatus;
  readonly categoryId?: string;
  readonly groupIds: readonly string[];
  readonly showcase: boolean;
  readonly lowest?: number;
  readonly updated: number;
  readonly created: number;
  readonly score: number;
  readonly views: number;
  readonly inquiries: number;
  readonly favourites: number;
  readonly position: number;
}

/**
 * The price for filter and sort: the lowest one a buyer can get. A product with price on request has none: a price
 * filter never matches it, and a sort by price puts it last.
 */
export function lowestPrice(pricing: Product['pricing']): number | undefined {
  if (!pricing) return undefined;
  const { mode, price, min, tiers } = pricing;
  const amounts =
    mode === 'single' ? [price] : mode === 'range' ? [min] : mode === 'ladder' ? tiers?.map((tier) => tier.price) : [];
  const numbers = (amounts ?? []).flatMap((amount) => (amount ? [Number(amount)] : []));
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}

/** The texts of a product that a keyword may match. */
export const searchText = ({ title, sku, model, keywords }: Pick<Product, 'title' | 'sku' | 'model' | 'keywords'>) =>
  [title.zh, title.en, sku, model, ...keywords].join('\n').toLowerCase();

/** SKUs are compared without regard to case and surrounding spaces. */
export const skuKey = (sku: string) => sku.trim().toLowerCase();

export const productFacts = (product: StoredProduct): ProductFacts => ({
  text: searchText(product),
  title: product.title,
  titleKeys: {},
  sku: skuKey(product.sku),
  status: product.status,
  categoryId: product.categoryId,
  groupIds: product.groupIds,
  showcase: product.showcase,
  lowest: lowestPrice(product.pricing),
  updated: Date.parse(product.updatedAt),
  created: Date.parse(product.createdAt),
  score: product.score,
  views: product.stats.views,
  inquiries: product.stats.inquiries,
  favourites: product.stats.favourites,
  position: product._.position,
});
