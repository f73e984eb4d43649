import { DAY } from '@/lib/util/day';
import type { Entity } from '@/lib/demo/platform/store';
import shopCategories from './shop-categories.json';

/** A shop category of the supplier's own tree (contract 4, classify). */
export interface ShopCategory extends Entity {
  name: Record<string, string>;
  parentId?: string;
  sort: number;
  image?: string;
  visible: boolean;
  /** The platform's own: which products a deletion removed, so that an undo can add them again. */
  _?: { root?: string; members: string[]; moved: string[]; moveTo?: string };
}

/** The shop categories in their order, children after their parent. */
const SHOP_CATEGORIES: readonly (Pick<ShopCategory, 'id' | 'name' | 'parentId' | 'image'> & { visible?: boolean })[] =
  shopCategories;

export function seedShopCategories(epoch: number): ShopCategory[] {
  const at = new Date(epoch - 400 * DAY).toISOString();
  return SHOP_CATEGORIES.map(({ id, name, parentId, image, visible = true }, sort) => ({
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    name,
    ...(parentId ? { parentId } : {}),
    sort,
    ...(image ? { image } : {}),
    visible,
  }));
}
