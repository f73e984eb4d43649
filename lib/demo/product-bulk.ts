import { PRODUCT_STATUSES, productInputSchema, type ProductStatus } from '@/lib/api/product-schema';
import { Invalid, Refusal } from './answer';
import { idsOf, textOf, type Fields } from './body';
import { endpoints, type Call } from './endpoints';
import type { Platform } from './platform';
import type { StoredProduct } from './product-record';
import { isLenient, mayBecome, settleReviews, withStatus } from './product-rules';
import { shown } from './product-view';
import { changedProduct, createdProduct } from './product-write';
import { fieldErrors } from './validate';

const IMPORT_ROWS = 100;

/** Why a product may not get a status, or undefined where it may. */
function obstacle({ say, language }: Call, product: StoredProduct | undefined, to: ProductStatus): string | undefined {
  if (!product) return say('notFound');
  const { status } = product;
  if (!mayBecome(status, to)) return say('transition', { from: say(`status.${status}`), to: say(`status.${to}`) });
  if (isLenient(to) || !isLenient(status)) return undefined;
  const parsed = productInputSchema.safeParse(shown(product, language), { reportInput: true });
  const [first] = parsed.success ? [] : Object.entries(fieldErrors(parsed.error.issues, say));
  return first && say('incomplete', { field: first[0], reason: first[1] });
}

function changeStatus(call: Call) {
  const { platform, body, say } = call;
  settleReviews(platform);
  const to = body.status as ProductStatus;
  if (!PRODUCT_STATUSES.includes(to)) throw new Invalid(say('choose'), { status: say('choose') });
  const failed: { id: string; msg: string }[] = [];
  let changed = 0;
  for (const id of idsOf(body)) {
    const product = platform.products.store.get(id);
    const msg = obstacle(call, product, to);
    if (msg !== undefined) failed.push({ id, msg });
    else if (product && product.status !== to) {
      const next = withStatus(product, to, platform.now());
      platform.products.put({ ...next, version: product.version + 1, updatedAt: platform.stamp() });
      changed += 1;
    }
  }
  return { changed, failed };
}

function restore({ platform, body, say }: Call) {
  const { products } = platform;
  const failed: { id: string; msg: string }[] = [];
  let restored = 0;
  for (const id of idsOf(body)) {
    const product = products.store.trashed(id, platform.now());
    const holder = product && products.bySku(product.sku);
    if (!product) failed.push({ id, msg: say('gone') });
    else if (holder) failed.push({ id, msg: say('skuTaken', { title: holder.title.zh || holder.title.en || '' }) });
    else {
      products.restore(id);
      restored += 1;
    }
  }
  return { restored, failed };
}

/** Before another product, or last. Places are numbers with room between them, so no other product changes. */
function move({ platform, body, say }: Call) {
  const { store } = platform.products;
  const product = store.get(String(body.id));
  const before = textOf(body.before) === '' ? undefined : store.get(String(body.before));
  if (!product || (textOf(body.before) !== '' && !before)) throw new Refusal(404, say('notFound'));
  const places = [...store.rows()].flatMap(({ record }) => (record.id === product.id ? [] : [record._.position]));
  const next = before?._.position ?? Math.max(0, ...places) + 2;
  const below = places.filter((place) => place < next);
  const previous = below.length > 0 ? below.reduce((a, b) => Math.max(a, b)) : next - 2;
  platform.products.put({ ...product, _: { ...product._, position: (previous + next) / 2 } });
}

/** Rows of a table: a SKU that is there is changed, another one becomes a draft; a row that fails stops no other. */
function importRows(call: Call) {
  const { platform, body, say } = call;
  const rows = Array.isArray(body.rows) ? (body.rows as Fields[]) : [];
  if (rows.length > IMPORT_ROWS) throw new Invalid(say('invalid'), { rows: say('tooMany', { max: IMPORT_ROWS }) });
  const result = { created: 0, updated: 0, failed: [] as { row: number; errors: Record<string, string> }[] };
  rows.forEach((fields, row) => {
    const before = platform.products.bySku(textOf(fields?.sku));
    try {
      const plain = { ...fields, status: undefined };
      platform.products.put(before ? changedProduct(call, before, plain) : createdProduct(call, plain));
      if (before) result.updated += 1;
      else result.created += 1;
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      result.failed.push({ row, errors: (error.data as { errors: Record<string, string> }).errors });
    }
  });
  return result;
}

/** Calls on many products at once (contract 4). */
export function productBulkHandlers(platform: Platform) {
  const { post } = endpoints(platform);
  const writing = (work: (call: Call) => unknown) => (call: Call) => {
    const result = work(call);
    platform.onChange();
    return result;
  };
  return [
    post('/supplier/product/doStatus', writing(changeStatus), { permission: 'product:status' }),
    post(
      '/supplier/product/doDelete',
      writing(({ body }) => ({
        deleted: idsOf(body).filter((id) => platform.products.store.remove(id, platform.now())).length,
      })),
      { permission: 'product:delete', says: 'deleted' },
    ),
    post('/supplier/product/doRestore', writing(restore), { permission: 'product:delete', says: 'restored' }),
    post('/supplier/product/doSort', writing(move), { permission: 'product:edit', says: 'saved' }),
    post('/supplier/product/doImport', writing(importRows), { permission: 'product:import' }),
  ];
}
