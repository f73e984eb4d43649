import * as z from 'zod/mini';
import {
  count,
  countFromOne,
  country,
  currency,
  entityFields,
  fileAddress,
  filledLocalized,
  filledText,
  issue,
  localizedHtml,
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
  named,
} from './values';
import { leadTimesRise, netWithinGross, partsAgree, pricesComplete, pricesInOrder } from './product-rules';

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
  tiers: 6,
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

const tier = z.object({ minQuantity: countFromOne, price });

const pricingShape = z.object({
  mode: z.enum(PRICING_MODES),
  currency,
  price: z.optional(price),
  min: z.optional(price),
  max: z.optional(price),
  tiers: z.optional(z.array(tier).check(z.maxLength(PRODUCT_LIMITS.tiers))),
});

const pricing = pricingShape.check(pricesInOrder, pricesComplete);

const variant = z.object({
  id: z.string(),
  options: z.record(z.string(), z.string()),
  sku: filledText(PRODUCT_LIMITS.sku),
  price: z.optional(price),
  stock: z.optional(count),
  image: z.optional(fileAddress),
});

const variants = z.array(variant).check(
  z.maxLength(PRODUCT_LIMITS.variants),
  z.superRefine((list, ctx) => {
    const names = new Set(list.flatMap((item) => Object.keys(item.options)));
    if (names.size > PRODUCT_LIMITS.optionNames)
      ctx.addIssue(issue('optionNames', [], { max: PRODUCT_LIMITS.optionNames }));
    list.forEach((item, index) => {
      if (list.findIndex((other) => other.sku === item.sku) < index) ctx.addIssue(issue('duplicate', [index, 'sku']));
    });
  }),
);

const packagingShape = z.object({
  /** Centimetres. */
  size: z.object({ length: positive, width: positive, height: positive }),
  /** Kilograms. */
  grossWeight: positive,
  netWeight: z.optional(positive),
  type: z.optional(shortText(64)),
  quantityPerCarton: z.optional(countFromOne),
});

/** Optional texts of a product. */
const productTexts = {
  brand: shortText(64),
  model: shortText(64),
  hsCode: z.string().check(z.regex(/^\d{6,10}$/, named('hsCode'))),
  video: fileAddress,
  port: shortText(64),
};

/** The input of `doEdit`. */
const productFields = {
  title: filledLocalized(PRODUCT_LIMITS.title),
  sku: filledText(PRODUCT_LIMITS.sku),
  keywords: z.array(filledText(PRODUCT_LIMITS.keyword)).check(z.maxLength(PRODUCT_LIMITS.keywords)),
  categoryId: z.string().check(z.minLength(1)),
  groupIds: z.array(z.string()),
  origin: country,
  ...optionalTexts(productTexts),
  images: z.array(fileAddress).check(z.minLength(1), z.maxLength(PRODUCT_LIMITS.images)),
  attributes: z
    .array(z.object({ name: filledText(64), value: filledText(256) }))
    .check(z.maxLength(PRODUCT_LIMITS.attributes)),
  pricing,
  moq: z.object({ quantity: countFromOne, unit: filledText(20) }),
  variants,
  stock: z.optional(count),
  tradeTerms: z.array(z.enum(TRADE_TERMS)),
  paymentTerms: z.array(z.enum(PAYMENT_TERMS)),
  leadTimes: z
    .array(z.object({ maxQuantity: countFromOne, days: countFromOne }))
    .check(z.maxLength(PRODUCT_LIMITS.leadTimes), leadTimesRise),
  supplyAbility: z.optional(z.object({ quantity: countFromOne, unit: filledText(20), period: z.enum(PERIODS) })),
  packaging: packagingShape.check(netWithinGross),
  sample: z.optional(
    z.object({ available: z.boolean(), price: z.optional(price), maxQuantity: z.optional(countFromOne) }),
  ),
  customisation: z.array(filledText(64)),
  certificateIds: z.array(z.string()),
  description: localizedHtml(PRODUCT_LIMITS.description),
  seo: z.optional(seo),
  showcase: z.boolean(),
};

/** A complete product, ready for review. Fields unknown to this version are kept and sent back. */
export const productInputSchema = z.looseObject(productFields).check(partsAgree());

/**
 * A draft may lack what the review requires: only its identity (title and SKU) is required, and fields that are filled
 * in must be valid. Its prices and packaging may be incomplete. The platform stores unfinished products by the same
 * rule.
 */
export const productDraftSchema = z
  .looseObject({
    ...z.partial(z.object(productFields)).shape,
    title: productFields.title,
    sku: productFields.sku,
    images: z.optional(z.array(fileAddress).check(z.maxLength(PRODUCT_LIMITS.images))),
    pricing: z.optional(pricingShape.check(pricesInOrder)),
    packaging: z.optional(z.partial(packagingShape).check(netWithinGross)),
  })
  .check(partsAgree());

/**
 * A product as the platform sends it. Fields that drafts may lack are optional here; identity, title and status are
 * required.
 */
export const productSchema = sentObject({
  ...entityFields,
  title: namedText,
  sku: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  keywords: sentTexts,
  categoryId: z.optional(z.string()),
  groupIds: sentTexts,
  origin: z.optional(z.string()),
  ...readTexts(productTexts),
  images: sentTexts,
  attributes: sentRows(z.looseObject({ name: z.string(), value: z.string() })),
  pricing: z.optional(
    sentObject({
      mode: z.enum(PRICING_MODES),
      currency,
      price: z.optional(z.string()),
      min: z.optional(z.string()),
      max: z.optional(z.string()),
      // No list is added where there is none: a change of the price would send it as an empty one.
      tiers: z.optional(readableRows(z.looseObject({ minQuantity: z.number(), price: z.string() }))),
    }),
  ),
  moq: z.optional(z.looseObject({ quantity: z.number(), unit: z.string() })),
  variants: sentRows(
    sentObject({
      id: z.string(),
      options: z.record(z.string(), z.string()),
      sku: z.string(),
      price: z.optional(z.string()),
      stock: z.optional(z.number()),
      image: z.optional(z.string()),
    }),
  ),
  stock: z.optional(z.number()),
  tradeTerms: sentTexts,
  paymentTerms: sentTexts,
  leadTimes: sentRows(z.looseObject({ maxQuantity: z.number(), days: z.number() })),
  supplyAbility: z.optional(z.looseObject({ quantity: z.number(), unit: z.string(), period: z.string() })),
  packaging: z.optional(
    sentObject({
      size: z.optional(z.looseObject({ length: z.number(), width: z.number(), height: z.number() })),
      grossWeight: z.optional(z.number()),
      netWeight: z.optional(z.number()),
      type: z.optional(z.string()),
      quantityPerCarton: z.optional(z.number()),
    }),
  ),
  sample: z.optional(
    sentObject({ available: z.boolean(), price: z.optional(z.string()), maxQuantity: z.optional(z.number()) }),
  ),
  customisation: sentTexts,
  certificateIds: sentTexts,
  description: sentText,
  seo: sentSeo,
  rejectReason: z.optional(z.string()),
  showcase: z._default(z.boolean(), false),
  /** 0–100, calculated by the platform. */
  score: z._default(z.number(), 0),
  stats: z._default(z.looseObject({ views: z.number(), inquiries: z.number(), favourites: z.number() }), {
    views: 0,
    inquiries: 0,
    favourites: 0,
  }),
});

export type Product = z.output<typeof productSchema>;
export type ProductDraft = z.output<typeof productDraftSchema>;
