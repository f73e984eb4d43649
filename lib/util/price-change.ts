import { amountOf, decimalOf, roundedQuotient, sentDecimals } from './money';

/** How prices are changed, with exact decimals (lib/util/money.ts). */
export const PRICE_CHANGES = ['set', 'raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount'] as const;
/** `coin` keeps the decimals of the currency; '0.99' is the nearest price that ends in .99. */
export const ROUNDINGS = ['coin', '0.1', '1', '10', '100', '0.99'] as const;

export interface PriceChange {
  how: (typeof PRICE_CHANGES)[number];
  /** A price, an amount or a percentage. */
  value: string;
  round: (typeof ROUNDINGS)[number];
}

/** A fraction; its denominator is above 0. */
interface Fraction {
  n: bigint;
  d: bigint;
}

function fractionOf(text: string): Fraction | undefined {
  const decimal = decimalOf(text);
  return decimal && { n: decimal.units, d: 10n ** BigInt(decimal.decimals) };
}

/** The nearest multiple of a step, half up; the value is not negative. */
const nearest = ({ n, d }: Fraction, step: Fraction): bigint => roundedQuotient(n * step.d, d * step.n);

/** In minor units of the currency. */
function rounded(value: Fraction, round: PriceChange['round'], coin: number): bigint {
  const scale = 10n ** BigInt(coin);
  if (round === '0.99' && coin >= 2) {
    const cent = scale / 100n;
    return nearest({ n: value.n * 100n + value.d, d: value.d * 100n }, { n: 1n, d: 1n }) * scale - cent;
  }
  const step = (round !== '0.99' && fractionOf(round)) || { n: 1n, d: scale };
  // A step below the smallest coin, such as 0.1 yen, is that coin.
  if (step.n * scale < step.d) return nearest(value, { n: 1n, d: scale });
  return (nearest(value, step) * step.n * scale) / step.d;
}

/**
 * A changed price; undefined if it would not be above 0, or if one of the texts is no amount. `set` gives the price that
 * is `base` the new value, and keeps the proportion of the others to it.
 */
export function changedPrice(price: string, base: string, change: PriceChange, currency: string): string | undefined {
  const [from, first, by] = [fractionOf(price), fractionOf(base), fractionOf(change.value)];
  if (!from || !first || !by) return undefined;
  const plus = change.how === 'raisePercent' || change.how === 'raiseAmount' ? 1n : -1n;
  let next: Fraction;
  if (change.how === 'set') {
    if (first.n === 0n) return undefined;
    next = { n: by.n * from.n * first.d, d: by.d * from.d * first.n };
  } else if (change.how.endsWith('Percent')) {
    next = { n: from.n * (100n * by.d + plus * by.n), d: from.d * 100n * by.d };
  } else {
    next = { n: from.n * by.d + plus * by.n * from.d, d: from.d * by.d };
  }
  if (next.n <= 0n) return undefined;
  const decimals = sentDecimals(currency);
  const minor = rounded(next, change.round, decimals);
  return minor > 0n ? amountOf(minor, decimals) : undefined;
}
