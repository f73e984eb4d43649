import { MATERIAL_KINDS, materialInputSchema, materialSchema } from '@/lib/api/material';
import type { EntityRow } from '../entity-row';
import { days, flags, numbers, texts } from '../filters';

export const entity: EntityRow = {
  name: 'material',
  one: 'a material',
  many: 'materials',
  record: materialSchema,
  input: materialInputSchema,
  sorts: ['createdAt', 'updatedAt', 'name', 'size'],
  filters: [
    ['kind', MATERIAL_KINDS],
    ...texts('folderId', 'tag'),
    ...flags('used', 'deep'),
    ...numbers('sizeMin', 'sizeMax'),
    ...days('created'),
  ],
  counted: ['kind', 'folderId'],
};
