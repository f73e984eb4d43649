import { compareAmounts } from '@/lib/util/money';
import type { TierValues } from '../product-values';

export interface Step {
  from: number;
  /** Last quantity at this price; undefined for the last tier. */
  to: number | undefined;
  price: string;
  y: number;
}

const TOP = 32;
const BOTTOM = 84;

/** Only tiers with valid numbers are drawn. */
export function stepsOf(tiers: readonly TierValues[]): Step[] {
  const valid: { from: number; price: string }[] = [];
  for (const { minQuantity, price } of tiers) {
    const before = valid.at(-1);
    if (typeof minQuantity !== 'number' || price === undefined || !/^\d+(\.\d{1,2})?$/.test(price)) continue;
    if (before && (minQuantity <= before.from || compareAmounts(price, before.price) === 1)) continue;
    valid.push({ from: minQuantity, price });
  }
  const high = Number(valid[0]?.price ?? 0);
  const low = Number(valid.at(-1)?.price ?? 0);
  const span = high - low || 1;
  return valid.map(({ from, price }, index) => ({
    from,
    to: valid[index + 1] && valid[index + 1]!.from - 1,
    price,
    y: high === low ? (TOP + BOTTOM) / 2 : Math.round(TOP + ((high - Number(price)) / span) * (BOTTOM - TOP)),
  }));
}
