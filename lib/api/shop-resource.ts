import * as z from 'zod/mini';
import { entityApi } from './entity';
import { entityFields } from './values';

const RESOURCE_KINDS = [
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
const shopResourceSchema = z.looseObject({
  ...entityFields,
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  images: z._default(z.array(z.string()), []),
  number: z.optional(z.string()),
  validTo: z.optional(z.string()),
});

export const shopResourceApi = entityApi('shopResource', shopResourceSchema);
