import { filled, isBlank, withoutUndefined } from '@/components/ui/form/blank';
import { filledRows, keptRows } from '@/components/ui/form/filled-rows';
import type { Sendable } from '@/components/ui/record/record-kind';
import type { Product } from '@/lib/api/product-schema';
import { toValues, type ProductValues } from './product-values';

/** Fields of the form in the record; all others are the platform's own, or unknown and sent back as they came. */
const RECORD_FIELDS = [
  'title',
  'sku',
  'keywords',
  'categoryId',
  'groupIds',
  'brand',
  'model',
  'origin',
  'hsCode',
  'images',
  'video',
  'attributes',
  'pricing',
  'moq',
  'variants',
  'stock',
  'tradeTerms',
  'paymentTerms',
  'port',
  'leadTimes',
  'supplyAbility',
  'packaging',
  'sample',
  'customisation',
  'certificateIds',
  'description',
  'seo',
  'showcase',
] as const;

/** What a new product has already: by itself it is nothing that was filled in. */
const { pricing: NEW_PRICING, moq: NEW_MOQ, supplyAbility: NEW_SUPPLY } = toValues();

/** `whole` keeps groups that review needs although nothing is in them, so that each missing field is named. */
export function toRecord(values: ProductValues, base: Product | undefined, whole = false): Sendable {
  const rows: Record<string, number[]> = {};
  const sentRows = <T extends object>(path: string, list: readonly T[]): Partial<T>[] => {
    rows[path] = keptRows(list);
    return filledRows(list);
  };
  const group = <T extends object>(fields: T, empty: boolean): Partial<T> | undefined =>
    empty && !whole ? undefined : fields;

  const { pricing, packaging, sample, supplyAbility, moq, options: _, ...plain } = values;
  const { mode, currency, price, min, max } = pricing;
  const prices = {
    single: () => filled({ price }),
    range: () => filled({ min, max }),
    ladder: () => ({ tiers: sentRows('pricing.tiers', pricing.tiers) }),
    negotiable: () => ({}),
  }[mode]();
  const unpriced = mode === NEW_PRICING.mode && price === undefined && currency === NEW_PRICING.currency;
  const { quantity, unit, period } = supplyAbility;
  const unsupplied =
    quantity === undefined && unit.trim() === '' && [NEW_SUPPLY.period, base?.supplyAbility?.period].includes(period);
  const size = filled(packaging.size);
  const packed = { ...filled({ ...packaging, size: undefined }), ...(whole || !isBlank(size) ? { size } : {}) };

  const fields: Record<(typeof RECORD_FIELDS)[number], unknown> = {
    ...plain,
    title: filled(values.title),
    description: filled(values.description),
    brand: values.brand || undefined,
    model: values.model || undefined,
    hsCode: values.hsCode || undefined,
    video: values.video || undefined,
    port: values.port || undefined,
    attributes: sentRows('attributes', values.attributes),
    leadTimes: sentRows('leadTimes', values.leadTimes),
    variants: values.variants.map((variant) => ({ ...filled(variant), options: variant.options, sku: variant.sku })),
    pricing: group(
      {
        ...base?.pricing,
        price: undefined,
        min: undefined,
        max: undefined,
        tiers: undefined,
        mode,
        currency,
        ...prices,
      },
      unpriced,
    ),
    moq: group(filled({ ...moq }), moq.quantity === undefined && [NEW_MOQ.unit, ''].includes(moq.unit.trim())),
    packaging: group(packed, isBlank(packaging)),
    supplyAbility: unsupplied ? undefined : filled(supplyAbility),
    sample:
      base?.sample || sample.available || !isBlank({ ...sample, available: undefined }) ? filled(sample) : undefined,
    seo: isBlank(values.seo) ? undefined : filled(values.seo),
  };
  const record: Record<string, unknown> = { ...(base ?? { status: 'draft' }), ...fields };
  return { record: withoutUndefined(record), rows };
}

/** The form's part of a record, for comparing two versions field by field. */
export const formPart = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(RECORD_FIELDS.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])));
