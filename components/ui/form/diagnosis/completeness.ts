/** Something that buyers look for, and the field where it is given. */
export interface Fact<V> {
  key: string;
  path: string;
  given: (values: V) => boolean;
}

export interface Completeness<F> {
  missing: readonly F[];
  given: number;
  /** Percent of the facts that are given. */
  score: number;
}

/** How many of the facts a record gives. */
export function completenessOf<V, F extends Fact<V>>(values: V, facts: readonly F[]): Completeness<F> {
  const missing = facts.filter(({ given }) => !given(values));
  const given = facts.length - missing.length;
  return { missing, given, score: Math.round((given / facts.length) * 100) };
}

/** Whether a text says anything. */
export const hasText = (text: string | number | undefined): boolean => String(text ?? '').trim() !== '';
