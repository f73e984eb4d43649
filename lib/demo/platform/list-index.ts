import { Marks, type Condition } from './marks';
import { sortedInsert, sortedOrder, sortedRemove, sorting, without, type Order } from './order';
import type { Page, Row, Sort } from './rows';
import { Job, type Steps } from './steps';

/** Maximum of cached conditions; the least recently used one is removed. */
const MAX_MARKS = 60;
/** From this size on, what a list needs is made in slices. */
const LARGE = 5_000;

/** An order or marks that are being made, and the slots that have changed since. */
interface Making<R> {
  job: Job<R>;
  changed: Set<number>;
}

/** The rows by their slots, as the store has them at the moment. */
interface Slots<T, F> {
  readonly size: number;
  /** One more than the highest slot. */
  readonly width: number;
  at: (slot: number) => Row<T, F> | undefined;
  /** Occupied slots; rows may change while they are read. */
  slots: () => Iterable<number>;
}

/**
 * What makes a page of a list quick: a sorted array for each sort that was requested, and cached matches of conditions.
 * All are updated at each write, so that a page needs neither sorting nor a scan, even with 100 000 records. They are made
 * on first use; in a large store in slices.
 */
export class ListIndex<T, F> {
  readonly #orders = new Map<string, Order<number>>();
  readonly #marks = new Map<string, { marks: Marks; test: (row: Row<T, F>) => boolean }>();
  readonly #sortings = new Map<string, Making<Order<number>>>();
  readonly #matchings = new Map<string, Making<Marks>>();
  readonly #rows: Slots<T, F>;

  constructor(rows: Slots<T, F>) {
    this.#rows = rows;
  }

  /** One page of the rows that meet all conditions. Rows without a value for the sort come last in both directions. */
  list(
    conditions: readonly Condition<Row<T, F>>[],
    sort: Sort<T, F>,
    page: { pageNo: number; pageSize: number },
  ): Page<T> {
    const found = this.#found(conditions);
    const total = found ? found.count() : this.#rows.size;
    const { rows, valued } = this.#order(sort, found);
    const from = (page.pageNo - 1) * page.pageSize;
    const to = Math.min(from + page.pageSize, total);
    const list: T[] = [];
    // Without conditions all rows match: the page is a slice of the order.
    for (let i = found ? 0 : from, seen = i; seen < to; i += 1) {
      const slot = rows[sort.descending && i < valued ? valued - 1 - i : i]!;
      if (found && !found.has(slot)) continue;
      if (seen >= from) list.push(this.#rows.at(slot)!.record);
      seen += 1;
    }
    return { list, total };
  }

  count(conditions: readonly Condition<Row<T, F>>[]): number {
    return this.#found(conditions)?.count() ?? this.#rows.size;
  }

  /**
   * Makes what some lists need and a large store does not have yet, in slices; undefined if there is nothing to wait
   * for. Without a sort the lists are only counted.
   */
  ready(lists: readonly (readonly Condition<Row<T, F>>[])[], sort?: Sort<T, F>): Promise<void> | undefined {
    if (this.#rows.size < LARGE) return undefined;
    const isMade = ({ key }: Condition<Row<T, F>>) => key === undefined || this.#marks.has(key);
    if (lists.every((conditions) => conditions.every(isMade)) && (!sort || this.#orders.has(sort.key)))
      return undefined;
    return this.#made(lists, sort);
  }

  async #made(lists: readonly (readonly Condition<Row<T, F>>[])[], sort: Sort<T, F> | undefined): Promise<void> {
    for (const condition of lists.flat())
      if (condition.key !== undefined && !this.#marks.has(condition.key))
        await this.#matching(condition.key, condition.test).inSlices();
    const found = this.#found(lists[0] ?? []);
    if (sort && !this.#orders.has(sort.key) && !this.#isFew(found)) await this.#sorting(sort).inSlices();
  }

  /** After a row was stored. */
  add(row: Row<T, F>): void {
    for (const order of this.#orders.values()) sortedInsert(order, row.slot);
    for (const { marks, test } of this.#marks.values()) marks.set(row.slot, test(row));
    this.#note(row.slot);
  }

  /** Before a row is removed. */
  remove(slot: number): void {
    for (const order of this.#orders.values()) sortedRemove(order, slot);
    for (const { marks } of this.#marks.values()) marks.set(slot, false);
    this.#note(slot);
  }

  #sorted(slots: Iterable<number>, value: Sort<T, F>['value']): Parameters<typeof sorting<number>> {
    return [slots, (slot) => value(this.#rows.at(slot)!), (slot) => this.#rows.at(slot)!.id];
  }

  /** Whether it is better to sort only what was found. */
  #isFew(found: Marks | undefined): found is Marks {
    return found !== undefined && found.count() < this.#rows.size / 8;
  }

  /** The order of a sort, cached on first use; for a few matches among many rows only these are sorted. */
  #order(sort: Sort<T, F>, found: Marks | undefined): Order<number> {
    const known = this.#orders.get(sort.key);
    if (known) return known;
    return this.#isFew(found) ? sortedOrder(...this.#sorted(found.slots(), sort.value)) : this.#sorting(sort).finish();
  }

  /** What is being made under a key; `steps` gets the slots that change meanwhile. */
  #making<R>(all: Map<string, Making<R>>, key: string, steps: (changed: ReadonlySet<number>) => Steps<R>): Job<R> {
    const known = all.get(key);
    if (known) return known.job;
    const changed = new Set<number>();
    const job = new Job(steps(changed));
    all.set(key, { job, changed });
    return job;
  }

  /** The making of an order. Rows that change meanwhile are put in their places at its end. */
  #sorting({ key, value }: Sort<T, F>): Job<Order<number>> {
    return this.#making(this.#sortings, key, (changed) => this.#sortingSteps(key, value, changed));
  }

  *#sortingSteps(key: string, value: Sort<T, F>['value'], changed: ReadonlySet<number>): Steps<Order<number>> {
    const begun = yield* sorting(...this.#sorted(this.#rows.slots(), value));
    const order = changed.size > 0 ? without(begun, changed) : begun;
    for (const slot of changed) if (this.#rows.at(slot)) sortedInsert(order, slot);
    this.#sortings.delete(key);
    this.#orders.set(key, order);
    return order;
  }

  /** The making of the matches of a condition, with its key. */
  #matching(key: string, test: (row: Row<T, F>) => boolean): Job<Marks> {
    return this.#making(this.#matchings, key, (changed) => this.#matchingSteps(key, test, changed));
  }

  *#matchingSteps(key: string, test: (row: Row<T, F>) => boolean, changed: ReadonlySet<number>): Steps<Marks> {
    const marks = yield* this.#marksOf(test);
    for (const slot of changed) {
      const row = this.#rows.at(slot);
      marks.set(slot, row !== undefined && test(row));
    }
    this.#matchings.delete(key);
    this.#marks.set(key, { marks, test });
    return marks;
  }

  #marksOf(test: (row: Row<T, F>) => boolean): Steps<Marks> {
    return Marks.matching(this.#rows.width, (slot) => this.#rows.at(slot), test);
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
    if (key === undefined) return new Job(this.#marksOf(test)).finish();
    const known = this.#marks.get(key);
    const entry = known ?? { marks: this.#matching(key, test).finish(), test };
    this.#marks.delete(key);
    this.#marks.set(key, entry);
    const oldest = this.#marks.keys().next();
    if (this.#marks.size > MAX_MARKS && !oldest.done) this.#marks.delete(oldest.value);
    return entry.marks;
  }

  /** Notifies what is being made that a row has changed. */
  #note(slot: number): void {
    for (const { changed } of this.#sortings.values()) changed.add(slot);
    for (const { changed } of this.#matchings.values()) changed.add(slot);
  }
}
