import { guardFormula } from './formula';

/** The mark by which Excel recognises UTF-8. */
export const CSV_MARK = '\uFEFF';
export const NEWLINE = '\r\n';

/** A text that any of the separators would cut, or whose outer spaces would be lost. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A null character is no text: table programs skip it, and a file that holds one is no text file. */
const fieldOf = (cell: string | number): string => {
  const text = typeof cell === 'number' ? String(cell) : guardFormula(cell.replaceAll('\0', ''));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A row of a CSV file: none of its texts is executed, whichever separator a table program expects. */
export const csvLine = (cells: readonly (string | number)[]): string => cells.map(fieldOf).join(',');

/** A CSV file in UTF-8 with the mark by which Excel recognises it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  CSV_MARK + rows.map((row) => csvLine(row) + NEWLINE).join('');
