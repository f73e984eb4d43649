import { toLocalMinute } from '@/lib/util/day';
import { digitsOf } from '@/lib/util/money';

/** A value of a sheet to be written. Money stays the text of the contract until a file needs a number. */
export type Cell = string | number | boolean | undefined | { amount: string; currency: string } | { at: string };

/** A value that its cell shows in another way; without `shown` only the table program knows how. */
export interface FormattedCell {
  stored: string | number;
  shown?: string;
}

/** Why a cell has no value although it is not empty: a formula without its result, or a part of a merged cell. */
export interface CellWithout {
  lacks: 'result' | 'own';
}

/** A value as a file holds it. */
export type ReadCell = string | number | boolean | Date | FormattedCell | CellWithout | undefined;

export interface Sheet {
  name: string;
  /** The first row is the heading. */
  rows: Cell[][];
  /** Widths of the columns in characters. */
  widths?: readonly number[];
  /** What a column offers: the texts are written to a sheet of their own, and its cells refer to them. */
  choices?: readonly { column: number; options: readonly string[] }[];
  /** A sentence that appears at a cell of the column. */
  hints?: readonly { column: number; title: string; text: string }[];
}

/** The most characters that a cell of an XLSX file may hold. */
export const MAX_CELL_TEXT = 32_767;

/** A number as a table program stores it: with 15 digits, without the rest of a binary fraction. */
export const numberText = (value: number): string => digitsOf(Number(value.toPrecision(15)));

/** A value as text; an empty cell is ''. A moment is in the browser's zone: 2026-11-20 14:05. */
export function textOfCell(cell: Cell | ReadCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  // Sheets know no zones: the library reads a date as if it were UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  if (typeof cell !== 'object') return String(cell);
  if ('lacks' in cell) return '';
  if ('stored' in cell) return cell.shown ?? textOfCell(cell.stored);
  return 'at' in cell ? toLocalMinute(cell.at).replace('T', ' ') : cell.amount;
}
