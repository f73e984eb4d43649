import { sortedInsert, sortedOrder, sortedRemove, type Order } from './order';

/** What every entity of the platform carries (contract 4). */
export interface Entity {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A type without some of its fields. Omit would lose the others where further, unknown ones are allowed. */
export type Without<T, K extends string> = { [P in keyof T as P extends K ? never : P]: T[P] };

/** A record with what is reckoned from it once, at each write, so that a list never does. */
export interface Row<T, F> {
  record: T;
  facts: F;
  /** The last list that found this row. */
  found: number;
}

/** How a list is sorted: the name of the order, and the value of a row in it. Texts compare by their code units. */
export interface Sort<T, F> {
  key: string;
  value: (row: Row<T, F>) => string | number | undefined;
  descending: boolean;
}

export interface Page<T> {
  list: T[];
  total: number;
}

export interface Trashed<T> {
  record: T;
  deletedAt: number;
}

/** What differs from the seed: small enough to be written down after every change. */
export interface Changes<T> {
  records: T[];
  trash: Trashed<T>[];
  gone: string[];
}

const TRASH_DAYS = 30;
export const TRASH_TIME = TRASH_DAYS * 86_400_000;

/**
 * The records of one entity: a map by id, and one sorted array per way of sorting that was ever asked for. The arrays
 * are kept in order at each write (one binary search), so a page costs one walk over the rows and no sorting, also
 * among 100 000 of them. Records are never changed in place: a new one replaces the old one.
 */
export class EntityStore<T extends Entity, F = undefined> {
  readonly #rows = new Map<string, Row<T, F>>();
  readonly #trash = new Map<string, Trashed<T>>();
  readonly #touched = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #orders = new Map<string, Order<Row<T, F>>>();
  readonly #facts: (record: T) => F;
  readonly #index: ((record: T) => void) | undefined;
  #next = 0;
  #lists = 0;
  #revision = 0;

  /** `index` hears of every record that comes in, whatever way it comes. */
  constructor(facts: (record: T) => F, seed: readonly T[] = [], index?: (record: T) => void) {
    this.#facts = facts;
    this.#index = index;
    for (const record of seed) this.#set(record);
  }

  get size() {
    return this.#rows.size;
  }
  /** Rises with every change, so that what was reckoned from all records is known to be out of date. */
  get revision() {
    return this.#revision;
  }
  get(id: string): T | undefined {
    return this.#rows.get(id)?.record;
  }
  rows(): IterableIterator<Row<T, F>> {
    return this.#rows.values();
  }
  records(): T[] {
    return Array.from(this.#rows.values(), ({ record }) => record);
  }

  /** An id that no record has or had. */
  newId(): string {
    this.#next += 1;
    return String(this.#next);
  }

  /** Writes a record, new or changed. */
  put(record: T): T {
    this.#touched.add(record.id);
    this.#set(record);
    return record;
  }

  /** Moves a record to the trash. */
  remove(id: string, now: number): boolean {
    const row = this.#rows.get(id);
    if (!row) return false;
    this.#unset(id);
    this.#trash.set(id, { record: row.record, deletedAt: now });
    return true;
  }

  /** A record in the trash that can still come back; those past their time are thrown away. */
  trashed(id: string, now: number): T | undefined {
    for (const [key, { deletedAt }] of this.#trash) {
      if (now - deletedAt <= TRASH_TIME) continue;
      this.#trash.delete(key);
      this.#touched.delete(key);
      this.#gone.add(key);
    }
    return this.#trash.get(id)?.record;
  }

  /** Everything in the trash that can still come back. */
  trash(now: number): T[] {
    this.trashed('', now);
    return Array.from(this.#trash.values(), ({ record }) => record);
  }

  /** Brings one back from the trash, as it was or as `changed`. */
  restore(id: string, changed?: T): void {
    const entry = this.#trash.get(id);
    if (!entry) return;
    this.#trash.delete(id);
    this.put(changed ?? entry.record);
  }

  /** One page of the rows that `keep` accepts. Rows without a value for the sort come last in both directions. */
  list(keep: (row: Row<T, F>) => boolean, sort: Sort<T, F>, page: { pageNo: number; pageSize: number }): Page<T> {
    // First what is found, in the order of memory; then its page, in the order asked for.
    this.#lists += 1;
    const found: Row<T, F>[] = [];
    for (const row of this.#rows.values()) {
      if (!keep(row)) continue;
      row.found = this.#lists;
      found.push(row);
    }
    const total = found.length;
    const { rows, valued } = this.#order(sort, found);
    const from = (page.pageNo - 1) * page.pageSize;
    const to = Math.min(from + page.pageSize, total);
    const list: T[] = [];
    for (let i = 0, seen = 0; seen < to; i += 1) {
      const row = rows[sort.descending && i < valued ? valued - 1 - i : i]!;
      if (row.found !== this.#lists) continue;
      if (seen >= from) list.push(row.record);
      seen += 1;
    }
    return { list, total };
  }

  /** Makes the order of a sort before anybody asks for it. */
  prepare({ key, value }: Sort<T, F>): void {
    if (!this.#orders.has(key))
      this.#orders.set(
        key,
        sortedOrder(this.#rows.values(), value, (row) => row.record.id),
      );
  }

  changes(): Changes<T> {
    const records = [...this.#touched].flatMap((id) => this.get(id) ?? []);
    return { records, trash: [...this.#trash.values()], gone: [...this.#gone] };
  }

  /** Puts what was written down over the seed. */
  apply({ records, trash, gone }: Changes<T>): void {
    for (const id of gone) {
      this.#unset(id);
      this.#gone.add(id);
    }
    for (const entry of trash) {
      this.#unset(entry.record.id);
      this.#trash.set(entry.record.id, entry);
      this.#count(entry.record.id);
    }
    for (const record of records) this.put(record);
  }

  /** The order of a sort, made when it is first needed; for a few rows of many it is not worth making. */
  #order({ key, value }: Sort<T, F>, found: readonly Row<T, F>[]): Order<Row<T, F>> {
    const known = this.#orders.get(key);
    if (known) return known;
    const few = found.length < this.#rows.size / 8;
    const order = sortedOrder(few ? found : this.#rows.values(), value, (row) => row.record.id);
    if (!few) this.#orders.set(key, order);
    return order;
  }

  #set(record: T): void {
    this.#unset(record.id);
    const row = { record, facts: this.#facts(record), found: 0 };
    this.#rows.set(record.id, row);
    this.#revision += 1;
    this.#index?.(record);
    for (const order of this.#orders.values()) sortedInsert(order, row);
    this.#count(record.id);
  }

  #unset(id: string): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    this.#revision += 1;
    for (const order of this.#orders.values()) sortedRemove(order, row);
  }

  #count(id: string): void {
    this.#next = Math.max(this.#next, Number(id) || 0);
  }
}
