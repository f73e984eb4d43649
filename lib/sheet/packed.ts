import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** A value of JSON as packed bytes: a record of ten thousand has kilobytes of text that is seldom needed. */
export const pack = (value: unknown): Uint8Array => deflateSync(strToU8(JSON.stringify(value)), { level: 1 });
export const unpack = (bytes: Uint8Array): unknown => JSON.parse(strFromU8(inflateSync(bytes)));

const PAGE = 50;

/**
 * A long list of values of JSON in packed pages, quick to read from its beginning to its end. Unlike text that was cut
 * out of a file, it does not keep the whole file in memory.
 */
export class PackedList<T> {
  private readonly pages: Uint8Array[] = [];
  private open: T[] = [];
  private last: { page: number; values: T[] } | undefined;

  get length(): number {
    return this.pages.length * PAGE + this.open.length;
  }

  add(values: readonly T[]): void {
    for (const value of values) {
      this.open.push(value);
      if (this.open.length < PAGE) continue;
      this.pages.push(pack(this.open));
      this.open = [];
    }
  }

  at(index: number): T {
    return this.page(Math.floor(index / PAGE))[index % PAGE]!;
  }

  private page(number: number): T[] {
    if (number >= this.pages.length) return this.open;
    if (this.last?.page !== number) this.last = { page: number, values: unpack(this.pages[number]!) as T[] };
    return this.last.values;
  }

  *[Symbol.iterator](): Generator<T[]> {
    for (let number = 0; number <= this.pages.length; number += 1) yield this.page(number);
  }
}
