import type { ShopDetail } from '@/lib/api/shop-detail';
import { stamped } from '@/lib/demo/platform/stamp';
import detail from './shop-detail.json';

export const seedDetail = (epoch: number): ShopDetail => ({ ...stamped(1, epoch, 13_000, 1320, 4), ...detail });
