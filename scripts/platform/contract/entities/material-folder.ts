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
  fields: {
    name: 'At most 64 characters.',
    parentId: 'Folder above it, at most 4 levels; absent or empty: the first level.',
    materialCount: 'Materials directly in it, by the platform.',
    materials: 'Materials inside, at every level.',
    folders: 'Folders inside, at every level.',
  },
};
