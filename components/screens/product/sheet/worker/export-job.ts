import type { Product } from '@/lib/api/product-schema';
import { csvParts, writeCsv } from '@/lib/sheet/csv';
import { streamXlsx } from '@/lib/sheet/xlsx-stream';
import { columnsOf } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { createProductRows } from '../columns/product-rows';

export type SheetFormat = 'xlsx' | 'csv';

export interface ExportPlan {
  columns: readonly string[];
  format: SheetFormat;
  context: SheetContext;
}

/** Collects the rows of an export page by page, then writes the file. */
export function createExportJob({ columns: keys, format, context }: ExportPlan) {
  const rows = createProductRows(columnsOf(keys), context, format === 'xlsx' ? undefined : Infinity);
  return {
    add: (products: readonly Product[]) => rows.addProducts(products),
    file: async (): Promise<Blob> => {
      const sheet = rows.sheet();
      if (format === 'xlsx') return streamXlsx(sheet, rows.pages(), rows.currencies);
      return new Blob([writeCsv(sheet.rows), ...csvParts(rows.pages())], { type: 'text/csv' });
    },
  };
}
