import { STEP, type Steps } from './steps';

/** A condition on rows. One with a key must depend on nothing but the key and the row; its matching rows are cached. */
export interface Condition<R> {
  key?: string;
  test: (row: R) => boolean;
}

/** Spare slots for new rows. */
const SPARE = 1024;

/**
 * A set of slots, one byte each, so that sets of 100 000 are intersected and counted in a fraction of a millisecond.
 */
export class Marks {
  #bytes: Uint8Array;

  private constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The slots below `length` whose rows match; empty slots are not included. */
  static *matching<R>(length: number, rowAt: (slot: number) => R | undefined, test: (row: R) => boolean): Steps<Marks> {
    const bytes = new Uint8Array(length + SPARE);
    for (let slot = 0; slot < length; slot += 1) {
      const row = rowAt(slot);
      if (row !== undefined && test(row)) bytes[slot] = 1;
      if (slot % STEP === STEP - 1) yield;
    }
    return new Marks(bytes);
  }

  has(slot: number): boolean {
    return this.#bytes[slot] === 1;
  }

  set(slot: number, value: boolean): void {
    if (slot >= this.#bytes.length) {
      const wider = new Uint8Array(slot + SPARE);
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    this.#bytes[slot] = value ? 1 : 0;
  }

  /** The intersection, as a new set. */
  and(other: Marks): Marks {
    const bytes = this.#bytes.slice();
    for (let slot = 0; slot < bytes.length; slot += 1) bytes[slot]! &= other.#bytes[slot] ?? 0;
    return new Marks(bytes);
  }

  count(): number {
    let count = 0;
    for (let slot = 0; slot < this.#bytes.length; slot += 1) count += this.#bytes[slot]!;
    return count;
  }

  *slots(): Iterable<number> {
    for (let slot = 0; slot < this.#bytes.length; slot += 1) if (this.#bytes[slot] === 1) yield slot;
  }
}
