import type { Product } from '@/lib/api/product-schema';
import { createExportJob, type ExportPlan } from './export-job';

/** What the worker does, called by name; a worker serves one export or one import. */
export function createJobs() {
  let exporting: ReturnType<typeof createExportJob> | undefined;
  return {
    beginExport: (plan: ExportPlan) => {
      exporting = createExportJob(plan);
    },
    addProducts: (products: readonly Product[]) => exporting?.add(products),
    exportFile: async () => exporting?.file(),
  };
}

export type Jobs = ReturnType<typeof createJobs>;
