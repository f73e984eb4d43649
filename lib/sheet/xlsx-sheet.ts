import { DAY } from '@/lib/util/day';
import { numberText, type ReadCell } from './cell';
import { SHEET_LIMITS } from './limits';
import { isDateFormat, shownNumber, shownText } from './number-format';
import { textReader, unescaped, type Book } from './xlsx-book';
import { readXml, type Attributes } from './xml';

export interface ReadRow {
  /** The number that the table program shows beside the row. */
  number: number;
  cells: ReadCell[];
  isHidden?: true;
}

export interface ReadRows {
  rows: ReadRow[];
  /** Columns that the table program does not show; 0 is A. */
  hiddenColumns: number[];
}

/** The last row and column of the format. */
const [MAX_ROW, MAX_COLUMN] = [1_048_576, 16_384];
/** Cells that all merged cells of a sheet may cover: as many as a sheet of products has. */
const MAX_MERGED = SHEET_LIMITS.rows * SHEET_LIMITS.columns;

interface CellAddress {
  row: number;
  /** 0 is A. */
  column: number;
}

/** The row and column of `B12`. */
function locate(address: string): CellAddress {
  const [, letters = '', row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const found = { row: Number(row), column };
  if (!(found.row >= 1 && found.row <= MAX_ROW && column >= 0 && column < MAX_COLUMN))
    throw new Error(`${address} is no cell of a sheet`);
  return found;
}

interface RawCell extends CellAddress {
  type: string;
  style: string | undefined;
  hasFormula: boolean;
  value: string;
}

/** Days are counted from 1899-12-30, or from 1904-01-01. */
const dateOf = (serial: number, { from1904 }: Book): Date =>
  new Date(Math.round((serial - 25_569 + (from1904 ? 1462 : 0)) * 86_400) * (DAY / 86_400));

function numberOf(value: number, format: string, book: Book): ReadCell {
  if (isDateFormat(format)) return dateOf(value, book);
  const shown = shownNumber(value, format);
  if (shown === numberText(value)) return value;
  return { stored: value, ...(shown !== undefined && { shown }) };
}

function textOf(text: string, format: string): ReadCell {
  const shown = shownText(text, format);
  if (text === '') return undefined;
  return shown === text ? text : { stored: text, shown };
}

function valueOf({ type, style, hasFormula, value }: RawCell, inline: string, book: Book): ReadCell {
  const format = style === undefined ? '' : (book.formats[Number(style)] ?? '');
  if (type === 'inlineStr') return textOf(inline, format);
  if (type === 'str') return textOf(unescaped(value), format);
  const plain = value.trim();
  // Whoever wrote the file has not calculated it: the cell is not empty.
  if (plain === '') return hasFormula ? { lacks: 'result' } : undefined;
  if (type === 's') {
    const text = book.texts[Number(plain)];
    if (text === undefined) throw new Error(`There is no text ${plain}`);
    return textOf(text, format);
  }
  if (type === 'b') return plain === '1';
  if (type === 'e') return plain;
  const date = type === 'd' ? new Date(plain) : undefined;
  if (date && !Number.isNaN(date.getTime())) return date;
  const number = Number(plain);
  if (Number.isNaN(number)) throw new Error(`${plain} is no number`);
  return numberOf(number, format, book);
}

/**
 * A cell merged over several rows says the same in each of them. What is merged over several columns says nothing of
 * the others: these are not empty.
 */
function fillMerged(rows: readonly ReadRow[], merged: readonly string[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  // A row that has nothing of its own stays empty.
  const filled = new Set(rows.filter(({ cells }) => cells.some((cell) => cell !== undefined)));
  let covered = 0;
  for (const area of merged) {
    const [from, to = from] = area.split(':').map(locate) as [CellAddress, CellAddress?];
    const source = byNumber.get(from.row)?.cells[from.column];
    const last = Math.min(to.row, rows.at(-1)?.number ?? 0);
    covered += Math.max(0, last - from.row + 1) * (to.column - from.column + 1);
    if (covered > MAX_MERGED) throw new Error('Too many cells are merged');
    if (source === undefined) continue;
    for (let number = from.row; number <= last; number += 1) {
      const row = byNumber.get(number);
      if (!row || !filled.has(row)) continue;
      for (let { column } = from; column <= to.column; column += 1)
        row.cells[column] = column === from.column ? source : { lacks: 'own' };
    }
  }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
const isNothing = (size: string | undefined) => size !== undefined && Number(size) === 0;

/** The rows of a sheet, as its program shows them and in their order. */
export function readRows(xml: string, book: Book): ReadRows {
  const rows: ReadRow[] = [];
  const hiddenColumns: number[] = [];
  const merged: string[] = [];
  const inline = textReader();
  let cell: RawCell | undefined;
  let isValue = false;
  /** Addresses are optional: without them a row or cell follows the one before it. */
  let [row, column] = [0, -1];
  const begin: Record<string, (attributes: Attributes) => void> = {
    col({ min, max, hidden, width }) {
      if (!isTrue(hidden) && !isNothing(width)) return;
      for (let at = Number(min); at <= Math.min(Number(max), MAX_COLUMN); at += 1) hiddenColumns.push(at - 1);
    },
    row({ r, hidden, ht }) {
      row = r === undefined ? row + 1 : Number(r);
      column = -1;
      if (!(row >= 1 && row <= MAX_ROW)) throw new Error(`There is no row ${row}`);
      rows.push({ number: row, cells: [], ...((isTrue(hidden) || isNothing(ht)) && { isHidden: true }) });
    },
    c({ r, t = 'n', s }) {
      const found = r === undefined ? { row, column: column + 1 } : locate(r);
      if (found.row !== row || found.column >= MAX_COLUMN) throw new Error(`${r} is in row ${row}`);
      column = found.column;
      cell = { ...found, type: t, style: s, hasFormula: false, value: '' };
    },
    f: () => cell && (cell.hasFormula = true),
    mergeCell: ({ ref = '' }) => merged.push(ref),
  };
  readXml(xml, {
    open(name, attributes) {
      begin[name]?.(attributes);
      isValue = name === 'v' && cell !== undefined;
      inline.open(name);
    },
    close(name) {
      inline.close(name);
      isValue = false;
      if (name !== 'c' || !cell) return;
      const value = valueOf(cell, inline.take(), book);
      if (value !== undefined) rows.at(-1)!.cells[cell.column] = value;
      cell = undefined;
    },
    text(text) {
      if (isValue) cell!.value += text;
      else inline.text(text);
    },
  });
  fillMerged(rows, merged);
  return { rows, hiddenColumns };
}
