import { endpoints } from './endpoints';
import type { Platform } from './platform';
import { CATEGORIES } from './seed/categories';

/** The platform's own tree of categories (contract 4), read only. */
export const categoryHandlers = (platform: Platform) => [
  endpoints(platform).get('/supplier/category/getTree', () => ({ list: CATEGORIES })),
];
