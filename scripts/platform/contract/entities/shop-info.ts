import { shopInfoInputSchema, shopInfoSchema } from '@/lib/api/shop-info';
import type { EntityRow } from '../entity-row';

export const entity: EntityRow = {
  name: 'shopInfo',
  one: 'the shop’s basic information',
  many: 'the shop’s basic information',
  record: shopInfoSchema,
  input: shopInfoInputSchema,
  kind: 'one',
};
