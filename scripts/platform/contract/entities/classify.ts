import { shopCategoryInputSchema, shopCategorySchema } from '@/lib/api/shop-category';
import type { EntityRow } from '../entity-row';
import { flags, texts } from '../filters';

export const entity: EntityRow = {
  name: 'classify',
  one: 'a shop category',
  many: 'shop categories',
  record: shopCategorySchema,
  input: shopCategoryInputSchema,
  sorts: ['sort', 'updatedAt', 'name'],
  filters: [...texts('parentId'), ...flags('visible')],
};
