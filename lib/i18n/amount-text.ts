/**
 * An amount in the interface language with the decimals of its currency. It is passed to Intl as text, so that no digit
 * is lost in a float; `short` is for charts.
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
