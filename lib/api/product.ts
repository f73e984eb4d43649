import { NUMBERS, entityApi } from './entity';
import { productSchema } from './product-schema';

const api = entityApi('product', productSchema, NUMBERS);

export const productApi = {
  ...api,
  mutations: {
    ...api.mutations,
    /** Copies a product as a new draft. */
    copy: () => api.change((id: string) => api.write('doCopy', { id }, productSchema, { creates: true })),
  },
};
