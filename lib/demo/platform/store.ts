import { DAY } from '@/lib/util/day';
import { Marks, type Condition } from './marks';
import { sortedInsert, sortedOrder, sortedRemove, type Order } from './order';

/** The fields that all entities have (contract 4). */
export interface Entity {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A type without some of its fields. Omit would lose the other fields of types with an index signature. */
export type Without<T, K extends string> = { [P in keyof T as P extends K ? never : P]: T[P] };

/** A record with facts calculated at each write, so that lists need not calculate them. */
export interface Row<T, F> {
  record: T;
  facts: F;
  /** Its index in the store, which orders and marks refer to. */
  slot: number;
}

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

export interface Trashed<T> {
  record: T;
  deletedAt: number;
}

/** The differences from the seed: small enough to be persisted after every change. */
export interface Changes<T> {
  records: T[];
  trash: Trashed<T>[];
  gone: string[];
}

const TRASH_DAYS = 30;
export const TRASH_TIME = TRASH_DAYS * DAY;

/** Maximum of cached conditions; the least recently used one is removed. */
const MAX_MARKS = 60;

/**
 * The records of one entity: a map by id, a sorted array for each sort that was requested, and cached matches of
 * conditions. All are updated at each write, so that a page needs neither sorting nor a scan, even with 100 000
 * records. Records are never mutated: a new one replaces the old one.
 */
export class EntityStore<T extends Entity, F = undefined> {
  readonly #rows = new Map<string, Row<T, F>>();
  readonly #trash = new Map<string, Trashed<T>>();
  readonly #touched = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #table: (Row<T, F> | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #orders = new Map<string, Order<number>>();
  readonly #marks = new Map<string, { marks: Marks; test: (row: Row<T, F>) => boolean }>();
  readonly #facts: (record: T) => F;
  readonly #index: ((record: T) => void) | undefined;
  #next = 0;
  #revision = 0;

  /** `index` is called with every stored record, including the seed's. */
  constructor(facts: (record: T) => F, seed: readonly T[] = [], index?: (record: T) => void) {
    this.#facts = facts;
    this.#index = index;
    for (const record of seed) this.#set(record);
  }

  get size() {
    return this.#rows.size;
  }
  /** Increases with every change, to invalidate values calculated from all records. */
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

  /** An id that was never used. */
  newId(): string {
    this.#next += 1;
    return String(this.#next);
  }

  /** Stores a new or changed record. */
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

  /** A deleted record that can still be restored; expired ones are removed. */
  trashed(id: string, now: number): T | undefined {
    for (const [key, { deletedAt }] of this.#trash) {
      if (now - deletedAt <= TRASH_TIME) continue;
      this.#trash.delete(key);
      this.#touched.delete(key);
      this.#gone.add(key);
    }
    return this.#trash.get(id)?.record;
  }

  /** All deleted records that can still be restored. */
  trash(now: number): T[] {
    this.trashed('', now);
    return Array.from(this.#trash.values(), ({ record }) => record);
  }

  /** All deleted records that can still be restored, as a store of their own, and when each was deleted. */
  deleted(now: number): { records: EntityStore<T, F>; deletedAt: ReadonlyMap<string, string> } {
    const deletedAt = [...this.#trash].map(([id, entry]) => [id, new Date(entry.deletedAt).toISOString()] as const);
    return { records: new EntityStore<T, F>(this.#facts, this.trash(now)), deletedAt: new Map(deletedAt) };
  }

  /** Restores a deleted record, unchanged or as `changed`. */
  restore(id: string, changed?: T): void {
    const entry = this.#trash.get(id);
    if (!entry) return;
    this.#trash.delete(id);
    this.put(changed ?? entry.record);
  }

  /** One page of the rows that meet all conditions. Rows without a value for the sort come last in both directions. */
  list(
    conditions: readonly Condition<Row<T, F>>[],
    sort: Sort<T, F>,
    page: { pageNo: number; pageSize: number },
  ): Page<T> {
    const found = this.#found(conditions);
    const total = found ? found.count() : this.#rows.size;
    const { rows, valued } = this.#order(sort, found, total);
    const from = (page.pageNo - 1) * page.pageSize;
    const to = Math.min(from + page.pageSize, total);
    const list: T[] = [];
    // Without conditions all rows match: the page is a slice of the order.
    for (let i = found ? 0 : from, seen = i; seen < to; i += 1) {
      const slot = rows[sort.descending && i < valued ? valued - 1 - i : i]!;
      if (found && !found.has(slot)) continue;
      if (seen >= from) list.push(this.#table[slot]!.record);
      seen += 1;
    }
    return { list, total };
  }

  /** The number of rows that meet all conditions. */
  count(conditions: readonly Condition<Row<T, F>>[]): number {
    return this.#found(conditions)?.count() ?? this.#rows.size;
  }

  /** Calculates the order of a sort in advance. */
  prepare({ key, value }: Sort<T, F>): void {
    if (!this.#orders.has(key)) this.#orders.set(key, this.#sorted(this.#slots(), value));
  }

  /** Calculates the matches of a condition in advance. */
  remember(condition: Condition<Row<T, F>>): void {
    this.#met(condition);
  }

  changes(): Changes<T> {
    const records = [...this.#touched].flatMap((id) => this.get(id) ?? []);
    return { records, trash: [...this.#trash.values()], gone: [...this.#gone] };
  }

  /** Applies persisted changes to the seed. */
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

  *#slots(): Iterable<number> {
    for (const { slot } of this.#rows.values()) yield slot;
  }

  #sorted(slots: Iterable<number>, value: Sort<T, F>['value']): Order<number> {
    return sortedOrder(
      slots,
      (slot) => value(this.#table[slot]!),
      (slot) => this.#table[slot]!.record.id,
    );
  }

  /** The order of a sort, cached on first use; for a few matches among many rows only these are sorted. */
  #order({ key, value }: Sort<T, F>, found: Marks | undefined, total: number): Order<number> {
    const known = this.#orders.get(key);
    if (known) return known;
    const few = found !== undefined && total < this.#rows.size / 8;
    const order = this.#sorted(few ? found.slots() : this.#slots(), value);
    if (!few) this.#orders.set(key, order);
    return order;
  }

  /** Rows that meet all conditions; undefined means all rows. */
  #found(conditions: readonly Condition<Row<T, F>>[]): Marks | undefined {
    let found: Marks | undefined;
    for (const condition of conditions) {
      const met = this.#met(condition);
      found = found ? found.and(met) : met;
    }
    return found;
  }

  /** The matches of a condition, cached under its key. */
  #met({ key, test }: Condition<Row<T, F>>): Marks {
    const known = key === undefined ? undefined : this.#marks.get(key);
    const entry = known ?? { marks: Marks.of(this.#table, test), test };
    if (key === undefined) return entry.marks;
    this.#marks.delete(key);
    this.#marks.set(key, entry);
    const oldest = this.#marks.keys().next();
    if (this.#marks.size > MAX_MARKS && !oldest.done) this.#marks.delete(oldest.value);
    return entry.marks;
  }

  #set(record: T): void {
    this.#unset(record.id);
    const slot = this.#free.pop() ?? this.#table.length;
    const row = { record, facts: this.#facts(record), slot };
    this.#table[slot] = row;
    this.#rows.set(record.id, row);
    this.#revision += 1;
    this.#index?.(record);
    for (const order of this.#orders.values()) sortedInsert(order, slot);
    for (const { marks, test } of this.#marks.values()) marks.set(slot, test(row));
    this.#count(record.id);
  }

  #unset(id: string): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    this.#revision += 1;
    for (const order of this.#orders.values()) sortedRemove(order, row.slot);
    for (const { marks } of this.#marks.values()) marks.set(row.slot, false);
    this.#table[row.slot] = undefined;
    this.#free.push(row.slot);
  }

  #count(id: string): void {
    this.#next = Math.max(this.#next, Number(id) || 0);
  }
}
