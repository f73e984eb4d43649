import * as z from 'zod/mini';
import { singleApi } from './single';
import {
  country,
  entityFields,
  fileAddress,
  filledLocalized,
  filledText,
  localizedText,
  sentObject,
  sentText,
  sentTexts,
  shortText,
  named,
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
} as const;

const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, named('url')), z.maxLength(255));

/** The input of `doEdit`; `verified` is set by the platform. */
export const shopInfoInputSchema = z.looseObject({
  name: filledLocalized(SHOP_LIMITS.name),
  logo: fileAddress,
  banner: z.optional(fileAddress),
  slogan: z.optional(shortText(SHOP_LIMITS.slogan)),
  businessType: z.array(z.enum(BUSINESS_TYPES)).check(z.minLength(1)),
  mainProducts: z.array(filledText(SHOP_LIMITS.mainProduct)).check(z.maxLength(SHOP_LIMITS.mainProducts)),
  country,
  region: filledText(SHOP_LIMITS.place),
  city: filledText(SHOP_LIMITS.place),
  address: filledText(SHOP_LIMITS.address),
  website: z.optional(webAddress),
  establishedYear: z.number().check(z.int(), z.gte(FIRST_YEAR), z.lte(LAST_YEAR)),
  registrationNumber: z.optional(shortText(64)),
  story: localizedText(SHOP_LIMITS.story),
});

export const shopInfoSchema = sentObject({
  ...entityFields,
  name: sentText,
  logo: z._default(z.string(), ''),
  banner: z.optional(z.string()),
  slogan: z.optional(z.string()),
  businessType: sentTexts,
  mainProducts: sentTexts,
  country: z._default(z.string(), ''),
  region: z._default(z.string(), ''),
  city: z._default(z.string(), ''),
  address: z._default(z.string(), ''),
  website: z.optional(z.string()),
  establishedYear: z.optional(z.number()),
  registrationNumber: z.optional(z.string()),
  verified: z._default(z.boolean(), false),
  story: sentText,
});
export type ShopInfo = z.output<typeof shopInfoSchema>;

/** Basic information of the shop (contract 4). */
export const shopInfoApi = singleApi('shopInfo', shopInfoSchema);
