import { textOrNone } from '@/components/ui/form/blank';
import { format, LINE, OPTIONAL_LINE, PICTURES, QUANTITY, RAW, startsAs } from '@/components/ui/form/field-formats';
import { kindFields, type FieldTable, type ValuesOf } from '@/components/ui/form/field-table';
import { plainKind, type PlainKind } from '@/components/ui/record/plain-kind';
import {
  strengthInputSchema,
  strengthSchema,
  strengthApi,
  type StrengthKind,
  type StrengthEntry,
} from '@/lib/api/strength';

const DAY = format<string>((stored) => (stored ?? '').slice(0, 10), textOrNone);

/** A new field is a row here, in addition to its schema, its input and its label in both languages. */
export const STRENGTH_FIELDS = {
  kind: { format: startsAs<StrengthKind>('certificate') },
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
type StrengthValues = ValuesOf<typeof STRENGTH_FIELDS>;

/** `kind` is the initial kind of a new entry. */
export const strengthKind = (kind: StrengthKind): PlainKind<StrengthEntry, StrengthValues> =>
  plainKind({
    name: `shopResource/${kind}`,
    nameOf: ({ title }) => title,
    api: strengthApi,
    schema: strengthSchema,
    input: strengthInputSchema,
    ...kindFields(STRENGTH_FIELDS, { kind }),
  });
