import type { Product } from '@/lib/api/product-schema';

/** Fields that a change of many sets or removes as a whole. */
export const VALUE_FIELDS = ['hsCode', 'origin', 'port', 'brand', 'stock'] as const;
/** Fields whose entries it adds, removes or replaces. */
export const LIST_FIELDS = ['keywords', 'certificateIds'] as const;
/** Fields of which it sets the parts that are filled in. */
export const PART_FIELDS = ['packaging', 'sample'] as const;
export const OTHER_FIELDS = [...VALUE_FIELDS, ...LIST_FIELDS, ...PART_FIELDS] as const;

export type ValueField = (typeof VALUE_FIELDS)[number];
export type ListField = (typeof LIST_FIELDS)[number];
export type PartField = (typeof PART_FIELDS)[number];
export type OtherField = (typeof OTHER_FIELDS)[number];

/** What is done with the chosen entries of a list. */
export const LIST_HOWS = ['add', 'remove', 'replace'] as const;
export type ListHow = (typeof LIST_HOWS)[number];

export type FieldChange =
  /** Null removes the value. */
  | { kind: ValueField; value: string | number | null }
  | { kind: ListField; how: ListHow; values: readonly string[] }
  | { kind: PartField; parts: Readonly<Record<string, unknown>> };

export const isOtherField = (kind: string): kind is OtherField => OTHER_FIELDS.some((field) => field === kind);
export const isFieldChange = <T extends { kind: string }>(change: T | FieldChange): change is FieldChange =>
  isOtherField(change.kind);

export function changeList(now: readonly string[], how: ListHow, values: readonly string[]): string[] {
  if (how === 'replace') return [...values];
  const others = now.filter((value) => !values.includes(value));
  return how === 'remove' ? others : [...now, ...values.filter((value) => !now.includes(value))];
}

/** The new value of the field; null removes it. */
export function changedField(product: Pick<Product, OtherField>, change: FieldChange): unknown {
  if ('value' in change) return change.value;
  if ('how' in change) return changeList(product[change.kind], change.how, change.values);
  return { ...product[change.kind], ...change.parts };
}
