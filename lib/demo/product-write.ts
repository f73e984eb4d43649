import { productSchema, type ProductDraft, type ProductStatus } from '@/lib/api/product-schema';
import { Invalid, Refusal } from './answer';
import type { Fields } from './body';
import type { Call } from './endpoints';
import type { StoredProduct } from './product-record';
import { checkProduct, freeSku, statusAfter, withStatus, withoutOwn } from './product-rules';
import { scoreOf } from './product-score';
import { shown, taken } from './product-view';

type Context = Pick<Call, 'platform' | 'say' | 'language'>;

const KNOWN = new Set([...Object.keys(productSchema.shape), '_']);

/** Lists that a draft may leave out stand empty in the record, as the contract's other readers expect. */
const EMPTY = {
  keywords: [],
  groupIds: [],
  images: [],
  attributes: [],
  variants: [],
  tradeTerms: [],
  paymentTerms: [],
  leadTimes: [],
  customisation: [],
  certificateIds: [],
  description: {},
  showcase: false,
};

function checked(context: Context, fields: Fields, status: ProductStatus, id?: string): ProductDraft {
  const { platform, say } = context;
  const { errors, product } = checkProduct(platform, withoutOwn(fields), { id, status, say });
  if (Object.keys(errors).length > 0) throw new Invalid(say('invalid'), errors);
  return taken(product);
}

/** The record made of a checked product and of what the platform keeps itself. */
const recordOf = (product: ProductDraft, own: Partial<StoredProduct>): StoredProduct =>
  ({ ...EMPTY, ...product, ...own, score: scoreOf(product) }) as StoredProduct;

/** A new product; it is first in the supplier's own order. */
export function createdProduct(context: Context, fields: Fields): StoredProduct {
  const { platform, say } = context;
  const status = statusAfter('draft', fields.status, say);
  const product = checked(context, fields, status);
  const at = platform.stamp();
  const record = recordOf(product, {
    id: platform.products.store.newId(),
    version: 1,
    createdAt: at,
    updatedAt: at,
    stats: { views: 0, inquiries: 0, favourites: 0 },
    _: { position: -platform.products.store.size },
  });
  return withStatus(record, status, platform.now());
}

/**
 * A changed product. The record sent replaces the one there; fields that neither the contract nor this platform knows
 * are kept also where a save leaves them out.
 */
export function changedProduct(context: Context, before: StoredProduct, fields: Fields): StoredProduct {
  const { platform, say } = context;
  const status = statusAfter(before.status, fields.status, say);
  const product = checked(context, fields, status, before.id);
  const { id, createdAt, rejectReason, stats, _ } = before;
  const unknown = Object.fromEntries(Object.entries(before).filter(([key]) => !KNOWN.has(key)));
  const own = { id, createdAt, rejectReason, stats, _, status: before.status };
  const record = recordOf(
    { ...unknown, ...product },
    { ...own, version: before.version + 1, updatedAt: platform.stamp() },
  );
  return status === before.status ? record : withStatus(record, status, platform.now());
}

/** Refuses a save of something that is no longer what the client read (contract 1). */
export function checkVersion({ say, language }: Context, before: StoredProduct, version: unknown): void {
  if (version !== before.version) throw new Refusal(409, say('conflict'), shown(before, language));
}

/** What a copy starts from: everything but what is the original's alone. */
export function copyOf({ platform, language }: Context, source: StoredProduct): Fields {
  const title = Object.fromEntries(
    Object.entries(source.title).map(([language, text]) => {
      const tail = language === 'zh' ? '（副本）' : ' (copy)';
      return [language, text === '' ? text : text.slice(0, 128 - tail.length) + tail];
    }),
  );
  return { ...withoutOwn(shown(source, language)), title, sku: freeSku(platform, source.sku), showcase: false };
}
