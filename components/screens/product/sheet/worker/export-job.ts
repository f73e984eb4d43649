import type { Product } from '@/lib/api/product-schema';
import type { Cell } from '@/lib/sheet/cell';
import { writeCsv } from '@/lib/sheet/csv';
import { writeXlsx } from '@/lib/sheet/xlsx';
import { columnsOf } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { productRow, productSheet } from '../columns/product-rows';

export type SheetFormat = 'xlsx' | 'csv';

export interface ExportPlan {
  columns: readonly string[];
  format: SheetFormat;
  context: SheetContext;
}

/** Collects the rows of an export page by page, then writes the file. */
export function createExportJob({ columns: keys, format, context }: ExportPlan) {
  const columns = columnsOf(keys);
  const rows: Cell[][] = [];
  return {
    add: (products: readonly Product[]) => {
      for (const product of products) rows.push(productRow(product, columns, context));
    },
    file: async (): Promise<Blob> => {
      if (format === 'xlsx') return writeXlsx([productSheet(rows, columns, context)], context.texts.choices);
      return new Blob([writeCsv(productSheet(rows, columns, context, Infinity).rows)], { type: 'text/csv' });
    },
  };
}
