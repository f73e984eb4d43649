import * as v from '@/lib/schema/schema';
import {
  PRODUCT_TRANSITIONS,
  productDraftSchema,
  productInputSchema,
  type ProductDraft,
  type ProductStatus,
} from '@/lib/api/product-schema';
import { Invalid } from '@/lib/demo/platform/answer';
import type { Platform } from '@/lib/demo/platform/platform';
import { skuKey, type StoredProduct } from './record';
import { categoryById } from '../category/seed';
import type { Say } from '@/lib/demo/platform/texts';
import { touched } from '@/lib/demo/platform/save';
import { fieldErrors } from '@/lib/demo/platform/validate';

/** The review rejects products with such a title. */
const FORBIDDEN = /违禁|forbidden/i;
const REVIEW_TIME = 120_000;
const REJECTION = 'reason:forbidden';

/** Fields of a product that only the platform sets, besides those of every record. */
export const OWN_FIELDS = ['status', 'rejectReason', 'score', 'stats'];

/** Drafts and rejected products may be incomplete; those in review or in the shop must not be. */
export const isLenient = (status: ProductStatus) => status === 'draft' || status === 'rejected';

/** Field errors of a product for a status, and the product as the schema normalised it. */
export function checkProduct(
  platform: Platform,
  fields: Record<string, unknown>,
  { id, status, say }: { id?: string; status: ProductStatus; say: Say },
): { errors: Record<string, string>; product: ProductDraft } {
  const schema = isLenient(status) ? productDraftSchema : productInputSchema;
  const parsed = v.safeParse(schema, fields);
  const errors = parsed.success ? {} : fieldErrors(parsed.issues, say);
  const product = (parsed.success ? parsed.output : fields) as ProductDraft;
  const add = (field: string, text: string) => (errors[field] ??= text);
  const holder = typeof product.sku === 'string' ? platform.store('product').bySku(product.sku) : undefined;
  if (holder && holder.id !== id)
    add('sku', say('skuTaken', { title: holder.title.zh || holder.title.en || holder.sku }));
  if (product.categoryId && !categoryById.has(product.categoryId)) add('categoryId', say('unknownCategory'));
  const shopCategories = Array.isArray(product.groupIds) ? product.groupIds : [];
  shopCategories.forEach((id, index) => {
    if (!platform.store('classify').get(id)) add(`groupIds.${index}`, say('unknownShopCategory'));
  });
  return { errors, product };
}

export const mayBecome = (from: ProductStatus, to: ProductStatus) =>
  from === to || PRODUCT_TRANSITIONS[from].includes(to);

/** The status that a save requests: the current one, an allowed next one, else a field error. */
export function statusAfter(before: ProductStatus, requested: unknown, say: Say): ProductStatus {
  if (requested === undefined || requested === before) return before;
  const to = requested as ProductStatus;
  if (Object.hasOwn(PRODUCT_TRANSITIONS, String(requested)) && mayBecome(before, to)) return to;
  const known = Object.hasOwn(PRODUCT_TRANSITIONS, String(requested));
  const text = known ? say('transition', { from: say(`status.${before}`), to: say(`status.${to}`) }) : say('choose');
  throw new Invalid(text, { status: text });
}

/** What belongs to a product's state: the reason of a rejection, and the end of the review. */
export const stateOf = ({ status, rejectReason, _ }: StoredProduct): Partial<StoredProduct> =>
  ({ status, rejectReason, _ }) as Partial<StoredProduct>;

/** A product with another status; a review starts its timer, and leaving `rejected` removes the reason. */
export function withStatus(product: StoredProduct, status: ProductStatus, now: number): StoredProduct {
  const { rejectReason, ...rest } = product;
  return {
    ...rest,
    ...(status === 'rejected' && rejectReason ? { rejectReason } : {}),
    status,
    _: { position: product._.position, ...(status === 'reviewing' ? { reviewAt: now + REVIEW_TIME } : {}) },
  } as StoredProduct;
}

/**
 * Ends due reviews: products go online, or are rejected with a reason. Called before each request, because the demo has
 * no timer.
 */
export function settleReviews(platform: Platform): void {
  const now = platform.now();
  const due = platform.store('product').reviewedBy(now);
  for (const record of due) {
    const forbidden = FORBIDDEN.test(Object.values(record.title).join(' '));
    const next = withStatus(record, forbidden ? 'rejected' : 'online', now);
    const reason = forbidden ? { rejectReason: REJECTION } : {};
    platform.store('product').put(touched({ platform }, { ...next, ...reason }));
  }
  if (due.length > 0) platform.onChange();
}

/** An unused SKU derived from another one. */
export function freeSku(platform: Platform, sku: string): string {
  for (let n = 1; ; n += 1) {
    const tail = n === 1 ? '-COPY' : `-COPY-${n}`;
    const candidate = sku.slice(0, 64 - tail.length) + tail;
    if (!platform.store('product').bySku(skuKey(candidate))) return candidate;
  }
}
