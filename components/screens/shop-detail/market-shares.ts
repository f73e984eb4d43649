/** Percents of a whole, as they stand in fields: what is no number counts nothing. */
export function shareSum(shares: readonly unknown[]): number {
  const sum = shares.reduce<number>((total, share) => total + (typeof share === 'number' ? share : 0), 0);
  // Thirds are no whole numbers: a hair beside 100 is 100.
  return Math.round(sum * 100) / 100;
}

/** What is left of the whole; below zero what is too much. */
export const shareRest = (shares: readonly unknown[]): number => Math.round((100 - shareSum(shares)) * 100) / 100;
