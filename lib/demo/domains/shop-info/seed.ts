import type { ShopInfo } from '@/lib/api/shop-info';
import { stamped } from '@/lib/demo/platform/stamp';
import info from './shop-info.json';

export const seedInfo = (epoch: number): ShopInfo => ({ ...stamped(1, epoch, 13_000, 410, 7), ...info });
