import { DAY } from '@/lib/util/day';
import { ListIndex } from './list-index';
import type { Condition } from './marks';
import { SeedRow, isSeed, type Page, type Row, type Seed } from './rows';

export type { Page, Row, Seed, Sort } from './rows';

/** The fields that all entities have (contract 4). */
export interface Entity {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A type without some of its fields. Omit would lose the other fields of types with an index signature. */
export type Without<T, K extends string> = { [P in keyof T as P extends K ? never : P]: T[P] };

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

/**
 * The records of one entity: a map by id, a trash, and an index for lists. Records are never mutated: a new one replaces
 * the old one. A large seed is not kept: its records are made when they are read.
 */
export class EntityStore<T extends Entity, F = undefined> {
  /** Rows by id, without those of the seed that are made when they are read. */
  readonly #rows = new Map<string, Row<T, F>>();
  readonly #trash = new Map<string, Trashed<T>>();
  readonly #touched = new Set<string>();
  readonly #gone = new Set<string>();
  readonly #table: (Row<T, F> | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #facts: (record: T) => F;
  readonly #stored: ((record: T) => void) | undefined;
  readonly #seed: Seed<T, F> | undefined;
  /** By slot, whether the seed's row is still unchanged. */
  readonly #unchanged: Uint8Array;
  #unchangedCount = 0;
  /** Makes pages of lists. */
  readonly #index: ListIndex<T, F>;
  #next = 0;
  #revision = 0;

  /** `stored` is called with every stored record, except those that a {@link Seed} makes. */
  constructor(facts: (record: T) => F, seed: readonly T[] | Seed<T, F> = [], stored?: (record: T) => void) {
    this.#facts = facts;
    this.#stored = stored;
    this.#seed = isSeed(seed) ? seed : undefined;
    this.#unchangedCount = this.#seed?.count ?? 0;
    this.#unchanged = new Uint8Array(this.#unchangedCount).fill(1);
    this.#table.length = this.#unchangedCount;
    this.#index = new ListIndex<T, F>(this.#bySlot());
    if (isSeed(seed)) this.#count(seed.count > 0 ? seed.idAt(seed.count - 1) : '');
    else for (const record of seed) this.#set(record);
  }

  get size() {
    return this.#rows.size + this.#unchangedCount;
  }
  /** Increases with every change, to invalidate values calculated from all records. */
  get revision() {
    return this.#revision;
  }
  get(id: string): T | undefined {
    return this.#rowOf(id)?.record;
  }
  *rows(): IterableIterator<Row<T, F>> {
    for (let slot = 0; slot < this.#unchanged.length; slot += 1)
      if (this.#unchanged[slot] === 1) yield this.#rowAt(slot)!;
    yield* this.#rows.values();
  }
  records(): T[] {
    return Array.from(this.rows(), ({ record }) => record);
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
    const record = this.get(id);
    if (!record) return false;
    this.#unset(id);
    this.#trash.set(id, { record, deletedAt: now });
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
  list(...ask: Parameters<ListIndex<T, F>['list']>): Page<T> {
    return this.#index.list(...ask);
  }

  count(conditions: readonly Condition<Row<T, F>>[]): number {
    return this.#index.count(conditions);
  }

  /** Makes what lists need and a large store does not have yet, in slices; see {@link ListIndex.ready}. */
  ready(...ask: Parameters<ListIndex<T, F>['ready']>): Promise<void> | undefined {
    return this.#index.ready(...ask);
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

  #rowOf(id: string): Row<T, F> | undefined {
    const known = this.#rows.get(id);
    const slot = known ? undefined : this.#seed?.indexOf(id);
    return slot !== undefined && this.#unchanged[slot] === 1 ? this.#rowAt(slot) : known;
  }

  #rowAt(slot: number): Row<T, F> | undefined {
    return this.#unchanged[slot] === 1 ? new SeedRow(this.#seed!, slot) : this.#table[slot];
  }

  #bySlot(): ConstructorParameters<typeof ListIndex<T, F>>[0] {
    const size = () => this.size;
    const table = this.#table;
    const unchanged = this.#unchanged;
    return {
      get size() {
        return size();
      },
      get width() {
        return table.length;
      },
      at: (slot) => this.#rowAt(slot),
      *slots() {
        for (let slot = 0; slot < table.length; slot += 1)
          if (unchanged[slot] === 1 || table[slot] !== undefined) yield slot;
      },
    };
  }

  #set(record: T): void {
    this.#unset(record.id);
    const slot = this.#free.pop() ?? this.#table.length;
    const row = { id: record.id, record, facts: this.#facts(record), slot };
    this.#table[slot] = row;
    this.#rows.set(record.id, row);
    this.#revision += 1;
    this.#stored?.(record);
    this.#index.add(row);
    this.#count(record.id);
  }

  #unset(id: string): void {
    const row = this.#rowOf(id);
    if (!row) return;
    const { slot } = row;
    this.#revision += 1;
    this.#index.remove(slot);
    if (this.#unchanged[slot] === 1) {
      this.#unchanged[slot] = 0;
      this.#unchangedCount -= 1;
    }
    this.#rows.delete(id);
    this.#table[slot] = undefined;
    this.#free.push(slot);
  }

  #count(id: string): void {
    this.#next = Math.max(this.#next, Number(id) || 0);
  }
}
