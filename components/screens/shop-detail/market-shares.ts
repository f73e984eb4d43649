/** Sum of percentages from input fields; text that is not a number counts as zero. */
export function shareSum(shares: readonly unknown[]): number {
  const sum = shares.reduce<number>((total, share) => total + (typeof share === 'number' ? share : 0), 0);
  // Rounded, so that thirds add up to 100.
  return Math.round(sum * 100) / 100;
}

/** Remaining percentage; negative if above 100. */
export const shareRest = (shares: readonly unknown[]): number => Math.round((100 - shareSum(shares)) * 100) / 100;
