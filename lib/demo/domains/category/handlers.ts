import { endpoints } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { CATEGORIES } from './seed';

/** The platform's own tree of categories (contract 4), read only. */
export const handlers = (platform: Platform) => [
  endpoints(platform).get('/supplier/category/getTree', () => ({ list: CATEGORIES })),
];
