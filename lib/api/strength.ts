import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import {
  count,
  day,
  entityFields,
  fileAddress,
  filledText,
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
export const strengthInputSchema = v.pipe(
  v.looseObject({
    kind: v.picklist(STRENGTH_KINDS),
    title: filledText(STRENGTH_LIMITS.title),
    images: v.arrayUpTo(STRENGTH_LIMITS.images, fileAddress),
    description: shortText(STRENGTH_LIMITS.description),
    issuedBy: v.optional(shortText(128)),
    number: v.optional(shortText(64)),
    validFrom: v.optional(day),
    validTo: v.optional(day),
    quantity: v.optional(count),
    /** Square metres. */
    area: v.optional(positive),
    staff: v.optional(count),
    sort: v.optional(v.number()),
  }),
  v.rule(({ validFrom, validTo }, fault) => {
    if (validFrom && validTo && validTo < validFrom) {
      fault('endBeforeStart', ['validTo'], { start: validFrom });
    }
  }),
);

/** Company strength (contract 4); products refer to its certificates. */
export const strengthSchema = sentObject({
  ...entityFields,
  kind: v.picklist(STRENGTH_KINDS),
  title: v.string(),
  images: sentTexts,
  description: v.optional(v.string(), ''),
  issuedBy: v.optional(v.string()),
  number: v.optional(v.string()),
  validFrom: v.optional(day),
  validTo: v.optional(day),
  quantity: v.optional(v.number()),
  area: v.optional(v.number()),
  staff: v.optional(v.number()),
  sort: v.optional(v.number(), 0),
});
export type StrengthEntry = v.InferOutput<typeof strengthSchema>;

export const strengthApi = entityApi('shopResource', strengthSchema, NUMBERS);
