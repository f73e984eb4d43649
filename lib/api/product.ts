import { entityApi } from './entity';
import { productSchema } from './product-schema';

const api = entityApi('product', productSchema);

/** Products (contract 4). */
export const productApi = {
  ...api,
  /** A copy as a new draft. */
  copy: (id: string) => api.write('doCopy', { id }, productSchema),
};

/** Filters of the product list, beside keyword, sort, order and page. */
export const PRODUCT_FILTERS = [
  'status',
  'groupId',
  'categoryId',
  'showcase',
  'priceMin',
  'priceMax',
  'updatedFrom',
  'updatedTo',
] as const;
