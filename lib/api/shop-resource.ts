import * as z from 'zod/mini';
import { NUMBERS, entityApi } from './entity';
import {
  count,
  day,
  entityFields,
  fileAddress,
  filledText,
  issue,
  positive,
  sentObject,
  sentTexts,
  shortText,
} from './values';

export const RESOURCE_KINDS = [
  'certificate',
  'factory',
  'equipment',
  'productionLine',
  'rd',
  'quality',
  'exhibition',
  'award',
  'partner',
] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const RESOURCE_LIMITS = { title: 128, description: 2000, images: 12 } as const;

/** What `doEdit` takes. A place in the order that is not given is the last one. */
export const resourceInputSchema = z
  .looseObject({
    kind: z.enum(RESOURCE_KINDS),
    title: filledText(RESOURCE_LIMITS.title),
    images: z.array(fileAddress).check(z.maxLength(RESOURCE_LIMITS.images)),
    description: shortText(RESOURCE_LIMITS.description),
    issuedBy: z.optional(shortText(128)),
    number: z.optional(shortText(64)),
    validFrom: z.optional(day),
    validTo: z.optional(day),
    quantity: z.optional(count),
    /** Square metres. */
    area: z.optional(positive),
    staff: z.optional(count),
    sort: z.optional(z.number()),
  })
  .check(
    z.superRefine(({ validFrom, validTo }, ctx) => {
      if (validFrom && validTo && validTo < validFrom) {
        ctx.addIssue(issue('endBeforeStart', ['validTo'], { start: validFrom }));
      }
    }),
  );

/** Company strength (contract 4); products refer to its certificates. */
export const resourceSchema = sentObject({
  ...entityFields,
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  images: sentTexts,
  description: z._default(z.string(), ''),
  issuedBy: z.optional(z.string()),
  number: z.optional(z.string()),
  validFrom: z.optional(day),
  validTo: z.optional(day),
  quantity: z.optional(z.number()),
  area: z.optional(z.number()),
  staff: z.optional(z.number()),
  sort: z._default(z.number(), 0),
});
export type ShopResource = z.output<typeof resourceSchema>;

export const shopResourceApi = entityApi('shopResource', resourceSchema, NUMBERS);
