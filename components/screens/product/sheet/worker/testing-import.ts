import { writeCsv } from '@/lib/sheet/csv';
import type { demoSheets } from '../columns/testing-context';
import { createImportJob } from './import-job';

/** Reads and compares a file, the text of a CSV file or its rows, with the columns as they are recognised. */
export async function importInto(
  { products, context }: Awaited<ReturnType<typeof demoSheets>>,
  file: string[][] | string | Uint8Array<ArrayBuffer>,
  clears = false,
) {
  const job = createImportJob(context);
  const bytes =
    typeof file === 'string' ? new TextEncoder().encode(file) : file instanceof Uint8Array ? file : writeCsv(file);
  const sheets = await job.read(bytes, {});
  job.match(sheets.map(({ heads }) => heads));
  job.addProducts(products);
  const counts = job.check(clears);
  return { job, sheets, counts, faults: job.wrong(0, 99).cells.map(({ column, fault }) => [column, fault.key]) };
}
