import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@/lib/api/product-schema';
import { readProducts } from '../export/read-products';
import type { Wanted } from '../worker/import-job';

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
