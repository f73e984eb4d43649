import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@/lib/i18n/locales';
import { loadSheetContext } from '../columns/load-context';
import type { SheetFormat } from '../worker/export-job';
import { openSheetWorker } from '../worker/open-worker';
import { readProducts, type ReadResult, type Source } from './read-products';

export interface ExportOrder {
  source: Source;
  columns: readonly string[];
  format: SheetFormat;
  locale: Locale;
}

interface ExportHooks {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads the products page by page and makes the file in a worker, which ends with the signal. */
export async function runExport(
  client: QueryClient,
  { source, columns, format, locale }: ExportOrder,
  { signal, onProgress }: ExportHooks,
): Promise<{ file: Blob; result: ReadResult }> {
  const context = await loadSheetContext(client, locale);
  signal.throwIfAborted();
  const worker = openSheetWorker();
  signal.addEventListener('abort', worker.close, { once: true });
  try {
    const begin = () => worker.beginExport({ columns, format, context });
    await begin();
    const onProducts = worker.addProducts;
    const result = await readProducts(client, source, { signal, onProducts, onRestart: begin, onProgress });
    const file = await worker.exportFile();
    if (!file) throw new Error('The worker made no file');
    return { file, result };
  } finally {
    signal.removeEventListener('abort', worker.close);
    worker.close();
  }
}
