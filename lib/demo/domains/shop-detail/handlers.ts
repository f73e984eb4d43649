import { shopDetailInputSchema, shopDetailSchema, type ShopDetail } from '@/lib/api/shop-detail';
import type { SeedContext } from '@/lib/demo/platform/domain';
import type { Platform } from '@/lib/demo/platform/platform';
import { EntityStore } from '@/lib/demo/platform/store';
import { singleHandlers } from '@/lib/demo/single';
import { seedDetail } from './seed';

/** Extended information of the shop (contract 4). */
export const handlers = (platform: Platform) =>
  singleHandlers(platform, {
    name: 'shopDetail',
    store: () => platform.store('shopDetail'),
    input: shopDetailInputSchema,
    known: shopDetailSchema,
    own: [],
    pictures: [],
  });

export const stores = {
  shopDetail: ({ epoch }: SeedContext) => new EntityStore<ShopDetail>(() => undefined, [seedDetail(epoch)]),
};

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    shopDetail: EntityStore<ShopDetail>;
  }
}
