import * as v from '@/lib/schema/schema';
import { deletedIds, deletion, refusedIn, statusChange } from '@/lib/api/entity';
import { isApiError } from '@/lib/api/request/errors';
import { request } from '@/lib/api/request/request';
import { productSchema, type Product } from '@/lib/api/product-schema';
import { listOf } from '@/lib/api/values';

/** Calls on up to 100 products whose caller keeps the Idempotency-Key, so that a lost response can be requested again. */

/** Maximum records in one call (contract 4). */
export const MAX_BATCH = 100;

interface BatchOptions {
  key: string;
  signal?: AbortSignal;
}

/**
 * The response to an import. What it says about failed rows is read strictly: a row whose failure cannot be read would
 * count as saved.
 */
const importAnswer = v.object({
  created: v.number(),
  updated: v.number(),
  failed: v.optional(v.array(v.object({ row: v.number(), errors: v.record(v.string(), v.unknown()) })), () => []),
  records: v.optional(
    v.array(v.object({ row: v.number(), id: v.string(), version: v.optional(v.number()) })),
    () => [],
  ),
});
export type ImportAnswer = v.InferOutput<typeof importAnswer>;

const call = (action: string) => `/supplier/product/${action}`;
const post = <T>(action: string, body: object, schema: v.Schema<T>, options: BatchOptions): Promise<T> =>
  request({ call: call(action), method: 'POST', body, schema, write: true, background: true, ...options });

export const importProducts = (rows: readonly object[], options: BatchOptions): Promise<ImportAnswer> =>
  post('doImport', { rows }, importAnswer, options);

export const setProductStatus = (ids: readonly string[], status: string, options: BatchOptions) =>
  post('doStatus', { ids, status }, statusChange, options);

/** Returns the ids of the products that the call deleted. */
export const deleteProducts = async (ids: readonly string[], options: BatchOptions): Promise<string[]> =>
  deletedIds('product', ids, (await post('doDelete', { ids }, deletion, options)).deleted);

/** Returns the products that could not be restored. */
export const restoreProducts = async (ids: readonly string[], options: BatchOptions) =>
  refusedIn(await post('doRestore', { ids }, v.unknown(), options));

const page = listOf(productSchema);

/**
 * The current state of products, by id; one that no longer exists is missing. A platform may ignore the filter by ids
 * and return others; those that it did not return are then read one by one.
 */
export async function readProducts(ids: readonly string[], signal?: AbortSignal): Promise<Map<string, Product>> {
  const found = new Map<string, Product>();
  for (let at = 0; at < ids.length; at += MAX_BATCH) {
    const some = ids.slice(at, at + MAX_BATCH);
    const query = { id: some, pageSize: some.length };
    const { list } = await request({ call: call('getList'), method: 'GET', query, schema: page, signal });
    for (const product of list) if (some.includes(product.id)) found.set(product.id, product);
    for (const id of some) {
      if (found.has(id)) continue;
      try {
        found.set(
          id,
          await request({ call: call('getDetail'), method: 'GET', query: { id }, schema: productSchema, signal }),
        );
      } catch (error) {
        if (!isApiError(error) || !['404', '410'].includes(String(error.code))) throw error;
      }
    }
  }
  return found;
}
