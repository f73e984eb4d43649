import type { Product } from '@/lib/api/product-schema';
import type { SheetContext } from '../columns/context';
import { createExportJob, type ExportPlan } from './export-job';
import { createImportJob, type WrongCell } from './import-job';
import type { MatchedHead, Matching } from './match-columns';
import { templateFile } from './template';

/** What the worker does, called by name; a worker serves one export or one import. */
export function createJobs() {
  let exporting: ReturnType<typeof createExportJob> | undefined;
  let importing: ReturnType<typeof createImportJob> | undefined;
  const current = () => {
    if (!importing) throw new Error('No import has begun');
    return importing;
  };
  return {
    template: (context: SheetContext, hints: Record<string, string>) => templateFile(context, hints),
    beginImport: (context: SheetContext) => {
      importing = createImportJob(context);
    },
    readFile: (bytes: Uint8Array<ArrayBuffer>, remembered: Matching) => current().read(bytes, remembered),
    matchColumns: (heads: readonly (readonly MatchedHead[])[]) => current().match(heads),
    compareWith: (products: readonly Product[]) => current().addProducts(products),
    checkImport: (clearsEmpty: boolean) => current().check(clearsEmpty),
    wrongCells: (from: number, count: number) => current().wrong(from, count),
    changesOf: (field: string | undefined, from: number, count: number) => current().changes(field, from, count),
    correctCell: (cell: Pick<WrongCell, 'sheetAt' | 'rowAt' | 'column'>, text: string) => current().correct(cell, text),
    setPicture: (name: string, address: string) => current().setPicture(name, address),
    importRows: (from: number, count: number) => current().rows(from, count),
    wrongFile: (reasons: Record<string, string>) => current().wrongFile(reasons),
    beginExport: (plan: ExportPlan) => {
      exporting = createExportJob(plan);
    },
    addProducts: (products: readonly Product[]) => exporting?.add(products),
    exportFile: async () => exporting?.file(),
  };
}

export type Jobs = ReturnType<typeof createJobs>;
