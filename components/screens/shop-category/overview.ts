import { linesOf } from '@/components/ui/tree/tree-lines';
import type { ShopCategoryNode } from '@/lib/api/shop-category';

/** Names of one kind that are listed; the count is of all. */
export const MAX_NAMED = 6;

/** What is worth a look in the tree as a whole. What the platform did not send is not judged. */
export function overviewOf(categories: readonly ShopCategoryNode[]) {
  const lines = linesOf(categories);
  const nodes = lines.map(({ node }) => node);
  return {
    levels: Math.max(0, ...lines.map(({ level }) => level)),
    /** What buyers see first, the fullest on top. */
    top: categories
      .filter(({ visible, productCount = 0 }) => visible !== false && productCount > 0)
      .toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0)),
    findings: {
      empty: nodes.filter(({ productCount, visible }) => productCount === 0 && visible !== false),
      untranslated: nodes.filter(({ name }) => !name.en?.trim() || !name.zh?.trim()),
      hidden: nodes.filter(({ visible }) => visible === false),
    },
  };
}
