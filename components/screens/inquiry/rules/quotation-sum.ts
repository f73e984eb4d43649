/** Exact decimals: money never passes through a float (contract 1). */

interface Decimal {
  /** The digits as one whole number. */
  units: bigint;
  /** How many of them stand behind the point. */
  places: number;
}

function decimalOf(text: string): Decimal | undefined {
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** A quantity as digits: no exponent, which very large or small numbers are written with. */
const digitsOf = (quantity: number): string =>
  /e/i.test(String(quantity))
    ? quantity.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : String(quantity);

const CENTS = 2;

/** Whole cents; half a cent is one. */
function toCents({ units, places }: Decimal): bigint {
  if (places <= CENTS) return units * 10n ** BigInt(CENTS - places);
  const divisor = 10n ** BigInt(places - CENTS);
  return (units + divisor / 2n) / divisor;
}

const amountOf = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

export interface PricedLine {
  quantity: unknown;
  unitPrice: unknown;
}

function centsOf({ quantity, unitPrice }: PricedLine): bigint | undefined {
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity <= 0) return undefined;
  const count = decimalOf(digitsOf(quantity));
  const price = typeof unitPrice === 'string' ? decimalOf(unitPrice) : undefined;
  return count && price && toCents({ units: count.units * price.units, places: count.places + price.places });
}

/** What a line comes to, as an amount with two decimals; undefined while quantity or price are no such thing. */
export function lineTotal(line: PricedLine): string | undefined {
  const cents = centsOf(line);
  return cents === undefined ? undefined : amountOf(cents);
}

/** What all lines come to: the sum of the lines as they are shown, so that the column adds up. */
export function quotationTotal(lines: readonly PricedLine[]): string | undefined {
  const cents = lines.map(centsOf);
  if (cents.length === 0 || cents.includes(undefined)) return undefined;
  return amountOf(cents.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n));
}
