/** Exact decimals: money is never a float (contract 1; docs/decisions/inquiries.md D56). */

export interface Decimal {
  /** All digits as one whole number. */
  units: bigint;
  /** How many of the digits are decimals. */
  decimals: number;
}

/** The digits of an amount; undefined if the text is none. */
export function decimalOf(text: string): Decimal | undefined {
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}

/** The product of decimals. */
export const timesDecimals = (...factors: readonly Decimal[]): Decimal => ({
  units: factors.reduce((product, { units }) => product * units, 1n),
  decimals: factors.reduce((sum, { decimals }) => sum + decimals, 0),
});

export function sumDecimals(all: readonly Decimal[]): Decimal {
  const decimals = Math.max(0, ...all.map((one) => one.decimals));
  const units = all.reduce((sum, one) => sum + one.units * 10n ** BigInt(decimals - one.decimals), 0n);
  return { units, decimals };
}

/** A decimal as a number, for display only. */
export const numberOf = ({ units, decimals }: Decimal): number => Number(amountOf(units, decimals));

/** A number as plain digits: String() would write very large or small ones with an exponent. */
export const digitsOf = (value: number): string =>
  /e/i.test(String(value))
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : String(value);

/** Decimals of amounts by contract 1, also used for currencies that Intl does not know. */
const USUAL_DECIMALS = 2;
const known = new Map<string, number>();

/** How many decimals a currency has: 0 for JPY, 2 for USD, 3 for KWD. */
export function decimalsOf(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  let decimals = USUAL_DECIMALS;
  try {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    decimals = options.maximumFractionDigits ?? USUAL_DECIMALS;
  } catch {
    // An invalid currency code: its amounts keep the usual decimals.
  }
  known.set(currency, decimals);
  return decimals;
}

/** How many decimals an amount may have when it is sent: at most two (contract 1), also in a currency such as KWD. */
export const sentDecimals = (currency: string): number => Math.min(decimalsOf(currency), USUAL_DECIMALS);

/** Negative if the first amount is lower, 0 if they are equal, undefined if one is not an amount. */
export function compareAmounts(one: string | undefined, other: string | undefined): number | undefined {
  const [a, b] = [decimalOf(one ?? ''), decimalOf(other ?? '')];
  if (!a || !b) return undefined;
  const difference = a.units * 10n ** BigInt(b.decimals) - b.units * 10n ** BigInt(a.decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether an amount has more decimals than its currency, such as 1500.50 yen. Trailing zeros do not count. */
export const isTooFine = (amount: string, currency: string): boolean =>
  (/\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0) > decimalsOf(currency);

/**
 * The relative difference between two prices, −0.103 for 10.3 % less; for display only, undefined if they cannot be
 * compared.
 */
export function changeFrom(first: string | undefined, price: string | undefined): number | undefined {
  const [a, b] = [decimalOf(first ?? ''), decimalOf(price ?? '')];
  if (!a || !b || a.units === 0n) return undefined;
  const [from, to] = [a.units * 10n ** BigInt(b.decimals), b.units * 10n ** BigInt(a.decimals)];
  return Number(((to - from) * 1_000_000n) / from) / 1_000_000;
}

/** A quotient as a whole number, half up; neither number is negative. */
export const roundedQuotient = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/** Whole minor units of the currency, rounded half up. */
function toMinor({ units, decimals }: Decimal, coin: number): bigint {
  if (decimals <= coin) return units * 10n ** BigInt(coin - decimals);
  return roundedQuotient(units, 10n ** BigInt(decimals - coin));
}

/** An amount of whole minor units as text. */
export function amountOf(minor: bigint, coin: number): string {
  const digits = String(minor).padStart(coin + 1, '0');
  return coin === 0 ? digits : `${digits.slice(0, -coin)}.${digits.slice(-coin)}`;
}

/** One amount less another; undefined if the rest would be negative or one is not an amount. */
export function subtractAmounts(one: string | undefined, other: string | undefined): string | undefined {
  const [a, b] = [decimalOf(one ?? ''), decimalOf(other ?? '')];
  if (!a || !b) return undefined;
  const decimals = Math.max(a.decimals, b.decimals);
  const rest = a.units * 10n ** BigInt(decimals - a.decimals) - b.units * 10n ** BigInt(decimals - b.decimals);
  return rest < 0n ? undefined : amountOf(rest, decimals);
}

/** An amount times a fraction, rounded half up to the decimals that are sent. */
export function scaleAmount(
  amount: string | undefined,
  [numerator, denominator]: readonly [string | undefined, string],
  currency: string,
): string | undefined {
  const [a, n, d] = [decimalOf(amount ?? ''), decimalOf(numerator ?? ''), decimalOf(denominator)];
  if (!a || !n || !d || d.units === 0n) return undefined;
  const coin = sentDecimals(currency);
  const above = a.units * n.units * 10n ** BigInt(d.decimals + coin);
  const below = d.units * 10n ** BigInt(a.decimals + n.decimals);
  return amountOf(roundedQuotient(above, below), coin);
}

/** An amount in another currency: `rate` is the price of one unit of the first in the second. */
export const convertAmount = (amount: string | undefined, rate: string | undefined, currency: string) =>
  scaleAmount(amount, [rate, '1'], currency);

export interface PricedLine {
  quantity: unknown;
  unitPrice: unknown;
}

function minorOf({ quantity, unitPrice }: PricedLine, coin: number): bigint | undefined {
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity <= 0) return undefined;
  const count = decimalOf(digitsOf(quantity));
  const price = typeof unitPrice === 'string' ? decimalOf(unitPrice) : undefined;
  return (
    count && price && toMinor({ units: count.units * price.units, decimals: count.decimals + price.decimals }, coin)
  );
}

/** Quantity times price, with the decimals of the currency; undefined if one of them is not a number. */
export function lineTotal(line: PricedLine, currency: string): string | undefined {
  const coin = decimalsOf(currency);
  const minor = minorOf(line, coin);
  return minor === undefined ? undefined : amountOf(minor, coin);
}

/** The sum of the line totals as they are shown, rounded, so that the column adds up. */
export function sumOfLines(lines: readonly PricedLine[], currency: string): string | undefined {
  const coin = decimalsOf(currency);
  const all = lines.map((line) => minorOf(line, coin));
  if (all.length === 0 || all.includes(undefined)) return undefined;
  return amountOf(
    all.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n),
    coin,
  );
}
