import { filled, isBlank, withoutUndefined } from '@/components/ui/form/blank';
import { withOthers, writeFields } from '@/components/ui/form/field-table';
import { filledRows, filledRowIndexes } from '@/components/ui/form/rows/filled-rows';
import type { Sendable } from '@/components/ui/record/record-kind';
import type { Product } from '@/lib/api/product-schema';
import { PRODUCT_FIELDS } from './product-fields';
import { toValues, type ProductValues } from './product-values';

/** Default values of a new product: they do not count as input. */
const { pricing: NEW_PRICING, moq: NEW_MOQ, supplyAbility: NEW_SUPPLY, cost: NEW_COST } = toValues();

type Group = Record<string, unknown> | undefined;

function pricingOf({ pricing }: ProductValues, base: Product | undefined, whole: boolean): Group {
  const { mode, currency, price, min, max } = pricing;
  const unpriced = mode === NEW_PRICING.mode && price === undefined && currency === NEW_PRICING.currency;
  if (unpriced && !whole) return undefined;
  const prices = {
    single: () => filled({ price }),
    range: () => filled({ min, max }),
    ladder: () => ({ tiers: filledRows(pricing.tiers) }),
    negotiable: () => ({}),
  }[mode]();
  const none = { price: undefined, min: undefined, max: undefined, tiers: undefined };
  return { ...base?.pricing, ...none, mode, currency, ...prices };
}

function moqOf({ moq }: ProductValues, whole: boolean): Group {
  const empty = moq.quantity === undefined && [NEW_MOQ.unit, ''].includes(moq.unit.trim());
  return empty && !whole ? undefined : filled(moq);
}

function packagingOf({ packaging }: ProductValues, whole: boolean): Group {
  if (isBlank(packaging) && !whole) return undefined;
  const size = filled(packaging.size);
  return { ...filled({ ...packaging, size: undefined }), ...(whole || !isBlank(size) ? { size } : {}) };
}

function supplyOf({ supplyAbility }: ProductValues, base: Product | undefined): Group {
  const { quantity, unit, period } = supplyAbility;
  const usual = [NEW_SUPPLY.period, base?.supplyAbility?.period].includes(period);
  return quantity === undefined && unit.trim() === '' && usual ? undefined : filled(supplyAbility);
}

function sampleOf({ sample }: ProductValues, base: Product | undefined): Group {
  const given = base?.sample || sample.available || !isBlank({ ...sample, available: undefined });
  return given ? filled(sample) : undefined;
}

function costOf({ cost }: ProductValues, base: Product | undefined): Group {
  const usual = [NEW_COST.currency, base?.cost?.currency].includes(cost.currency);
  return cost.amount === undefined && usual ? undefined : filled(cost);
}

/** `whole` keeps empty groups that review requires, so that each of their missing fields is reported. */
export function toRecord(values: ProductValues, base: Product | undefined, whole = false): Sendable {
  const { pricing, attributes, leadTimes, variants } = values;
  const fields = {
    ...writeFields(PRODUCT_FIELDS, values),
    variants: variants.map((variant) => ({ ...filled(variant), options: variant.options, sku: variant.sku })),
    pricing: pricingOf(values, base, whole),
    moq: moqOf(values, whole),
    packaging: packagingOf(values, whole),
    supplyAbility: supplyOf(values, base),
    sample: sampleOf(values, base),
    cost: costOf(values, base),
  };
  const rows = {
    attributes: filledRowIndexes(attributes),
    leadTimes: filledRowIndexes(leadTimes),
    ...(pricing.mode === 'ladder' && { 'pricing.tiers': filledRowIndexes(pricing.tiers) }),
  };
  return {
    record: withoutUndefined({ ...(base ?? { status: 'draft' }), ...withOthers(PRODUCT_FIELDS, fields, base) }),
    rows,
  };
}
