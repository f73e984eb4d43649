import { filled, isBlank } from './blank';

/** The places of the rows in which anything is filled in. */
export const keptRows = (rows: readonly object[]): number[] =>
  rows.flatMap((row, index) => (isBlank(row) ? [] : [index]));

/** The rows in which anything is filled in, without what is blank in them. */
export const filledRows = <T extends object>(rows: readonly T[]): Partial<T>[] =>
  keptRows(rows).map((index) => filled(rows[index]!));
