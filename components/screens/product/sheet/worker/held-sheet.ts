import { PackedList } from '@/lib/sheet/packed';
import type { SourceSheet } from '@/lib/sheet/read-sheet';
import { isIdentity, SHEET_COLUMNS } from '../columns/columns';
import type { RowFault } from './check-row';
import { holdCell, isAmbiguous, showsDecimalComma, textIn, type CellText, type HeldCell } from './held-cell';
import type { MatchedHead } from './match-columns';

/** A sheet of the file with its cells. */
export interface HeldSheet {
  name: string;
  numbers: number[];
  rows: PackedList<HeldCell[]>;
  hasSemicolons: boolean;
}

export function holdSheet({ name, heads, rows, hasSemicolons }: SourceSheet): HeldSheet {
  const cells = new PackedList<HeldCell[]>();
  for (const row of rows) cells.add([heads.map((_, at) => holdCell(row.cells[at]))]);
  return { name, numbers: rows.map(({ number }) => number), rows: cells, hasSemicolons };
}

const COLUMNS = new Map(SHEET_COLUMNS.map((column) => [column.key, column]));

/** Whether the file shows that the comma is its sign of decimals: by what separates its fields, or by any number. */
export function usesCommas({ rows, hasSemicolons }: HeldSheet, heads: readonly MatchedHead[]): boolean {
  if (hasSemicolons) return true;
  const numeric = heads.flatMap(({ column, at }) => {
    const codec = COLUMNS.get(column)?.codec;
    return codec?.numbers ? [{ codec, at: at[0]! }] : [];
  });
  for (const page of rows)
    if (page.some((cells) => numeric.some(({ codec, at }) => showsDecimalComma(cells[at] ?? '', codec)))) return true;
  return false;
}

interface ReadingRow {
  /** What was typed here instead of a cell. */
  typed: (column: string) => string | undefined;
  /** The comma is the sign of decimals. */
  hasCommas: boolean;
}

/** The texts of a row by column, and why cells say nothing. What only the platform sets is not taken from a file. */
export function readRow(cells: readonly HeldCell[], heads: readonly MatchedHead[], { typed, hasCommas }: ReadingRow) {
  const texts = new Map<string, string>();
  const unread = new Map<string, RowFault>();
  for (const { column, at } of heads) {
    const known = COLUMNS.get(column);
    if (!known) continue;
    const { codec, path } = known;
    const correction = typed(column);
    const own = at.map((one) => cells[one] ?? '');
    const parts: CellText[] =
      correction === undefined ? own.map((cell) => textIn(cell, codec)) : [{ text: correction }];
    texts.set(column, parts.map(({ text }) => text).join(''));
    if (correction !== undefined || (path === undefined && !isIdentity(column))) continue;
    const fault = parts.find((part) => part.fault)?.fault;
    if (fault) unread.set(column, { column, ...fault });
    else if (hasCommas && own.some((cell) => isAmbiguous(cell, codec)))
      unread.set(column, { column, key: 'eitherNumber' });
  }
  return { texts, unread };
}
