import * as z from 'zod/mini';
import { entityApi } from './entity';
import { entityFields } from './values';

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

/** Company strength (contract 4); products refer to its certificates. */
export const shopResourceSchema = z.looseObject({
  ...entityFields,
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  images: z._default(z.array(z.string()), []),
  number: z.optional(z.string()),
  validTo: z.optional(z.string()),
});
export type ShopResource = z.output<typeof shopResourceSchema>;

export const shopResourceApi = entityApi('shopResource', shopResourceSchema);
