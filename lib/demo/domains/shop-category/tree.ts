import type { Platform } from '@/lib/demo/platform/platform';
import type { ShopCategory } from './seed';
import { byParent, withBelow } from '@/lib/demo/platform/tree';

export interface ShopCategoryNode extends ShopCategory {
  productCount: number;
  children?: ShopCategoryNode[];
}

const categoriesOf = (platform: Platform): ShopCategory[] =>
  platform
    .store('classify')
    .records()
    .sort((a, b) => a.sort - b.sort);

/** The ids given and those of every shop category below them. */
export const shopCategoriesBelow = (platform: Platform, ids: readonly string[]): Set<string> =>
  ids.length === 0 ? new Set() : withBelow(platform.store('classify').records(), ids);

/** The shop categories in their order; counts include what is below. A product in two of them counts once. */
export function shopCategoryList(platform: Platform): ShopCategoryNode[] {
  const categories = categoriesOf(platform);
  const parents = new Map(categories.map((category) => [category.id, category.parentId]));
  const members = new Map(categories.map((category) => [category.id, 0]));
  for (const { facts } of platform.store('product').rows()) {
    const reached = new Set<string>();
    for (const id of facts.groupIds) {
      for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) reached.add(at);
    }
    for (const id of reached) members.set(id, (members.get(id) ?? 0) + 1);
  }
  return categories.map((category) => ({ ...category, productCount: members.get(category.id) ?? 0 }));
}

export function shopCategoryTree(platform: Platform): ShopCategoryNode[] {
  const children = byParent(shopCategoryList(platform));
  const below = (parent: string): ShopCategoryNode[] =>
    (children.get(parent) ?? []).map((category) => {
      const inside = below(category.id);
      return inside.length > 0 ? { ...category, children: inside } : category;
    });
  return below('');
}
