import type { Quantity } from '@/components/ui/form/inputs/numbers';
import { textOrNone } from '@/components/ui/form/blank';
import { plainKind, type PlainKind } from '@/components/ui/record/plain-kind';
import {
  strengthInputSchema,
  strengthSchema,
  strengthApi,
  type StrengthKind,
  type StrengthEntry,
} from '@/lib/api/strength';

/** An entry of the company's strength as the form holds it. */
export interface StrengthValues {
  kind: StrengthKind;
  title: string;
  images: string[];
  description: string;
  issuedBy: string;
  number: string;
  validFrom: string;
  validTo: string;
  quantity: Quantity;
  area: Quantity;
  staff: Quantity;
}

const toValues =
  (kind: StrengthKind) =>
  (entry?: StrengthEntry): StrengthValues => ({
    kind: entry?.kind ?? kind,
    title: entry?.title ?? '',
    images: entry?.images ?? [],
    description: entry?.description ?? '',
    issuedBy: entry?.issuedBy ?? '',
    number: entry?.number ?? '',
    validFrom: entry?.validFrom?.slice(0, 10) ?? '',
    validTo: entry?.validTo?.slice(0, 10) ?? '',
    quantity: entry?.quantity,
    area: entry?.area,
    staff: entry?.staff,
  });

const toFields = (values: StrengthValues): Record<keyof StrengthValues, unknown> => ({
  ...values,
  title: values.title.trim(),
  issuedBy: textOrNone(values.issuedBy),
  number: textOrNone(values.number),
  validFrom: textOrNone(values.validFrom),
  validTo: textOrNone(values.validTo),
});

/** The record with a form; a new one begins as one of `kind`. */
export const strengthKind = (kind: StrengthKind): PlainKind<StrengthEntry, StrengthValues> =>
  plainKind({
    name: `shopResource/${kind}`,
    api: strengthApi,
    schema: strengthSchema,
    input: strengthInputSchema,
    toValues: toValues(kind),
    toFields,
  });
