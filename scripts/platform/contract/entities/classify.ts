import { shopCategoryInputSchema, shopCategorySchema } from '@/lib/api/shop-category';
import type { EntityRow } from '../entity-row';
import { flags, texts } from '../filters';

const fields = {
  name: 'By language.',
  parentId: 'Shop category above it, at most 4 levels; absent or empty: the first level.',
  sort: 'Position among its siblings, rising; changed by doSort.',
  image: 'Picture: https, relative or data:image/….',
  visible: 'Whether buyers see it.',
  productCount: 'Products in it, counted by the platform.',
};

export const entity: EntityRow = {
  name: 'classify',
  one: 'a shop category',
  many: 'shop categories',
  record: shopCategorySchema,
  input: shopCategoryInputSchema,
  sorts: ['sort', 'updatedAt', 'name'],
  filters: [...texts('parentId'), ...flags('visible')],
  fields,
  // The same, in the tree.
  parts: { ShopCategoryNode: fields },
};
