import { STRENGTH_KINDS, strengthInputSchema, strengthSchema } from '@/lib/api/strength';
import type { EntityRow } from '../entity-row';

export const entity: EntityRow = {
  name: 'shopResource',
  one: 'an entry of company strength',
  many: 'entries of company strength',
  record: strengthSchema,
  input: strengthInputSchema,
  sorts: ['sort', 'validTo', 'title', 'updatedAt'],
  filters: [
    ['kind', STRENGTH_KINDS],
    ['validFrom', 'day'],
    ['validTo', 'day'],
  ],
  counted: ['kind'],
};
