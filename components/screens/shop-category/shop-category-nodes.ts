import type { TreeNode } from '@/lib/util/tree';
import { linesOf } from '@/components/ui/tree/tree-lines';
import type { ShopCategoryNode } from '@/lib/api/shop-category';
import { localized } from '@/lib/i18n/localized';

export const shopCategoryNodes = (categories: readonly ShopCategoryNode[], locale: string): TreeNode[] =>
  categories.map(({ id, name, children }) => ({
    id,
    label: localized(name, locale),
    children: shopCategoryNodes(children ?? [], locale),
  }));

export const shopCategoryLines = (categories: readonly ShopCategoryNode[]) =>
  new Map(linesOf(categories).map((line) => [line.node.id, line]));
