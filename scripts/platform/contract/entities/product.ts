import { PRODUCT_STATUSES, productDraftSchema, productSchema } from '@/lib/api/product-schema';
import type { EntityRow } from '../entity-row';
import { days, flags, numbers, texts } from '../filters';

export const entity: EntityRow = {
  name: 'product',
  one: 'a product',
  many: 'products',
  record: productSchema,
  input: productDraftSchema,
  sorts: ['updatedAt', 'createdAt', 'title', 'price', 'score', 'inquiries', 'views', 'sort'],
  filters: [
    ['status', PRODUCT_STATUSES],
    ...texts('groupId', 'categoryId'),
    ...flags('showcase'),
    ...numbers('priceMin', 'priceMax'),
    ...days('updated'),
  ],
  counted: ['status'],
  states: PRODUCT_STATUSES,
};
