import { textOrNone } from '@/components/ui/form/blank';
import { format, LINE, OPTIONAL_LINE, PICTURES, QUANTITY, RAW, startsAs } from '@/components/ui/form/field-formats';
import { readFields, writeFields, type FieldTable, type ValuesOf } from '@/components/ui/form/field-table';
import { plainKind, type PlainKind } from '@/components/ui/record/plain-kind';
import {
  resourceInputSchema,
  resourceSchema,
  shopResourceApi,
  type ResourceKind,
  type ShopResource,
} from '@/lib/api/shop-resource';

/** A day without a time. */
const DAY = format<string>((stored) => (stored ?? '').slice(0, 10), textOrNone);

/** The fields of an entry: a new one is a row here, beside its schema, its input and its name in both languages. */
export const RESOURCE_FIELDS = {
  kind: { format: startsAs<ResourceKind>('certificate') },
  title: { format: LINE },
  images: { format: PICTURES },
  description: { format: RAW },
  issuedBy: { format: OPTIONAL_LINE },
  number: { format: OPTIONAL_LINE },
  validFrom: { format: DAY },
  validTo: { format: DAY },
  quantity: { format: QUANTITY },
  area: { format: QUANTITY },
  staff: { format: QUANTITY },
} as const satisfies FieldTable;
type ResourceValues = ValuesOf<typeof RESOURCE_FIELDS>;

/** The record with a form; a new one begins as one of `kind`. */
export const resourceKind = (kind: ResourceKind): PlainKind<ShopResource, ResourceValues> =>
  plainKind({
    name: `shopResource/${kind}`,
    api: shopResourceApi,
    schema: resourceSchema,
    input: resourceInputSchema,
    toValues: (resource) => readFields(RESOURCE_FIELDS, resource ?? { kind }),
    toFields: (values) => writeFields(RESOURCE_FIELDS, values),
  });
