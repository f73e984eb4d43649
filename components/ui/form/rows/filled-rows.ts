import { filled, isBlank } from '../blank';

/** Indexes of the rows that are not blank. */
export const filledRowIndexes = (rows: readonly object[]): number[] =>
  rows.flatMap((row, index) => (isBlank(row) ? [] : [index]));

/** The rows that are not blank, without their blank values. */
export const filledRows = <T extends object>(rows: readonly T[]): Partial<T>[] =>
  filledRowIndexes(rows).map((index) => filled(rows[index]!));

/** The rows that are entries: all of their values are filled in. */
export const completeRows = <T extends object>(rows: readonly T[]): T[] =>
  rows.filter((row) => !Object.values(row).some(isBlank));
