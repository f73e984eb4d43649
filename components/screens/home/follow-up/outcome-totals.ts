import * as v from '@/lib/schema/schema';
import { LOST_REASONS, OUTCOME_TOTALS, type LostReason } from '@/lib/api/outcome';
import { part } from '@/lib/api/stats';
import { sentObject, type money } from '@/lib/api/values';
import { amountOf, decimalOf, sumDecimals } from '@/lib/util/money';

type Money = v.InferOutput<typeof money>;

/** The outcomes in an overview. */
export const outcomeTotals = part(v.object({ totals: sentObject(OUTCOME_TOTALS) }));

/** The exact sum in each currency, in the order in which they come. */
export function sumPerCurrency(all: readonly Money[]): Money[] {
  return [...new Set(all.map(({ currency }) => currency))].map((currency) => {
    const amounts = all.filter((one) => one.currency === currency).flatMap(({ amount }) => decimalOf(amount) ?? []);
    const { units, decimals } = sumDecimals(amounts);
    return { amount: amountOf(units, decimals), currency };
  });
}

/** The most frequent reason first; a reason that this client does not know is another one. */
export function countReasons(all: readonly { reason: string; count: number }[]): [LostReason, number][] {
  const counts = new Map<LostReason, number>();
  for (const { reason, count } of all) {
    const known = LOST_REASONS.find((one) => one === reason) ?? 'other';
    counts.set(known, (counts.get(known) ?? 0) + count);
  }
  return [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
}
