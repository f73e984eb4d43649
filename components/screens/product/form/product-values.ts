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

type Combination = Record<string, string>;

/**
 * The values of one option in the order that the rows have them. A deleted combination may hide it at first: where the
 * other options before it are equal, the rows say which value comes first.
 */
function valuesInOrder(name: string, before: readonly string[], rows: readonly Combination[]): string[] {
  const values = [...new Set(rows.flatMap((row) => row[name] ?? []))];
  const runs = new Map<string, string[]>();
  for (const row of rows) {
    const value = row[name];
    if (value === undefined) continue;
    const prefix = JSON.stringify(before.map((other) => row[other]));
    const run = runs.get(prefix) ?? [];
    if (!run.includes(value)) runs.set(prefix, [...run, value]);
  }
  const placed: string[] = [];
  while (placed.length < values.length) {
    const left = values.filter((value) => !placed.includes(value));
    const isFirst = (value: string) =>
      [...runs.values()].every((run) => {
        const at = run.indexOf(value);
        return at < 0 || run.slice(0, at).every((other) => placed.includes(other));
      });
    // Rows that contradict each other leave the order in which the values occur.
    placed.push(left.find(isFirst) ?? left[0]!);
  }
  return placed;
}

export function optionsOf(variants: readonly { options: Combination }[]): OptionValues[] {
  const rows = variants.map(({ options }) => options);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name, at) => ({ name, values: valuesInOrder(name, names.slice(0, at), rows) }));
}

export const toValues = (product?: Product): ProductValues => ({
  ...readFields(PRODUCT_FIELDS, product),
  options: optionsOf(product?.variants ?? []),
});
