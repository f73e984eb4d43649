import { decimalOf } from '@/lib/util/money';

/** Percent of a price below which its margin is too low. */
export const MIN_MARGIN = 10;

export interface Margin {
  /** Of the price, rounded down to tenths of a percent; negative below the cost. */
  share: number;
  isLow: boolean;
}

/**
 * What a price leaves after the cost, (price − cost) ÷ price; undefined if one of them is no amount. `rate` is the price of
 * one unit of the cost's currency in that of the price.
 */
export function marginOf(price: string | undefined, cost: string, rate = '1'): Margin | undefined {
  const [p, c, r] = [decimalOf(price ?? ''), decimalOf(cost), decimalOf(rate)];
  if (!p || !c || !r || p.units === 0n) return undefined;
  const decimals = Math.max(p.decimals, c.decimals + r.decimals);
  const whole = p.units * 10n ** BigInt(decimals - p.decimals);
  const left = whole - c.units * r.units * 10n ** BigInt(decimals - c.decimals - r.decimals);
  const thousandths = left * 1000n;
  // Division cuts towards zero; a margin below zero is rounded down, too.
  const down = thousandths / whole - (thousandths < 0n && thousandths % whole !== 0n ? 1n : 0n);
  return { share: Number(down) / 1000, isLow: left * 100n < BigInt(MIN_MARGIN) * whole };
}
