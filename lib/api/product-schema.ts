import * as v from '@/lib/schema/schema';
import {
  count,
  countFromOne,
  country,
  currency,
  entityFields,
  fileAddress,
  filledLocalized,
  filledText,
  localizedHtml,
  money,
  namedText,
  optionalTexts,
  PAYMENT_TERMS,
  PERIODS,
  positive,
  price,
  readableRows,
  readTexts,
  sentObject,
  sentRows,
  sentSeo,
  sentText,
  sentTexts,
  seo,
  shortText,
  TRADE_TERMS,
} from './values';
import { MAX_TIERS, tierList } from './product/tiers';
import { leadTimesRise, netWithinGross, partsAgree, pricesComplete, pricesInOrder } from './product/rules';

/**
 * The product of contract 4: the only declaration of its shape. Types, form checks and the demo platform derive from
 * it.
 */

export const PRODUCT_STATUSES = ['draft', 'reviewing', 'online', 'offline', 'rejected'] as const;
export const PRICING_MODES = ['single', 'ladder', 'range', 'negotiable'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_LIMITS = {
  title: 128,
  sku: 64,
  keywords: 10,
  keyword: 64,
  images: 10,
  attributes: 30,
  tiers: MAX_TIERS,
  variants: 200,
  optionNames: 3,
  leadTimes: 5,
  /** Bytes of UTF-8 in each language. */
  description: 100_000,
} as const;

/** Statuses that a supplier may set, by the current one; the review itself is done by the platform. */
export const PRODUCT_TRANSITIONS: Record<ProductStatus, readonly ProductStatus[]> = {
  draft: ['reviewing'],
  reviewing: [],
  online: ['offline'],
  offline: ['online'],
  rejected: ['reviewing'],
};

/** Statuses in which a product may be incomplete; in the others it can be saved only if complete. */
export const mayHaveGaps = (status: ProductStatus | undefined): boolean =>
  status === undefined || status === 'draft' || status === 'rejected';

const pricingShape = v.object({
  mode: v.picklist(PRICING_MODES),
  currency,
  price: v.optional(price),
  min: v.optional(price),
  max: v.optional(price),
  tiers: v.optional(tierList),
});

const pricing = v.pipe(pricingShape, pricesInOrder(), pricesComplete());

const variant = v.object({
  id: v.string(),
  options: v.record(v.string(), v.string()),
  sku: filledText(PRODUCT_LIMITS.sku),
  price: v.optional(price),
  stock: v.optional(count),
  image: v.optional(fileAddress),
});

const variants = v.pipe(
  v.arrayUpTo(PRODUCT_LIMITS.variants, variant),
  v.rule((list, fault) => {
    const names = new Set(list.flatMap((item) => Object.keys(item.options)));
    if (names.size > PRODUCT_LIMITS.optionNames) fault('optionNames', [], { max: PRODUCT_LIMITS.optionNames });
    list.forEach((item, index) => {
      if (list.findIndex((other) => other.sku === item.sku) < index) fault('duplicate', [index, 'sku']);
    });
  }),
);

const packagingShape = v.object({
  /** Centimetres. */
  size: v.object({ length: positive, width: positive, height: positive }),
  /** Kilograms. */
  grossWeight: positive,
  netWeight: v.optional(positive),
  type: v.optional(shortText(64)),
  quantityPerCarton: v.optional(countFromOne),
});

const productTexts = {
  brand: shortText(64),
  model: shortText(64),
  hsCode: v.pipe(v.string(), v.regex(/^\d{6,10}$/, v.named('hsCode'))),
  video: fileAddress,
  port: shortText(64),
};

/** The input of `doEdit`. */
const productFields = {
  title: filledLocalized(PRODUCT_LIMITS.title),
  sku: filledText(PRODUCT_LIMITS.sku),
  keywords: v.arrayUpTo(PRODUCT_LIMITS.keywords, filledText(PRODUCT_LIMITS.keyword)),
  categoryId: v.pipe(v.string(), v.minLength(1)),
  groupIds: v.array(v.string()),
  origin: country,
  ...optionalTexts(productTexts),
  images: v.pipe(v.arrayUpTo(PRODUCT_LIMITS.images, fileAddress), v.minLength(1)),
  attributes: v.arrayUpTo(PRODUCT_LIMITS.attributes, v.object({ name: filledText(64), value: filledText(256) })),
  pricing,
  moq: v.object({ quantity: countFromOne, unit: filledText(20) }),
  variants,
  stock: v.optional(count),
  /** What it costs the supplier, per unit of `moq`; never shown to buyers (contract 5, `private-cost`). */
  cost: v.optional(money),
  tradeTerms: v.array(v.picklist(TRADE_TERMS)),
  paymentTerms: v.array(v.picklist(PAYMENT_TERMS)),
  leadTimes: v.pipe(
    v.arrayUpTo(PRODUCT_LIMITS.leadTimes, v.object({ maxQuantity: countFromOne, days: countFromOne })),
    leadTimesRise(),
  ),
  supplyAbility: v.optional(v.object({ quantity: countFromOne, unit: filledText(20), period: v.picklist(PERIODS) })),
  packaging: v.pipe(packagingShape, netWithinGross()),
  sample: v.optional(
    v.object({ available: v.boolean(), price: v.optional(price), maxQuantity: v.optional(countFromOne) }),
  ),
  customisation: v.array(filledText(64)),
  certificateIds: v.array(v.string()),
  description: localizedHtml(PRODUCT_LIMITS.description),
  seo: v.optional(seo),
  showcase: v.boolean(),
};

/** A complete product, ready for review. Fields unknown to this version are kept and sent back. */
export const productInputSchema = v.pipe(v.looseObject(productFields), partsAgree());

/**
 * A draft may lack what the review requires: only its identity (title and SKU) is required, and fields that are filled
 * in must be valid. Its prices and packaging may be incomplete. The platform stores unfinished products by the same
 * rule.
 */
export const productDraftSchema = v.pipe(
  v.looseObject({
    ...v.partial(v.object(productFields)).entries,
    title: productFields.title,
    sku: productFields.sku,
    images: v.optional(v.arrayUpTo(PRODUCT_LIMITS.images, fileAddress)),
    pricing: v.optional(v.pipe(pricingShape, pricesInOrder())),
    packaging: v.optional(v.pipe(v.partial(packagingShape), netWithinGross())),
  }),
  partsAgree(),
);

/**
 * A product as the platform sends it. Fields that drafts may lack are optional here; identity, title and status are
 * required.
 */
export const productSchema = sentObject({
  ...entityFields,
  title: namedText,
  sku: v.string(),
  status: v.picklist(PRODUCT_STATUSES),
  keywords: sentTexts,
  categoryId: v.optional(v.string()),
  groupIds: sentTexts,
  origin: v.optional(v.string()),
  ...readTexts(productTexts),
  images: sentTexts,
  attributes: sentRows(v.looseObject({ name: v.string(), value: v.string() })),
  pricing: v.optional(
    sentObject({
      mode: v.picklist(PRICING_MODES),
      currency,
      price: v.optional(v.string()),
      min: v.optional(v.string()),
      max: v.optional(v.string()),
      // No list is added where there is none: a change of the price would send it as an empty one.
      tiers: v.optional(readableRows(v.looseObject({ minQuantity: v.number(), price: v.string() }))),
    }),
  ),
  moq: v.optional(v.looseObject({ quantity: v.number(), unit: v.string() })),
  variants: sentRows(
    sentObject({
      id: v.string(),
      options: v.record(v.string(), v.string()),
      sku: v.string(),
      price: v.optional(v.string()),
      stock: v.optional(v.number()),
      image: v.optional(v.string()),
    }),
  ),
  stock: v.optional(v.number()),
  cost: v.optional(sentObject({ amount: v.string(), currency: v.string() })),
  tradeTerms: sentTexts,
  paymentTerms: sentTexts,
  leadTimes: sentRows(v.looseObject({ maxQuantity: v.number(), days: v.number() })),
  supplyAbility: v.optional(v.looseObject({ quantity: v.number(), unit: v.string(), period: v.string() })),
  packaging: v.optional(
    sentObject({
      size: v.optional(v.looseObject({ length: v.number(), width: v.number(), height: v.number() })),
      grossWeight: v.optional(v.number()),
      netWeight: v.optional(v.number()),
      type: v.optional(v.string()),
      quantityPerCarton: v.optional(v.number()),
    }),
  ),
  sample: v.optional(
    sentObject({ available: v.boolean(), price: v.optional(v.string()), maxQuantity: v.optional(v.number()) }),
  ),
  customisation: sentTexts,
  certificateIds: sentTexts,
  description: sentText,
  seo: sentSeo,
  rejectReason: v.optional(v.string()),
  showcase: v.optional(v.boolean(), false),
  /** 0–100, calculated by the platform. */
  score: v.optional(v.number(), 0),
  stats: v.optional(v.looseObject({ views: v.number(), inquiries: v.number(), favourites: v.number() }), () => ({
    views: 0,
    inquiries: 0,
    favourites: 0,
  })),
});

export type Product = v.InferOutput<typeof productSchema>;
export type ProductDraft = v.InferOutput<typeof productDraftSchema>;
