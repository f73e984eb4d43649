import type { PriceValue } from '@/components/ui/form/inputs/CurrencyInput';
import type { TierValues, VariantValues } from '../product-values';

type ValueAt = (path: string) => unknown;

const isFilled = (price: unknown) => typeof price === 'string' && price.trim() !== '';

export function single(path: string, valueAt: ValueAt): PriceValue {
  const value = valueAt(path);
  return { path, value, emptied: undefined, count: isFilled(value) ? 1 : 0 };
}

function inRows(path: string, valueAt: ValueAt): PriceValue {
  const rows = (valueAt(path) ?? []) as (TierValues | VariantValues)[];
  const emptied = rows.map((row) => ({ ...row, price: undefined }));
  return { path, value: rows, emptied, count: rows.filter(({ price }) => isFilled(price)).length };
}

/** All prices of the form, including modes that are not selected. */
export const productPrices = (valueAt: ValueAt): PriceValue[] => [
  ...['pricing.price', 'pricing.min', 'pricing.max', 'sample.price'].map((path) => single(path, valueAt)),
  ...['pricing.tiers', 'variants'].map((path) => inRows(path, valueAt)),
];

/** Modes other than the selected one that have prices: those are not saved. */
export function unsavedModes(pricing: {
  mode: string;
  price?: unknown;
  min?: unknown;
  max?: unknown;
  tiers?: readonly TierValues[];
}): ('single' | 'range' | 'ladder')[] {
  const filled = {
    single: isFilled(pricing.price),
    range: isFilled(pricing.min) || isFilled(pricing.max),
    ladder: (pricing.tiers ?? []).some(({ price }) => isFilled(price)),
  };
  return (['single', 'range', 'ladder'] as const).filter((mode) => mode !== pricing.mode && filled[mode]);
}
