import { entityApi } from './entity';
import { productSchema } from './product-schema';

const api = entityApi('product', productSchema);

/** Products (contract 4). */
export const productApi = {
  ...api,
  /** A copy as a new draft. */
  copy: (id: string) => api.write('doCopy', { id }, productSchema),
};
