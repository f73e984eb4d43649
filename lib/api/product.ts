import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import { productSchema } from './product-schema';

const api = entityApi('product', productSchema, NUMBERS);

export const productApi = {
  ...api,
  /** Moves a product before another one in the shop's own order, or to the end. */
  moveBefore: (id: string, before: string | undefined) => api.write('doSort', { id, before }, v.unknown()),
  mutations: {
    ...api.mutations,
    /** Copies a product as a new draft. */
    copy: () => api.change((id: string) => api.write('doCopy', { id }, productSchema, { creates: true })),
  },
};
