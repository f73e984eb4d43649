import { textOrNone } from '@/components/ui/form/blank';
import { plainKind, type PlainKind } from '@/components/ui/record/plain-kind';
import {
  resourceInputSchema,
  resourceSchema,
  shopResourceApi,
  type ResourceKind,
  type ShopResource,
} from '@/lib/api/shop-resource';

/** Text while it is no number yet. */
type Quantity = number | string | undefined;

/** An entry of the company's strength as the form holds it. */
export interface ResourceValues {
  kind: ResourceKind;
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
  (kind: ResourceKind) =>
  (resource?: ShopResource): ResourceValues => ({
    kind: resource?.kind ?? kind,
    title: resource?.title ?? '',
    images: resource?.images ?? [],
    description: resource?.description ?? '',
    issuedBy: resource?.issuedBy ?? '',
    number: resource?.number ?? '',
    validFrom: resource?.validFrom?.slice(0, 10) ?? '',
    validTo: resource?.validTo?.slice(0, 10) ?? '',
    quantity: resource?.quantity,
    area: resource?.area,
    staff: resource?.staff,
  });

const toFields = (values: ResourceValues): Record<keyof ResourceValues, unknown> => ({
  ...values,
  title: values.title.trim(),
  issuedBy: textOrNone(values.issuedBy),
  number: textOrNone(values.number),
  validFrom: textOrNone(values.validFrom),
  validTo: textOrNone(values.validTo),
});

/** The record with a form; a new one begins as one of `kind`. */
export const resourceKind = (kind: ResourceKind): PlainKind<ShopResource, ResourceValues> =>
  plainKind({
    name: `shopResource/${kind}`,
    api: shopResourceApi,
    schema: resourceSchema,
    input: resourceInputSchema,
    toValues: toValues(kind),
    toFields,
  });
