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

export const STRENGTH_KINDS = [
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
export type StrengthKind = (typeof STRENGTH_KINDS)[number];

export const STRENGTH_LIMITS = { title: 128, description: 2000, images: 12 } as const;

/** The input of `doEdit`. Without a position the entry comes last. */
export const strengthInputSchema = z
  .looseObject({
    kind: z.enum(STRENGTH_KINDS),
    title: filledText(STRENGTH_LIMITS.title),
    images: z.array(fileAddress).check(z.maxLength(STRENGTH_LIMITS.images)),
    description: shortText(STRENGTH_LIMITS.description),
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
export const strengthSchema = sentObject({
  ...entityFields,
  kind: z.enum(STRENGTH_KINDS),
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
export type StrengthEntry = z.output<typeof strengthSchema>;

export const strengthApi = entityApi('shopResource', strengthSchema, NUMBERS);
