import type { Product } from '@/lib/api/product-schema';
import { splitList } from '@/lib/sheet/list-text';
import { unpack } from '@/lib/sheet/packed';
import { cleanCode } from '@/lib/util/clean-code';
import { uuid } from '@/lib/util/uuid';
import type { JobRow } from '@/lib/work/job';
import { ChangeList, type ChangedProduct, type ChangePage } from '../../changes/changes';
import type { SheetContext } from '../columns/context';
import { hasOldTerm } from '../columns/usual-names';
import { checkRow, type CheckedRow, type RowFault } from './check-row';
import { createImportSheets, type ImportSheets, type RowPlace } from './import-sheets';
import { createKnownProducts, type Known } from './known-products';
import type { MatchedHead } from './match-columns';
import { isFileName, pictureKey, sharedNames } from './pictures';

export interface CheckCounts {
  new: number;
  changed: number;
  same: number;
  wrong: number;
  /** Pictures that are named by their file and not uploaded yet. */
  pictures: string[];
  /** Rows to be sent whose trade term is read as another one: CNF as CFR. */
  oldTerms: number;
}

/** A cell that has to be corrected. */
export interface WrongCell {
  sheet: string;
  sheetAt: number;
  /** The number of the row in its table program. */
  row: number;
  rowAt: number;
  /** The SKU of its product, or its id. */
  name: string;
  /** '' if the file has no column for it. */
  column: string;
  path?: string;
  text: string;
  fault: Pick<RowFault, 'key' | 'values'>;
}

/** Which products a file may change: by id, and by SKU where a row has no id. */
export interface Wanted {
  ids: string[];
  skus: string[];
}

/** The pictures of a row that are named by their file. */
const picturesIn = (texts: ReadonlyMap<string, string>) => splitList(texts.get('images') ?? '').filter(isFileName);

/** What is kept of a row; its texts are read again where they are needed. */
interface Entry extends RowPlace {
  id: string;
  sku: string;
  clientId: string;
  kind: CheckedRow['kind'];
  fields: CheckedRow['fields'];
  before?: CheckedRow['before'];
  base?: Known;
  faults: RowFault[];
  /** Pictures that are named by their file. */
  pictures: string[];
  hasOldTerm: boolean;
  /** What is wrong with its id or SKU among the other rows. */
  identity: RowFault[];
}

const UNCHECKED: Pick<Entry, 'kind' | 'fields' | 'faults' | 'pictures' | 'hasOldTerm' | 'identity'> = {
  ...{ kind: 'same', fields: {}, faults: [], pictures: [], hasOldTerm: false, identity: [] },
};

function changedProduct({ base, sku, fields, before }: Entry): ChangedProduct {
  const title = (fields.title as Product['title'] | undefined) ?? base?.title;
  return { id: base?.id, title, sku: sku || base?.sku || '', currency: base?.currency, fields, before };
}

function jobRowsOf({ kind, base, fields, before, sku, clientId }: Entry): JobRow[] {
  const name = sku || base?.sku || '';
  if (kind === 'changed' && base) return [{ id: base.id, version: base.version, name, fields, before }];
  return kind === 'new' ? [{ clientId, name, fields }] : [];
}

function countsOf(entries: readonly Entry[], hasPicture: (key: string) => boolean): CheckCounts {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, oldTerms: 0 };
  const missing = new Map<string, string>();
  for (const entry of entries) {
    counts[entry.kind] += 1;
    if (entry.hasOldTerm && entry.fields.tradeTerms) counts.oldTerms += 1;
    for (const name of entry.pictures) {
      const key = pictureKey(name);
      if (!hasPicture(key) && !missing.has(key)) missing.set(key, name);
    }
  }
  return { ...counts, pictures: [...missing.values()] };
}

function wrongCellOf(entry: Entry, { column, path, key, values }: RowFault, sheets: ImportSheets): WrongCell {
  return {
    ...sheets.nameOf(entry),
    sheetAt: entry.sheetAt,
    rowAt: entry.rowAt,
    name: entry.sku || entry.base?.sku || entry.id,
    column,
    ...(path !== undefined && { path }),
    text: sheets.cellsOf(entry).texts.get(column) ?? '',
    fault: { key, ...(values && { values }) },
  };
}

/** An import from its file to the rows that are sent. */
export function createImportJob(context: SheetContext) {
  const sheets = createImportSheets(context);
  const known = createKnownProducts();
  let entries: Entry[] = [];
  let clearsEmpty = false;
  const pictures = new Map<string, string>();
  /** What is to be sent, field by field, once it is asked for. */
  let changes: ChangeList | undefined;
  let shared: ReadonlySet<string> = new Set();
  const count = () => countsOf(entries, (key) => pictures.has(key) || shared.has(key));

  function listChanges(): ChangeList {
    const list = new ChangeList((at) => changedProduct(entries[at]!));
    entries.forEach(({ kind }, at) => (kind === 'new' || kind === 'changed') && list.add(at));
    return list;
  }

  function evaluate(entry: Entry): void {
    changes = undefined;
    Object.assign(entry, { fields: {}, before: undefined, base: undefined, pictures: [] });
    // Without its product nothing can be said about its other cells.
    if (entry.identity.some(({ key }) => key === 'unknownId')) {
      Object.assign(entry, { kind: 'wrong', faults: entry.identity });
      return;
    }
    const found = known.find(entry);
    const base = found && (unpack(found.packed) as Product);
    const { texts, unread } = sheets.cellsOf(entry);
    const own = { columns: sheets.columnsOf(entry), context, clearsEmpty, pictures, sharedNames: shared };
    const checked = checkRow({ texts, unread, base, ...own });
    entry.faults = [...entry.identity, ...checked.faults];
    entry.kind = entry.faults.length > 0 ? 'wrong' : checked.kind;
    entry.pictures = picturesIn(texts);
    entry.hasOldTerm = hasOldTerm(texts.get('tradeTerms') ?? '');
    if (checked.kind !== 'same') Object.assign(entry, { base: found, fields: checked.fields, before: checked.before });
  }

  function check(): CheckCounts {
    const seen = new Map<string, Entry>();
    const named = entries.filter((entry) => sheets.columnsOf(entry).some(({ key }) => key === 'images'));
    shared = sharedNames(named.flatMap((entry) => picturesIn(sheets.cellsOf(entry).texts)));
    for (const entry of entries) {
      entry.identity = known.faultsOf(entry, seen);
      evaluate(entry);
    }
    return count();
  }

  return {
    read: sheets.read,
    /** Takes over which column fills which field, and says which products are needed to compare. */
    match(chosen: readonly (readonly MatchedHead[])[]): Wanted {
      entries = sheets.match(chosen).map((place): Entry => {
        const { texts } = sheets.cellsOf(place);
        const [id, sku] = ['id', 'sku'].map((column) => cleanCode(texts.get(column) ?? '')) as [string, string];
        return { ...place, id, sku, clientId: uuid(), ...UNCHECKED };
      });
      return {
        ids: [...new Set(entries.flatMap(({ id }) => id || []))],
        skus: [...new Set(entries.flatMap(({ id, sku }) => (!id && sku ? [sku] : [])))],
      };
    },
    addProducts: known.add,
    check(clears: boolean): CheckCounts {
      clearsEmpty = clears;
      return check();
    },
    wrong(from: number, most: number): { total: number; cells: WrongCell[] } {
      const all = entries.flatMap((entry) => entry.faults.map((fault) => ({ entry, fault })));
      const shown = all.slice(from, from + most);
      return { total: all.length, cells: shown.map(({ entry, fault }) => wrongCellOf(entry, fault, sheets)) };
    },
    /** See {@link ChangeList.page}. */
    changes: (...wanted: Parameters<ChangeList['page']>): ChangePage => (changes ??= listChanges()).page(...wanted),
    correct({ sheetAt, rowAt, column }: Pick<WrongCell, 'sheetAt' | 'rowAt' | 'column'>, text: string): CheckCounts {
      const entry = entries.find((one) => one.sheetAt === sheetAt && one.rowAt === rowAt);
      if (!entry) return count();
      sheets.type(entry, column, text);
      // Another id or SKU may free or take that of other rows, another picture its name.
      if (column === 'id' || column === 'sku') entry[column] = cleanCode(text);
      if (column === 'id' || column === 'sku' || column === 'images') return check();
      evaluate(entry);
      return count();
    },
    setPicture(name: string, address: string): CheckCounts {
      pictures.set(pictureKey(name), address);
      return check();
    },
    /** The rows to be sent of so many rows of the file; undefined after its last. */
    rows: (from = 0, most = Infinity): JobRow[] | undefined =>
      from > 0 && from >= entries.length ? undefined : entries.slice(from, from + most).flatMap(jobRowsOf),
    /** The rows that are wrong as they are now, each with its reasons. */
    wrongFile: (reasonOf: Record<string, string>): Promise<Blob> =>
      sheets.write(
        entries.filter(({ kind }) => kind === 'wrong'),
        reasonOf,
      ),
  };
}
