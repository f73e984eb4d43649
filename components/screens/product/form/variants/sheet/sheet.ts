import { parseAmount, parseNumber } from '@/components/ui/form/inputs/numbers';
import { tsvText } from '@/lib/sheet/tsv';
import type { VariantValues } from '../../product-values';

/** The columns of the sheet that hold a text, in their order. */
export const PARTS = ['sku', 'price', 'stock'] as const;
export type Part = (typeof PARTS)[number];

/** A rectangle of cells by row and column; the first ends of both are not above the last ones. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

type Rows = readonly VariantValues[];

export const textOf = (row: VariantValues, part: Part): string => String(row[part] ?? '');

/** What is not a number or amount is kept as typed, so that the checks can report it. */
export function withText(row: VariantValues, part: Part, text: string): VariantValues {
  if (part === 'sku') return { ...row, sku: text.trim() };
  const value = part === 'price' ? parseAmount(text) : parseNumber(text);
  return { ...row, [part]: value } as VariantValues;
}

/** The cells of a range for the clipboard. */
export const toTsv = (rows: Rows, { top, bottom, left, right }: Range): string =>
  tsvText(rows.slice(top, bottom + 1).map((row) => PARTS.slice(left, right + 1).map((part) => textOf(row, part))));

/** The rows with each cell of a range set; undefined leaves a cell. */
function filled(rows: Rows, range: Range, textAt: (row: number, column: number) => string | undefined) {
  return rows.map((row, at) => {
    if (at < range.top || at > range.bottom) return row;
    return PARTS.reduce((next, part, column) => {
      if (column < range.left || column > range.right) return next;
      const text = textAt(at, column);
      return text === undefined || text === textOf(row, part) ? next : withText(next, part, text);
    }, row);
  });
}

/** One text for all cells of a range. */
export const withAll = (rows: Rows, range: Range, text: string) => filled(rows, range, () => text);

/** The first row of a range for all rows below it. */
export const filledDown = (rows: Rows, range: Range) =>
  filled(rows, range, (_, column) => textOf(rows[range.top]!, PARTS[column]!));

/**
 * Puts a block of texts into the sheet, from the first cell of a range. A range that is a multiple of the block is
 * filled with repetitions. `outside` is the number of rows and columns for which there was no room.
 */
export function pasted(rows: Rows, range: Range, block: readonly (readonly string[])[]) {
  const height = block.length;
  const width = Math.max(...block.map((line) => line.length));
  const times = (cells: number, size: number) => (cells > size && cells % size === 0 ? cells : size);
  const bottom = range.top + times(range.bottom - range.top + 1, height) - 1;
  const right = range.left + times(range.right - range.left + 1, width) - 1;
  const target = {
    ...range,
    bottom: Math.min(bottom, rows.length - 1),
    right: Math.min(right, PARTS.length - 1),
  };
  return {
    rows: filled(
      rows,
      target,
      (row, column) => block[(row - range.top) % height]?.[(column - range.left) % width] ?? undefined,
    ),
    range: target,
    outside: { rows: bottom - target.bottom, columns: right - target.right },
  };
}

/** Parts of a SKU must survive an address, a label and customs: Latin letters and digits, no spaces, no separators. */
const skuPart = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\x21-\x7e]|[/\\,;|]/g, '')
    .replace(/^-+|-+$/g, '');

/** The part of a SKU for each value of an option: its Latin letters and digits, or its number where they do not name it. */
function skuParts(rows: Rows, option: string): ReadonlyMap<string, string> {
  const values = [...new Set(rows.flatMap((row) => row.options[option] ?? []))];
  const parts = values.map(skuPart);
  const isName = (part: string) => part !== '' && parts.filter((other) => other === part).length === 1;
  return new Map(values.map((value, at) => [value, isName(parts[at]!) ? parts[at]! : String(at + 1)]));
}

/**
 * SKUs by a pattern: `{sku}` is the product's, `{option1}` to `{option3}` the values of the options, `{n}` the number
 * of the row. A value without Latin letters or digits is its number among the values. A SKU that another row has gets a number.
 */
export function withPattern(
  rows: Rows,
  given: { pattern: string; sku: string; options: readonly string[]; max: number; range?: Range },
): VariantValues[] {
  const { pattern, sku, options, max, range } = given;
  const parts = options.map((option) => skuParts(rows, option));
  const isAsked = (at: number) => !range || (at >= range.top && at <= range.bottom);
  const used = new Set(rows.flatMap((row, at) => (isAsked(at) ? [] : [row.sku])));
  return rows.map((row, at) => {
    if (!isAsked(at)) return row;
    const made = pattern
      .replace(/\{(sku|n|option([123]))\}/g, (_, token: string, number?: string) => {
        if (token === 'sku') return sku.trim();
        if (token === 'n') return String(at + 1);
        const option = Number(number) - 1;
        return parts[option]?.get(row.options[options[option] ?? ''] ?? '') ?? '';
      })
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '');
    let candidate = made.slice(0, max);
    for (let number = 2; used.has(candidate) && made !== ''; number += 1) {
      const tail = `-${number}`;
      candidate = made.slice(0, max - tail.length) + tail;
    }
    used.add(candidate);
    return { ...row, sku: candidate };
  });
}

/** The pattern that has every option of the product. */
export const usualPattern = (options: readonly string[]) =>
  ['{sku}', ...options.map((_, at) => `{option${at + 1}}`)].join('-');

/** The rectangle between two cells. */
export const rangeOf = (from: { row: number; column: number }, to: { row: number; column: number }): Range => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});
