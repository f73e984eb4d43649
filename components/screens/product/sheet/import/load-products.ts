import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@/lib/api/product-schema';
import { cleanCode } from '@/lib/util/clean-code';
import { readProducts } from '../export/read-products';
import type { Wanted, WrongCell } from '../worker/import-job';
import type { Jobs } from '../worker/jobs';

/** Up to so many SKUs are searched one by one; for more the whole list is read. */
const MAX_SEARCHES = 20;

interface Loading {
  signal: AbortSignal;
  onProducts: (products: Product[]) => Promise<unknown>;
  onProgress: (done: number, total: number) => void;
}

/** The products that a file may change, as they are now. */
export async function loadProducts(client: QueryClient, { ids, skus }: Wanted, loading: Loading): Promise<void> {
  const reading = { ...loading, onRestart: () => {} };
  if (skus.length > MAX_SEARCHES) {
    await readProducts(client, { filter: {} }, reading);
    return;
  }
  if (ids.length > 0) await readProducts(client, { ids }, reading);
  for (const sku of skus)
    await readProducts(client, { filter: { keyword: sku } }, { ...reading, onProgress: () => {} });
}

type Corrections = { [K in 'compareWith' | 'correctCell']: (...args: Parameters<Jobs[K]>) => unknown };

/** Corrects a cell; another id or SKU may be that of a product which the file did not name before. */
export async function correctCell<T extends Corrections>(
  client: QueryClient,
  job: T,
  cell: WrongCell,
  text: string,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<T['correctCell']>>> {
  const named = cleanCode(text);
  const wanted = {
    ids: cell.column === 'id' && named ? [named] : [],
    skus: cell.column === 'sku' && named ? [named] : [],
  };
  const onProducts = async (products: Product[]) => job.compareWith(products);
  await loadProducts(client, wanted, { signal, onProducts, onProgress: () => {} });
  return (await job.correctCell(cell, text)) as Awaited<ReturnType<T['correctCell']>>;
}
