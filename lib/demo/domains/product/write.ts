import { productSchema, type ProductDraft, type ProductStatus } from '@/lib/api/product-schema';
import { Invalid } from '@/lib/demo/platform/answer';
import type { Fields } from '@/lib/demo/platform/body';
import type { Call } from '@/lib/demo/platform/endpoints';
import type { StoredProduct } from './record';
import { OWN_FIELDS, checkProduct, freeSku, statusAfter, withStatus } from './rules';
import { scoreOf } from './score';
import { seesCost, shown, withPictureTokens } from './view';
import { recordFrom, withoutOwn } from '@/lib/demo/platform/save';

type Context = Pick<Call, 'platform' | 'say' | 'language' | 'account'>;

const KNOWN = new Set([...Object.keys(productSchema.entries), '_']);

/** Lists that a draft may omit are stored empty, as other clients of the contract expect. */
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

function checkedProduct(context: Context, fields: Fields, status: ProductStatus, id?: string): ProductDraft {
  const { platform, say } = context;
  const { errors, product } = checkProduct(platform, withoutOwn(fields, OWN_FIELDS), { id, status, say });
  if (Object.keys(errors).length > 0) throw new Invalid(say('invalid'), errors);
  return withPictureTokens(product);
}

/** The fields to store for a saved product; a new one is first in the supplier's own order. */
export function productFields(context: Context, fields: Fields, before?: StoredProduct): object {
  const { platform, say } = context;
  const from = before?.status ?? 'draft';
  const status = statusAfter(from, fields.status, say);
  const { cost: _cost, ...others } = fields;
  const product = checkedProduct(context, seesCost(context) ? fields : others, status, before?.id);
  const own = before
    ? {
        ...(!seesCost(context) && before.cost && { cost: before.cost }),
        rejectReason: before.rejectReason,
        stats: before.stats,
        _: before._,
      }
    : { stats: { views: 0, inquiries: 0, favourites: 0 }, _: { position: -platform.store('product').size } };
  const kept = { ...EMPTY, ...product, ...own, status: from, score: scoreOf(product) } as StoredProduct;
  return status === from ? kept : withStatus(kept, status, platform.now());
}

/** The product with the given fields, new or changed. */
export const writtenProduct = (context: Context, fields: Fields, before?: StoredProduct): StoredProduct =>
  recordFrom(context, context.platform.store('product'), before, productFields(context, fields, before), KNOWN);

/** The initial fields of a copy: all but those that must be unique. */
export function copyOf({ platform, language }: Context, source: StoredProduct): Fields {
  const title = Object.fromEntries(
    Object.entries(source.title).map(([language, text]) => {
      const tail = language === 'zh' ? '（副本）' : ' (copy)';
      return [language, text === '' ? text : text.slice(0, 128 - tail.length) + tail];
    }),
  );
  return {
    ...withoutOwn(shown(source, language), OWN_FIELDS),
    title,
    sku: freeSku(platform, source.sku),
    showcase: false,
  };
}
