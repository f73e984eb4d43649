import { decimalsOf } from '@/lib/util/money';

/** Digits without a symbol, the same in every language: the currency is in the heading and beside the total. */
export function paperAmount(amount: string | undefined, currency: string): string {
  if (amount === undefined) return '–';
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  // As text, so that no digit is lost in a float.
  return (format.format as (value: string) => string)(amount);
}
