import { readFields, type ValuesOf } from '@/components/ui/form/field-table';
import type { Product, ProductStatus } from '@/lib/api/product-schema';
import { PRODUCT_FIELDS } from './product-fields';

export interface OptionValues {
  name: string;
  values: string[];
}

/** The product as the form holds it; the options are of the form alone: what its variants are made from. */
export type ProductValues = ValuesOf<typeof PRODUCT_FIELDS> & { options: OptionValues[] };
export type TierValues = ProductValues['pricing']['tiers'][number];
export type LeadTimeValues = ProductValues['leadTimes'][number];
export type VariantValues = ProductValues['variants'][number];
export type AttributeValues = ProductValues['attributes'][number];

/** Statuses in which a product may have gaps; in the others it is complete or it is not saved. */
export const mayHaveGaps = (status: ProductStatus | undefined) =>
  status === undefined || status === 'draft' || status === 'rejected';

/** The names and values that a list of variants is made from, in the order they first appear. */
export function optionsOf(variants: readonly { options: Record<string, string> }[]): OptionValues[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}

/** The values of a product, or of a new one. */
export const toValues = (product?: Product): ProductValues => ({
  ...readFields(PRODUCT_FIELDS, product),
  options: optionsOf(product?.variants ?? []),
});
