import type { Product } from '@/lib/api/product-schema';
import { MAX_CELL_TEXT, type Cell, type Sheet } from '@/lib/sheet/cell';
import { PackedList } from '@/lib/sheet/packed';
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
 * Collects the rows of an export; they stay packed until the file is written. A text longer than a cell of a workbook
 * goes on in further columns, so that nothing is cut; CSV has no such limit.
 */
export function createProductRows(columns: readonly SheetColumn[], context: SheetContext, maxText = MAX_CELL_TEXT) {
  const packed = new PackedList<(Cell | null)[]>();
  const currencies = new Set<string>();
  /** How many columns each column needs. */
  const split = columns.map(() => 1);

  function note(cell: Cell, at: number): void {
    if (typeof cell === 'string' && cell.length > maxText)
      split[at] = Math.max(split[at]!, partsOf(cell, maxText).length);
    if (typeof cell === 'object' && 'currency' in cell) currencies.add(cell.currency);
  }

  const spread = (row: readonly (Cell | null)[]): Cell[] =>
    row.flatMap((cell, at): Cell[] => {
      const own = cell ?? undefined;
      if (split[at] === 1) return [own];
      const parts: Cell[] = typeof own === 'string' ? partsOf(own, maxText) : [own];
      return Array.from({ length: split[at]! }, (_, part) => parts[part]);
    });
  const perPart = <T>(of: (column: SheetColumn, part: number) => T): T[] =>
    columns.flatMap((column, at) => Array.from({ length: split[at]! }, (_, part) => of(column, part + 1)));

  return {
    add(rows: readonly Cell[][]): void {
      for (const row of rows) row.forEach(note);
      packed.add(rows.map((row) => row.map((cell) => cell ?? null)));
    },
    addProducts(products: readonly Product[]): void {
      this.add(products.map((product) => columns.map(({ codec }) => codec.write(product, context))));
    },
    /** The heading, once all rows are there. */
    sheet(): Sheet {
      const head = perPart((column, part) =>
        part === 1 ? headOf(column, context) : partHead(headOf(column, context), part),
      );
      return { name: context.texts.sheet, rows: [head], widths: perPart(({ width }) => width) };
    },
    *pages(): Generator<Cell[][]> {
      for (const rows of packed) yield rows.map(spread);
    },
    currencies,
  };
}
