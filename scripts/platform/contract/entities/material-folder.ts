import { folderInputSchema, folderSchema } from '@/lib/api/material';
import type { EntityRow } from '../entity-row';
import { texts } from '../filters';

export const entity: EntityRow = {
  name: 'materialFolder',
  one: 'a folder of materials',
  many: 'folders of materials',
  record: folderSchema,
  input: folderInputSchema,
  sorts: ['name'],
  filters: texts('parentId'),
};
