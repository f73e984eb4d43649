import * as v from '@/lib/schema/schema';
import { singleApi } from './single';
import {
  country,
  currency,
  entityFields,
  fileAddress,
  filledLocalized,
  filledText,
  localizedText,
  namedText,
  readableRows,
  sentObject,
  sentText,
  sentTexts,
  shortText,
} from './values';

export const BUSINESS_TYPES = ['manufacturer', 'trading', 'agent', 'service'] as const;

export const SHOP_LIMITS = {
  name: 128,
  slogan: 120,
  mainProducts: 10,
  mainProduct: 64,
  place: 64,
  address: 255,
  story: 5000,
  banks: 10,
  bank: 128,
  account: 64,
} as const;

const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;
const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, v.named('url')), v.maxLength(255));

/** Where buyers pay an amount of a currency; `swift` is the bank's code by ISO 9362. */
const bankInput = v.object({
  currency,
  beneficiary: filledText(SHOP_LIMITS.bank),
  bank: filledText(SHOP_LIMITS.bank),
  swift: v.pipe(v.string(), v.regex(/^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/)),
  account: filledText(SHOP_LIMITS.account),
  address: v.optional(shortText(SHOP_LIMITS.address)),
});

/** Fields of the feature `letterhead` (contract 5). */
const letterheadInput = {
  legalName: v.optional(localizedText(SHOP_LIMITS.name)),
  postalAddress: v.optional(localizedText(SHOP_LIMITS.address)),
  banks: v.optional(v.arrayUpTo(SHOP_LIMITS.banks, bankInput)),
  seal: v.optional(fileAddress),
};

/** The input of `doEdit`; `verified` is set by the platform. */
export const shopInfoInputSchema = v.looseObject({
  name: filledLocalized(SHOP_LIMITS.name),
  logo: fileAddress,
  banner: v.optional(fileAddress),
  slogan: v.optional(shortText(SHOP_LIMITS.slogan)),
  businessType: v.pipe(v.array(v.picklist(BUSINESS_TYPES)), v.minLength(1)),
  mainProducts: v.arrayUpTo(SHOP_LIMITS.mainProducts, filledText(SHOP_LIMITS.mainProduct)),
  country,
  region: filledText(SHOP_LIMITS.place),
  city: filledText(SHOP_LIMITS.place),
  address: filledText(SHOP_LIMITS.address),
  website: v.optional(webAddress),
  establishedYear: v.pipe(v.whole(), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR)),
  registrationNumber: v.optional(shortText(64)),
  story: localizedText(SHOP_LIMITS.story),
  ...letterheadInput,
});

export const shopInfoSchema = sentObject({
  ...entityFields,
  name: sentText,
  logo: v.optional(v.string(), ''),
  banner: v.optional(v.string()),
  slogan: v.optional(v.string()),
  businessType: sentTexts,
  mainProducts: sentTexts,
  country: v.optional(v.string(), ''),
  region: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  website: v.optional(v.string()),
  establishedYear: v.optional(v.number()),
  registrationNumber: v.optional(v.string()),
  verified: v.optional(v.boolean(), false),
  story: sentText,
  legalName: v.optional(namedText),
  postalAddress: v.optional(namedText),
  banks: v.optional(
    readableRows(
      sentObject({
        currency: v.string(),
        beneficiary: v.optional(v.string(), ''),
        bank: v.optional(v.string(), ''),
        swift: v.optional(v.string(), ''),
        account: v.string(),
        address: v.optional(v.string()),
      }),
    ),
  ),
  seal: v.optional(v.string()),
});
export type ShopInfo = v.InferOutput<typeof shopInfoSchema>;

/** Basic information of the shop (contract 4). */
export const shopInfoApi = singleApi('shopInfo', shopInfoSchema);
