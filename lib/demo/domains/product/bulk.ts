import * as v from '@/lib/schema/schema';
import { PRODUCT_STATUSES, productInputSchema, type ProductStatus } from '@/lib/api/product-schema';
import { Invalid, Refusal } from '@/lib/demo/platform/answer';
import { textOf, type Fields } from '@/lib/demo/platform/body';
import { changeStates, statusAsked } from '@/lib/demo/platform/bulk';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints } from '@/lib/demo/platform/entity';
import type { Platform } from '@/lib/demo/platform/platform';
import { isRecord } from '@/lib/util/guards';
import { withoutNulls } from '@/lib/util/without-nulls';
import type { StoredProduct } from './record';
import { isLenient, mayBecome, settleReviews, stateOf, withStatus } from './rules';
import { shown } from './view';
import { writtenProduct } from './write';
import { fieldErrors } from '@/lib/demo/platform/validate';

const IMPORT_ROWS = 100;

/** Why a product may not get a status; undefined if it may. */
function obstacle({ say, language }: Call, product: StoredProduct, to: ProductStatus): string | undefined {
  const { status } = product;
  if (!mayBecome(status, to)) return say('transition', { from: say(`status.${status}`), to: say(`status.${to}`) });
  if (isLenient(to) || !isLenient(status)) return undefined;
  const parsed = v.safeParse(productInputSchema, shown(product, language));
  const [first] = parsed.success ? [] : Object.entries(fieldErrors(parsed.issues, say));
  return first && say('incomplete', { field: first[0], reason: first[1] });
}

function changeStatus(call: Call) {
  const { platform } = call;
  const to = statusAsked(call, PRODUCT_STATUSES);
  return changeStates(call, platform.store('product'), to, {
    entity: 'product',
    stateOf,
    next: (product) => obstacle(call, product, to) ?? withStatus(product, to, platform.now()),
    // The supplier's own order does not belong to the state.
    back: (product, state) => ({ ...product, ...state, _: { ...state._, position: product._.position } }),
  });
}

/** Moves before another product, or to the end. Positions are numbers with gaps, so no other product changes. */
function move({ platform, body, say }: Call) {
  const store = platform.store('product');
  const product = store.get(String(body.id));
  const before = textOf(body.before) === '' ? undefined : store.get(String(body.before));
  if (!product || (textOf(body.before) !== '' && !before)) throw new Refusal(404, say('notFound'));
  const places = [...store.rows()].flatMap(({ id, facts }) => (id === product.id ? [] : [facts.position]));
  const next = before?._.position ?? places.reduce((a, b) => Math.max(a, b), 0) + 2;
  const below = places.filter((place) => place < next);
  const previous = below.length > 0 ? below.reduce((a, b) => Math.max(a, b)) : next - 2;
  store.put({ ...product, _: { ...product._, position: (previous + next) / 2 } });
}

/** The product that a row changes; undefined if it creates one. Throws if its id or version is not the current one. */
function importTarget(call: Call, fields: Fields): StoredProduct | undefined {
  const { platform, say } = call;
  const store = platform.store('product');
  const id = textOf(fields.id);
  if (id === '') {
    const created = store.get(platform.createdBy('product', textOf(fields.clientId)) ?? '');
    return created ?? store.bySku(textOf(fields.sku));
  }
  const product = store.get(id);
  if (!product) throw new Invalid(say('notFound'), { id: say('notFound') });
  if (typeof fields.version === 'number' && fields.version !== product.version)
    throw new Invalid(say('conflict'), { version: say('conflict') });
  return product;
}

/**
 * Imports rows of a table (contract 4): a row with an id, or with a SKU that exists, changes only the fields that it
 * carries; another one becomes a draft. A failing row does not stop the others.
 */
function importRows(call: Call) {
  const { platform, body, say, language } = call;
  const rows = Array.isArray(body.rows) ? (body.rows as unknown[]) : [];
  if (rows.length > IMPORT_ROWS) throw new Invalid(say('invalid'), { rows: say('tooMany', { max: IMPORT_ROWS }) });
  const result = {
    created: 0,
    updated: 0,
    failed: [] as { row: number; errors: Record<string, string> }[],
    records: [] as { row: number; id: string; version: number }[],
  };
  rows.forEach((sent, row) => {
    const fields = isRecord(sent) ? sent : {};
    try {
      const before = importTarget(call, fields);
      const whole = withoutNulls(before ? { ...shown(before, language), ...fields } : fields) as Fields;
      const product = platform.store('product').put(writtenProduct(call, whole, before));
      if (before) platform.formerStates.remember('product', before, product, platform.now(), stateOf);
      else platform.rememberCreated('product', textOf(fields.clientId), product.id);
      result[before ? 'updated' : 'created'] += 1;
      result.records.push({ row, id: product.id, version: product.version });
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      result.failed.push({ row, errors: (error.data as { errors: Record<string, string> }).errors });
    }
  });
  return result;
}

/** Calls on many products at once (contract 4). */
export function productBulkHandlers(platform: Platform) {
  const { post } = entityEndpoints(platform, { settle: () => settleReviews(platform) });
  return [
    post('/supplier/product/doStatus', changeStatus, { permission: 'product:edit' }),
    post('/supplier/product/doSort', move, { permission: 'product:edit', says: 'saved' }),
    post('/supplier/product/doImport', importRows, { permission: 'product:edit' }),
  ];
}
