import { shopDetailInputSchema, shopDetailSchema } from '@/lib/api/shop-detail';
import type { EntityRow } from '../entity-row';

export const entity: EntityRow = {
  name: 'shopDetail',
  one: 'the shop’s details',
  many: 'the shop’s details',
  record: shopDetailSchema,
  input: shopDetailInputSchema,
  kind: 'one',
};
