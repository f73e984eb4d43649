import type { Product } from '@/lib/api/product-schema';
import { MAX_CELL_TEXT, type Cell, type Sheet } from '@/lib/sheet/cell';
import type { SheetColumn } from './columns';
import type { SheetContext } from './context';

export const headOf = ({ key }: SheetColumn, { heads, locale }: SheetContext): string => heads[key]?.[locale] ?? key;

/** The heading of the further columns of a text that is longer than a cell: `Details (2)`. */
const partHead = (head: string, part: number): string => `${head} (${part})`;
const PART_HEAD = /^(.*\S)\s*[(（]([2-9]|\d{2})[)）]$/;

/** The heading and the number of a further column; undefined for any other heading. */
export function partOfHead(text: string): { head: string; part: number } | undefined {
  const [, head, part] = PART_HEAD.exec(text) ?? [];
  return head === undefined ? undefined : { head, part: Number(part) };
}

export const productRow = (product: Product, columns: readonly SheetColumn[], context: SheetContext): Cell[] =>
  columns.map(({ codec }) => codec.write(product, context));

/** The parts of a text that fit into cells; a character of two units is not cut. */
function partsOf(text: string, max: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + max, text.length);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last < 0xdc00) end -= 1;
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
}

/**
 * The sheet of exported rows. A text longer than a cell of a workbook goes on in further columns, so that nothing is cut;
 * CSV has no such limit.
 */
export function productSheet(
  rows: Cell[][],
  columns: readonly SheetColumn[],
  context: SheetContext,
  maxText = MAX_CELL_TEXT,
): Sheet {
  const split = columns.map((_, at) =>
    rows.some((row) => typeof row[at] === 'string' && row[at].length > maxText)
      ? Math.max(...rows.map((row) => (typeof row[at] === 'string' ? partsOf(row[at], maxText).length : 1)))
      : 1,
  );
  const spread = (cells: readonly Cell[], further: (cell: Cell, at: number, part: number) => Cell): Cell[] =>
    cells.flatMap((cell, at) => Array.from({ length: split[at]! }, (_, part) => further(cell, at, part + 1)));
  const head = spread(
    columns.map((column) => headOf(column, context)),
    (cell, _, part) => (part === 1 ? cell : partHead(String(cell), part)),
  );
  const wide = split.some((parts) => parts > 1);
  const body = !wide
    ? rows
    : rows.map((row) =>
        spread(row, (cell, at, part) => {
          if (split[at] === 1) return cell;
          return typeof cell === 'string' ? partsOf(cell, maxText)[part - 1] : part === 1 ? cell : undefined;
        }),
      );
  const widths = columns.flatMap(({ width }, at) => Array.from({ length: split[at]! }, () => width));
  return { name: context.texts.sheet, rows: [head, ...body], widths };
}
