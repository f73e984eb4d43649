/**
 * Amounts as people read them, with the decimals of their currency. They are handed to Intl as text, so that no digit is
 * lost in a float; `short` is for drawings.
 */
export function formatAmount(amount: string, currency: string, locale: string, short = false): string {
  const style = short ? ({ currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const) : {};
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...style });
    return (format.format as (value: string) => string)(amount);
  } catch {
    return `${currency} ${amount}`;
  }
}
