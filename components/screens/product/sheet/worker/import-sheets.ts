import type { Cell } from '@/lib/sheet/cell';
import { readSheets } from '@/lib/sheet/read-sheet';
import { SheetFault } from '@/lib/sheet/sheet-fault';
import { writeXlsx } from '@/lib/sheet/xlsx';
import { SHEET_COLUMNS, type SheetColumn } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { headOf } from '../columns/product-rows';
import { holdSheet, readRow, usesCommas, type HeldSheet } from './held-sheet';
import { findsProducts, fromHeadings, matchHeads, type MatchedHead, type Matching } from './match-columns';

export interface SheetHeads {
  name: string;
  rows: number;
  heads: MatchedHead[];
  /** What the table program hides: these rows, and these sheets of products in the file. Both are left out. */
  hiddenRows: number;
  hiddenSheets: string[];
}

/** A row of a file. */
export interface RowPlace {
  sheetAt: number;
  rowAt: number;
}

/** The sheets of a file that hold products: what their cells say, by the columns that were matched. */
export function createImportSheets(context: SheetContext) {
  let sheets: HeldSheet[] = [];
  let heads: readonly (readonly MatchedHead[])[] = [];
  let columns: SheetColumn[][] = [];
  /** The sheets whose sign of decimals is the comma. */
  let commas: boolean[] = [];
  /** What was typed, by cell: it stays if the columns are matched again. */
  const typed = new Map<string, string>();

  /** The texts of a row, and which of its cells say nothing. */
  const cellsOf = ({ sheetAt, rowAt }: RowPlace) =>
    readRow(sheets[sheetAt]!.rows.at(rowAt), heads[sheetAt]!, {
      typed: (column) => typed.get(`${sheetAt} ${rowAt} ${column}`),
      hasCommas: commas[sheetAt]!,
    });

  return {
    cellsOf,
    columnsOf: ({ sheetAt }: RowPlace) => columns[sheetAt]!,
    /** The name of its sheet, and its number in its table program. */
    nameOf: ({ sheetAt, rowAt }: RowPlace) => ({ sheet: sheets[sheetAt]!.name, row: sheets[sheetAt]!.numbers[rowAt]! }),
    type: ({ sheetAt, rowAt }: RowPlace, column: string, text: string) =>
      typed.set(`${sheetAt} ${rowAt} ${column}`, text),
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
    /** Takes over which column fills which field, and returns all rows. */
    match(chosen: readonly (readonly MatchedHead[])[]): RowPlace[] {
      heads = chosen;
      commas = sheets.map((sheet, at) => usesCommas(sheet, heads[at]!));
      columns = heads.map((of) => SHEET_COLUMNS.filter(({ key }) => of.some(({ column }) => column === key)));
      return sheets.flatMap(({ rows }, sheetAt) =>
        Array.from({ length: rows.length }, (_, rowAt) => ({ sheetAt, rowAt })),
      );
    },
    /** A workbook of some rows as they are now, each with its reasons. */
    write(chosen: readonly RowPlace[], reasonOf: Record<string, string>): Promise<Blob> {
      const files = sheets.map((sheet, at) => {
        const heads = columns[at]!.map((column) => headOf(column, context));
        const rows = chosen.flatMap(({ sheetAt, rowAt }): Cell[][] => {
          if (sheetAt !== at) return [];
          const { texts } = cellsOf({ sheetAt, rowAt });
          const cells = columns[at]!.map(({ key }) => texts.get(key) || undefined);
          return [[...cells, reasonOf[`${sheetAt} ${rowAt}`] ?? '']];
        });
        return { name: sheet.name || context.texts.sheet, rows: [[...heads, context.texts.reason], ...rows] };
      });
      return writeXlsx(files.filter(({ rows }) => rows.length > 1));
    },
  };
}

export type ImportSheets = ReturnType<typeof createImportSheets>;
