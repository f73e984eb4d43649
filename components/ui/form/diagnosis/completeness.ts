/** Information that buyers look for, and the field that contains it. */
export interface Fact<V> {
  key: string;
  path: string;
  given: (values: V) => boolean;
}

export interface Completeness<F> {
  missing: readonly F[];
  given: number;
  /** Percentage of facts that are given. */
  score: number;
}

/** Counts how many of the facts a record gives. */
export function completenessOf<V, F extends Fact<V>>(values: V, facts: readonly F[]): Completeness<F> {
  const missing = facts.filter(({ given }) => !given(values));
  const given = facts.length - missing.length;
  return { missing, given, score: Math.round((given / facts.length) * 100) };
}

/** Whether a value has any visible text. */
export const hasText = (text: string | number | undefined): boolean => String(text ?? '').trim() !== '';
