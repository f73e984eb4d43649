import { shopInfoInputSchema, shopInfoSchema, type ShopInfo } from '@/lib/api/shop-info';
import type { SeedContext } from '@/lib/demo/platform/domain';
import type { Platform } from '@/lib/demo/platform/platform';
import { EntityStore } from '@/lib/demo/platform/store';
import { singleHandlers } from '@/lib/demo/single';
import { seedInfo } from './seed';

/** Fields of the feature `letterhead`: a platform without it neither sends nor takes them (contract 5). */
const LETTERHEAD = ['legalName', 'postalAddress', 'banks', 'seal'] as const;

/** Basic information of the shop (contract 4). `verified` is set by the platform. */
export const handlers = (platform: Platform) =>
  singleHandlers(platform, {
    name: 'shopInfo',
    store: () => platform.store('shopInfo'),
    input: shopInfoInputSchema,
    known: shopInfoSchema,
    own: ['verified'],
    pictures: ['logo', 'banner', 'seal'],
    unknown: platform.features.includes('letterhead') ? [] : LETTERHEAD,
  });

export const stores = {
  shopInfo: ({ epoch }: SeedContext) => new EntityStore<ShopInfo>(() => undefined, [seedInfo(epoch)]),
};

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    shopInfo: EntityStore<ShopInfo>;
  }
}
