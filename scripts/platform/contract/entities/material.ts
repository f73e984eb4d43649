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
    ...texts('folderId', 'tag', 'hash'),
    ...flags('used', 'deep'),
    ...numbers('sizeMin', 'sizeMax'),
    ...days('created'),
  ],
  counted: ['kind', 'folderId'],
  fields: {
    name: 'File name as shown, at most 128 characters.',
    folderId: 'Folder that it is in; absent or empty: none.',
    kind: 'What it can be used as.',
    thumbnail: 'Smaller picture for lists: https or relative to the platform.',
    tags: 'At most 20, of 32 characters each.',
    hash: 'SHA-256 of the file in hex; feature material-hash.',
    used: 'Bytes in use.',
    limit: 'Bytes that the shop may use.',
  },
};
