import * as v from '@/lib/schema/schema';
import { amountOf, decimalOf, sumDecimals } from '@/lib/util/money';
import { LOST_REASONS, type LostReason } from './lost-reason';
import { part } from './stats';
import { money, sentObject, sentRows } from './values';

type Money = v.InferOutput<typeof money>;

/** The outcomes of a period beside its figures, where the platform counts them (contract 5, `inquiry-outcome`). */
export const OUTCOME_TOTALS = {
  won: sentRows(money),
  lost: sentRows(v.object({ reason: v.string(), count: v.number() })),
};

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
