import type { Product } from '@/lib/api/product-schema';
import { textOfCell, type Cell } from '@/lib/sheet/cell';
import { readSheets, type SourceRow, type SourceSheet } from '@/lib/sheet/read-sheet';
import { SheetFault } from '@/lib/sheet/sheet-fault';
import { splitList } from '@/lib/sheet/list-text';
import { writeXlsx } from '@/lib/sheet/xlsx';
import { uuid } from '@/lib/util/uuid';
import type { JobRow } from '@/lib/work/job';
import { SHEET_COLUMNS, type SheetColumn } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { headOf } from '../columns/product-rows';
import { checkRow, type CheckedRow, type RowFault } from './check-row';
import { findsProducts, matchHeads, type MatchedHead, type Matching } from './match-columns';
import { isFileName } from './pictures';

export interface SheetHeads {
  name: string;
  rows: number;
  heads: MatchedHead[];
}

export interface CheckCounts {
  new: number;
  changed: number;
  same: number;
  wrong: number;
  /** Pictures that are named by their file and not uploaded yet. */
  pictures: string[];
}

/** A cell that has to be mended. */
export interface WrongCell {
  sheet: string;
  sheetAt: number;
  /** The number of the row in its table program. */
  row: number;
  rowAt: number;
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

const skuKey = (sku: string) => sku.trim().toLowerCase();

interface Entry {
  sheetAt: number;
  rowAt: number;
  source: SourceRow;
  texts: Map<string, string>;
  checked?: CheckedRow;
  clientId: string;
  /** What is wrong with its id or SKU among the other rows. */
  identity: RowFault[];
}

/** An import from its file to the rows that are sent. */
export function createImportJob(context: SheetContext) {
  let sheets: SourceSheet[] = [];
  let entries: Entry[] = [];
  let columns: SheetColumn[][] = [];
  let clearsEmpty = false;
  const byId = new Map<string, Product>();
  const bySku = new Map<string, Product>();
  const pictures = new Map<string, string>();
  /** What was typed, by cell: it stays if the columns are matched again. */
  const typed = new Map<string, string>();

  const textIn = ({ texts }: Entry, column: string) => (texts.get(column) ?? '').trim();
  const baseOf = (entry: Entry) => {
    const id = textIn(entry, 'id');
    return id ? byId.get(id) : bySku.get(skuKey(textIn(entry, 'sku')));
  };

  function identityFaults(entry: Entry, seen: Map<string, Entry>): RowFault[] {
    const [id, typed] = [textIn(entry, 'id'), skuKey(textIn(entry, 'sku'))];
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

  function evaluate(entry: Entry): void {
    // Without its product nothing can be said about its other cells.
    if (entry.identity.some(({ key }) => key === 'unknownId')) {
      entry.checked = { kind: 'wrong', fields: {}, faults: entry.identity };
      return;
    }
    const base = baseOf(entry);
    const input = { texts: entry.texts, base, columns: columns[entry.sheetAt]!, context, clearsEmpty, pictures };
    const checked = checkRow(input);
    const faults = [...entry.identity, ...checked.faults];
    entry.checked = faults.length > 0 ? { ...checked, kind: 'wrong', faults } : checked;
  }

  function count(): CheckCounts {
    const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
    const missing = new Set<string>();
    for (const entry of entries) {
      counts[checkedOf(entry).kind] += 1;
      for (const name of splitList(entry.texts.get('images') ?? ''))
        if (isFileName(name) && !pictures.has(name.toLowerCase())) missing.add(name);
    }
    return { ...counts, pictures: [...missing] };
  }

  function check(): CheckCounts {
    const seen = new Map<string, Entry>();
    for (const entry of entries) {
      entry.identity = identityFaults(entry, seen);
      evaluate(entry);
    }
    return count();
  }

  const checkedOf = ({ checked }: Entry): CheckedRow => checked ?? { kind: 'same', fields: {}, faults: [] };

  function wrongCells(): WrongCell[] {
    return entries.flatMap((entry) =>
      checkedOf(entry).faults.map(({ column, path, key, values }) => ({
        sheet: sheets[entry.sheetAt]!.name,
        sheetAt: entry.sheetAt,
        row: entry.source.number,
        rowAt: entry.rowAt,
        column,
        ...(path !== undefined && { path }),
        text: entry.texts.get(column) ?? '',
        fault: { key, ...(values && { values }) },
      })),
    );
  }

  return {
    async read(bytes: Uint8Array<ArrayBuffer>, remembered: Matching): Promise<SheetHeads[]> {
      sheets = (await readSheets(bytes)).filter(({ name }) => name !== context.texts.choices);
      const found = sheets.map((sheet) => ({
        name: sheet.name,
        rows: sheet.rows.length,
        heads: matchHeads(sheet, context, remembered),
      }));
      // A sheet of explanations or choices has no product in it.
      const chosen = found.some(findsProducts) ? found.map(findsProducts) : found.map((_, at) => at === 0);
      sheets = sheets.filter((_, at) => chosen[at]);
      if (sheets.every(({ rows }) => rows.length === 0)) throw new SheetFault('noRows');
      return found.filter((_, at) => chosen[at]);
    },
    /** Takes over which column fills which field, and says which products are needed to compare. */
    match(heads: readonly (readonly MatchedHead[])[]): Wanted {
      columns = heads.map((of) => SHEET_COLUMNS.filter(({ key }) => of.some(({ column }) => column === key)));
      entries = sheets.flatMap((sheet, sheetAt) =>
        sheet.rows.map((source, rowAt): Entry => {
          const texts = heads[sheetAt]!.flatMap(({ column, at }): [string, string][] =>
            column
              ? [
                  [
                    column,
                    typed.get(`${sheetAt} ${rowAt} ${column}`) ??
                      at.map((one) => textOfCell(source.cells[one])).join(''),
                  ],
                ]
              : [],
          );
          return { sheetAt, rowAt, source, texts: new Map(texts), clientId: uuid(), identity: [] };
        }),
      );
      const all = entries.map((entry) => ({ id: textIn(entry, 'id'), sku: textIn(entry, 'sku') }));
      return {
        ids: [...new Set(all.flatMap(({ id }) => id || []))],
        skus: [...new Set(all.flatMap(({ id, sku }) => (!id && sku ? [sku] : [])))],
      };
    },
    addProducts(products: readonly Product[]): void {
      for (const product of products) {
        byId.set(product.id, product);
        bySku.set(skuKey(product.sku), product);
      }
    },
    check(clears: boolean): CheckCounts {
      clearsEmpty = clears;
      return check();
    },
    wrong: (from: number, count: number) => {
      const all = wrongCells();
      return { total: all.length, cells: all.slice(from, from + count) };
    },
    mend({ sheetAt, rowAt, column }: Pick<WrongCell, 'sheetAt' | 'rowAt' | 'column'>, text: string): CheckCounts {
      const entry = entries.find((one) => one.sheetAt === sheetAt && one.rowAt === rowAt);
      if (!entry) return count();
      entry.texts.set(column, text);
      typed.set(`${sheetAt} ${rowAt} ${column}`, text);
      // Another id or SKU may free or take that of other rows.
      if (column === 'id' || column === 'sku') return check();
      evaluate(entry);
      return count();
    },
    setPicture(name: string, address: string): CheckCounts {
      pictures.set(name.toLowerCase(), address);
      return check();
    },
    rows: (): JobRow[] =>
      entries.flatMap((entry): JobRow[] => {
        const { kind, base, fields, before } = checkedOf(entry);
        const name = textIn(entry, 'sku') || base?.sku || '';
        if (kind === 'changed' && base) return [{ id: base.id, version: base.version, name, fields, before }];
        return kind === 'new' ? [{ clientId: entry.clientId, name, fields }] : [];
      }),
    /** The rows that are wrong as they are now, each with its reasons. */
    async wrongFile(reasonOf: Record<string, string>): Promise<Blob> {
      const files = sheets.map((sheet, sheetAt) => {
        const own = entries.filter((entry) => entry.sheetAt === sheetAt && checkedOf(entry).kind === 'wrong');
        const heads = columns[sheetAt]!.map((column) => headOf(column, context));
        const rows = own.map((entry): Cell[] => [
          ...columns[sheetAt]!.map(({ key }) => entry.texts.get(key) || undefined),
          reasonOf[`${sheetAt} ${entry.rowAt}`] ?? '',
        ]);
        return { name: sheet.name || context.texts.sheet, rows: [[...heads, context.texts.reason], ...rows] };
      });
      return writeXlsx(files.filter(({ rows }) => rows.length > 1));
    },
  };
}
