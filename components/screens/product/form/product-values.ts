import { readFields, type ValuesOf } from '@/components/ui/form/field-table';
import type { Product } from '@/lib/api/product-schema';
import { PRODUCT_FIELDS } from './product-fields';

export interface OptionValues {
  name: string;
  values: string[];
}

/** Form values of a product; options exist in the form only, where its variants are generated from them. */
export type ProductValues = ValuesOf<typeof PRODUCT_FIELDS> & { options: OptionValues[] };
export type TierValues = ProductValues['pricing']['tiers'][number];
export type LeadTimeValues = ProductValues['leadTimes'][number];
export type VariantValues = ProductValues['variants'][number];
export type AttributeValues = ProductValues['attributes'][number];

export function optionsOf(variants: readonly { options: Record<string, string> }[]): OptionValues[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}

export const toValues = (product?: Product): ProductValues => ({
  ...readFields(PRODUCT_FIELDS, product),
  options: optionsOf(product?.variants ?? []),
});
