import type { ShopResource } from '@/lib/api/shop-resource';
import { useShopToday } from '@/lib/api/shop-zone';
import { expiryAt, type Expiry } from '@/lib/util/expiry';
import { EXPIRING } from './kind-fields';

/** How much time an entry has left; undefined where its end is no fault, as of an exhibition. */
export function useExpiry({ kind, validTo }: Pick<ShopResource, 'kind' | 'validTo'>): Expiry | undefined {
  const today = useShopToday();
  return EXPIRING.includes(kind) ? expiryAt(validTo, today) : undefined;
}
