import type { Sheet } from '@/lib/sheet/cell';
import { writeXlsx } from '@/lib/sheet/xlsx';
import { SHEET_COLUMNS } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { headOf } from '../columns/product-rows';

/** An empty file with all fields that can be filled in, the choices of each, and a hint at its cells. */
export function templateFile(context: SheetContext, hints: Record<string, string>): Promise<Blob> {
  const columns = SHEET_COLUMNS.filter(({ path }) => path !== undefined);
  const sheet: Sheet = {
    name: context.texts.sheet,
    rows: [columns.map((column) => headOf(column, context))],
    widths: columns.map(({ width }) => width),
    choices: columns.flatMap(({ codec: { offers } }, column) => {
      const options = offers ? context.choices[offers].map(({ label }) => label) : [];
      return options.length > 0 ? [{ column, options }] : [];
    }),
    hints: columns.flatMap(({ hint }, column) => {
      const text = hint && hints[hint];
      return text ? [{ column, title: headOf(columns[column]!, context), text }] : [];
    }),
  };
  return writeXlsx([sheet], context.texts.choices);
}
