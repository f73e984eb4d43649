import { isRecord } from '@/lib/util/guards';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { isIdentity, SHEET_COLUMNS } from '../columns/columns';
import type { SheetFormat } from '../worker/export-job';

const KEY = 'supplier-client:sheet:product';

export interface ExportPrefs {
  format: SheetFormat;
  /** Columns that are left out: a column of a later version is exported until it is. */
  left: readonly string[];
}

export function readExportPrefs(): ExportPrefs {
  const stored = readStored(KEY);
  const { format, left } = isRecord(stored) ? stored : {};
  return {
    format: format === 'csv' ? 'csv' : 'xlsx',
    left: Array.isArray(left) ? left.filter((key): key is string => typeof key === 'string') : [],
  };
}

export const keepExportPrefs = (prefs: ExportPrefs): boolean => writeStored(KEY, prefs);

/** The columns that can be left out: all but those by which an import finds the products. */
export const OPTIONAL_COLUMNS = SHEET_COLUMNS.filter(({ key }) => !isIdentity(key));

export const exportedColumns = ({ left }: Pick<ExportPrefs, 'left'>): string[] =>
  SHEET_COLUMNS.flatMap(({ key }) => (isIdentity(key) || !left.includes(key) ? [key] : []));
