import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedShopCategories, type ShopCategory } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export type ShopCategoryStore = EntityStore<ShopCategory, TextFacts>;

export const createShopCategoryStore = ({ epoch }: SeedContext): ShopCategoryStore =>
  new EntityStore<ShopCategory, TextFacts>(
    ({ name }) => ({ text: Object.values(name).join('\n').toLowerCase() }),
    seedShopCategories(epoch),
  );

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    classify: ShopCategoryStore;
  }
}
