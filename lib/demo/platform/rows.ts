/** A record with facts calculated at each write, so that lists need not calculate them. */
export interface Row<T, F> {
  readonly id: string;
  readonly record: T;
  readonly facts: F;
  /** Its index in the store, which orders and marks refer to. */
  readonly slot: number;
}

/** Records that are made when they are read, the same ones each time: a large seed need not be kept. */
export interface Seed<T, F> {
  readonly count: number;
  at: (index: number) => T;
  /** What lists need of a record; cheaper than the record. */
  factsAt: (index: number) => F;
  idAt: (index: number) => string;
  indexOf: (id: string) => number | undefined;
}

/** An unchanged row of a {@link Seed}. */
export class SeedRow<T, F> implements Row<T, F> {
  constructor(
    private readonly seed: Seed<T, F>,
    readonly slot: number,
  ) {}
  get id() {
    return this.seed.idAt(this.slot);
  }
  get record() {
    return this.seed.at(this.slot);
  }
  get facts() {
    return this.seed.factsAt(this.slot);
  }
}

export const isSeed = <T, F>(seed: readonly T[] | Seed<T, F>): seed is Seed<T, F> => 'at' in seed && 'factsAt' in seed;

/** The sort of a list: its key, and the value of a row. Texts are compared by code units. */
export interface Sort<T, F> {
  key: string;
  value: (row: Row<T, F>) => string | number | undefined;
  descending: boolean;
}

export interface Page<T> {
  list: T[];
  total: number;
}
