import {
  choiceFilter,
  dayRanges,
  flagFilter,
  textFilter,
  type FilterParser,
  type FilterValues,
} from '@/components/ui/table/filters/list-filters';
import { ALL_FOLDERS, type Folders } from '@/components/shared/material/use-folders';
import { MATERIAL_KINDS, ROOT_FOLDER, materialApi } from '@/lib/api/material';

/** Bytes; an invalid value counts as unset. */
const bytesFilter: FilterParser = ([value]) => (value !== undefined && /^\d{1,13}$/.test(value) ? value : undefined);

export const MATERIAL_SORTS = ['createdAt', 'updatedAt', 'name', 'size'] as const;

export const MATERIAL_LIST = {
  name: 'material',
  api: materialApi,
  filters: {
    keyword: textFilter(),
    folderId: textFilter(64),
    kind: choiceFilter(MATERIAL_KINDS),
    tag: textFilter(32),
    used: flagFilter,
    ...dayRanges('created'),
    sizeMin: bytesFilter,
    sizeMax: bytesFilter,
  },
  countBy: 'folderId',
  sorts: MATERIAL_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' as const },
};

export const folderOf = ({ folderId }: FilterValues): string =>
  typeof folderId === 'string' && folderId !== '' ? folderId : ALL_FOLDERS;

/** A folder is queried together with its subfolders: their files are shown, too. */
export const askWithin =
  (folders: Folders) =>
  (filters: FilterValues): FilterValues => {
    const folder = folderOf(filters);
    if (folder === ALL_FOLDERS || folder === ROOT_FOLDER) return filters;
    return { ...filters, folderId: folders.within(folder) };
  };
