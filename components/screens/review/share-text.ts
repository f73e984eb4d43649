/**
 * Shares in whole percent that add up to 100 where the parts do, the largest remainders rounded up first; only none is 0 %
 * and only all 100 %.
 */
export function shareTexts(parts: readonly number[], whole: number, format: (share: number) => string): string[] {
  const exact = parts.map((part) => (whole > 0 && part > 0 ? (part / whole) * 100 : 0));
  const percents = exact.map(Math.floor);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const left = Math.round(sum(exact)) - sum(percents);
  const byRemainder = exact.map((share, at) => ({ at, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder.slice(0, left)) percents[at]! += 1;
  return percents.map((percent, at) => {
    if (exact[at]! > 0 && exact[at]! < 1) return `<${format(0.01)}`;
    return exact[at]! < 100 && exact[at]! > 99 ? `>${format(0.99)}` : format(percent / 100);
  });
}
