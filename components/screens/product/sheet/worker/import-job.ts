import type { Product } from '@/lib/api/product-schema';
import type { Cell } from '@/lib/sheet/cell';
import { pack, unpack } from '@/lib/sheet/packed';
import { readSheets } from '@/lib/sheet/read-sheet';
import { SheetFault } from '@/lib/sheet/sheet-fault';
import { splitList } from '@/lib/sheet/list-text';
import { writeXlsx } from '@/lib/sheet/xlsx';
import { cleanCode } from '@/lib/util/clean-code';
import { uuid } from '@/lib/util/uuid';
import type { JobRow } from '@/lib/work/job';
import { ChangeList, type ChangedProduct, type ChangePage } from '../../changes/changes';
import { SHEET_COLUMNS, type SheetColumn } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { hasOldTerm } from '../columns/usual-names';
import { headOf } from '../columns/product-rows';
import { checkRow, type CheckedRow, type RowFault } from './check-row';
import { holdSheet, readRow, usesCommas, type HeldSheet } from './held-sheet';
import { findsProducts, fromHeadings, matchHeads, type MatchedHead, type Matching } from './match-columns';
import { isFileName, pictureKey, sharedNames } from './pictures';

export interface SheetHeads {
  name: string;
  rows: number;
  heads: MatchedHead[];
  /** What the table program hides: these rows, and these sheets of products in the file. Both are left out. */
  hiddenRows: number;
  hiddenSheets: string[];
}

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

const skuKey = (sku: string) => cleanCode(sku).toLowerCase();

/** What is kept of a row; its texts are read again where they are needed. */
interface Entry {
  sheetAt: number;
  rowAt: number;
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

/** A product as it is now. */
interface Known extends Pick<Product, 'id' | 'sku' | 'version' | 'title'> {
  currency?: string;
  packed: Uint8Array;
}

/** An import from its file to the rows that are sent. */
export function createImportJob(context: SheetContext) {
  let sheets: HeldSheet[] = [];
  let heads: readonly (readonly MatchedHead[])[] = [];
  let entries: Entry[] = [];
  let columns: SheetColumn[][] = [];
  /** The sheets whose sign of decimals is the comma. */
  let commas: boolean[] = [];
  let clearsEmpty = false;
  const byId = new Map<string, Known>();
  const bySku = new Map<string, Known>();
  const pictures = new Map<string, string>();
  /** What is to be sent, field by field, once it is asked for. */
  let changes: ChangeList | undefined;
  let shared: ReadonlySet<string> = new Set();
  /** What was typed, by cell: it stays if the columns are matched again. */
  const typed = new Map<string, string>();

  /** The texts of a row, and which of its cells say nothing. */
  const cellsOf = ({ sheetAt, rowAt }: Pick<Entry, 'sheetAt' | 'rowAt'>) =>
    readRow(sheets[sheetAt]!.rows.at(rowAt), heads[sheetAt]!, {
      typed: (column) => typed.get(`${sheetAt} ${rowAt} ${column}`),
      hasCommas: commas[sheetAt]!,
    });
  const textsOf = (entry: Pick<Entry, 'sheetAt' | 'rowAt'>) => cellsOf(entry).texts;

  const baseOf = ({ id, sku }: Entry) => (id ? byId.get(id) : bySku.get(skuKey(sku)));

  function identityFaults(entry: Entry, seen: Map<string, Entry>): RowFault[] {
    const [id, typed] = [entry.id, skuKey(entry.sku)];
    if (id && !byId.has(id)) return [{ column: 'id', key: 'unknownId' }];
    const base = baseOf(entry);
    const own = base?.id;
    // A platform may hold the same SKU twice: what a row found by its id keeps is no fault of the file.
    const sku = id && base && skuKey(base.sku) === typed ? '' : typed;
    const owner = sku ? bySku.get(sku) : undefined;
    if (owner && own !== undefined && owner.id !== own) return [{ column: 'sku', key: 'duplicate' }];
    const doubles = [own && `id ${own}`, sku && `sku ${sku}`].filter(
      (key) => key && (seen.get(key) ?? entry) !== entry,
    );
    [own && `id ${own}`, sku && `sku ${sku}`].forEach((key) => key && !seen.has(key) && seen.set(key, entry));
    return doubles.length > 0 ? [{ column: sku ? 'sku' : 'id', key: 'duplicate' }] : [];
  }

  function changedProduct({ base, sku, fields, before }: Entry): ChangedProduct {
    const title = (fields.title as Product['title'] | undefined) ?? base?.title;
    return { id: base?.id, title, sku: sku || base?.sku || '', currency: base?.currency, fields, before };
  }

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
    const known = baseOf(entry);
    const base = known && (unpack(known.packed) as Product);
    const { texts, unread } = cellsOf(entry);
    const own = { columns: columns[entry.sheetAt]!, context, clearsEmpty, pictures, sharedNames: shared };
    const checked = checkRow({ texts, unread, base, ...own });
    entry.faults = [...entry.identity, ...checked.faults];
    entry.kind = entry.faults.length > 0 ? 'wrong' : checked.kind;
    entry.pictures = picturesIn(texts);
    entry.hasOldTerm = hasOldTerm(texts.get('tradeTerms') ?? '');
    if (checked.kind !== 'same') Object.assign(entry, { base: known, fields: checked.fields, before: checked.before });
  }

  function count(): CheckCounts {
    const counts = { new: 0, changed: 0, same: 0, wrong: 0, oldTerms: 0 };
    const missing = new Map<string, string>();
    for (const entry of entries) {
      counts[entry.kind] += 1;
      if (entry.hasOldTerm && entry.fields.tradeTerms) counts.oldTerms += 1;
      for (const name of entry.pictures) {
        const key = pictureKey(name);
        if (!pictures.has(key) && !shared.has(key) && !missing.has(key)) missing.set(key, name);
      }
    }
    return { ...counts, pictures: [...missing.values()] };
  }

  function check(): CheckCounts {
    const seen = new Map<string, Entry>();
    const named = entries.filter(({ sheetAt }) => heads[sheetAt]!.some(({ column }) => column === 'images'));
    shared = sharedNames(named.flatMap((entry) => picturesIn(textsOf(entry))));
    for (const entry of entries) {
      entry.identity = identityFaults(entry, seen);
      evaluate(entry);
    }
    return count();
  }

  function wrongCells(from: number, most: number): { total: number; cells: WrongCell[] } {
    const all = entries.flatMap((entry) => entry.faults.map((fault) => ({ entry, fault })));
    const cells = all.slice(from, from + most).map(({ entry, fault: { column, path, key, values } }) => ({
      sheet: sheets[entry.sheetAt]!.name,
      sheetAt: entry.sheetAt,
      row: sheets[entry.sheetAt]!.numbers[entry.rowAt]!,
      rowAt: entry.rowAt,
      name: entry.sku || entry.base?.sku || entry.id,
      column,
      ...(path !== undefined && { path }),
      text: textsOf(entry).get(column) ?? '',
      fault: { key, ...(values && { values }) },
    }));
    return { total: all.length, cells };
  }

  return {
    async read(bytes: Uint8Array<ArrayBuffer>, remembered: Matching): Promise<SheetHeads[]> {
      const all = (await readSheets(bytes))
        .filter(({ name }) => name !== context.texts.choices)
        .map((sheet) => fromHeadings(sheet, context))
        .map((sheet) => ({ sheet, heads: matchHeads(sheet, context, remembered) }));
      const hiddenSheets = all.filter(({ sheet, heads: own }) => sheet.isHidden && findsProducts({ heads: own }));
      const shown = all.filter(({ sheet }) => !sheet.isHidden);
      const read = shown.map(({ sheet }) => sheet);
      const found = shown.map(({ sheet: { name, rows, hiddenRows }, heads: own }) => ({
        name,
        rows: rows.length,
        heads: own,
        hiddenRows,
        hiddenSheets: hiddenSheets.map(({ sheet }) => sheet.name),
      }));
      // A sheet of explanations or choices has no product in it.
      const chosen = found.some(findsProducts) ? found.map(findsProducts) : found.map((_, at) => at === 0);
      const own = read.filter((_, at) => chosen[at]);
      if (own.every(({ rows }) => rows.length === 0)) throw new SheetFault('noRows');
      sheets = own.map(holdSheet);
      return found.filter((_, at) => chosen[at]);
    },
    /** Takes over which column fills which field, and says which products are needed to compare. */
    match(chosen: readonly (readonly MatchedHead[])[]): Wanted {
      heads = chosen;
      commas = sheets.map((sheet, at) => usesCommas(sheet, heads[at]!));
      columns = heads.map((of) => SHEET_COLUMNS.filter(({ key }) => of.some(({ column }) => column === key)));
      entries = sheets.flatMap(({ rows }, sheetAt) =>
        Array.from({ length: rows.length }, (_, rowAt): Entry => {
          const texts = textsOf({ sheetAt, rowAt });
          const [id, sku] = ['id', 'sku'].map((column) => cleanCode(texts.get(column) ?? '')) as [string, string];
          const unchecked = {
            kind: 'same' as const,
            fields: {},
            faults: [],
            pictures: [],
            hasOldTerm: false,
            identity: [],
          };
          return { sheetAt, rowAt, id, sku, clientId: uuid(), ...unchecked };
        }),
      );
      return {
        ids: [...new Set(entries.flatMap(({ id }) => id || []))],
        skus: [...new Set(entries.flatMap(({ id, sku }) => (!id && sku ? [sku] : [])))],
      };
    },
    addProducts(products: readonly Product[]): void {
      for (const product of products) {
        const { id, sku, version, title, pricing } = product;
        const known: Known = { id, sku, version, title, currency: pricing?.currency, packed: pack(product) };
        byId.set(id, known);
        bySku.set(skuKey(sku), known);
      }
    },
    check(clears: boolean): CheckCounts {
      clearsEmpty = clears;
      return check();
    },
    wrong: wrongCells,
    /** See {@link ChangeList.page}. */
    changes: (...wanted: Parameters<ChangeList['page']>): ChangePage => (changes ??= listChanges()).page(...wanted),
    correct({ sheetAt, rowAt, column }: Pick<WrongCell, 'sheetAt' | 'rowAt' | 'column'>, text: string): CheckCounts {
      const entry = entries.find((one) => one.sheetAt === sheetAt && one.rowAt === rowAt);
      if (!entry) return count();
      typed.set(`${sheetAt} ${rowAt} ${column}`, text);
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
      from > 0 && from >= entries.length
        ? undefined
        : entries.slice(from, from + most).flatMap(({ kind, base, fields, before, sku, clientId }): JobRow[] => {
            const name = sku || base?.sku || '';
            if (kind === 'changed' && base) return [{ id: base.id, version: base.version, name, fields, before }];
            return kind === 'new' ? [{ clientId, name, fields }] : [];
          }),
    /** The rows that are wrong as they are now, each with its reasons. */
    async wrongFile(reasonOf: Record<string, string>): Promise<Blob> {
      const files = sheets.map((sheet, sheetAt) => {
        const own = entries.filter((entry) => entry.sheetAt === sheetAt && entry.kind === 'wrong');
        const heads = columns[sheetAt]!.map((column) => headOf(column, context));
        const rows = own.map((entry): Cell[] => {
          const texts = textsOf(entry);
          const cells = columns[sheetAt]!.map(({ key }) => texts.get(key) || undefined);
          return [...cells, reasonOf[`${sheetAt} ${entry.rowAt}`] ?? ''];
        });
        return { name: sheet.name || context.texts.sheet, rows: [[...heads, context.texts.reason], ...rows] };
      });
      return writeXlsx(files.filter(({ rows }) => rows.length > 1));
    },
  };
}
