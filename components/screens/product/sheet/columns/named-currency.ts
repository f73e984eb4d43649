/** What suppliers write instead of the code of a currency. */
const OTHER_NAMES: Record<string, string> = { RMB: 'CNY' };

/** Letters and a sign in front of the digits, or a code behind them. */
const NAMED = /^([A-Z]{2,3})?\s*([$€£¥])?[^A-Z$€£¥]*?([A-Z]{3})?$/;

/** An amount without the currency that is written around it. */
export const withoutCurrency = (text: string): string =>
  text.replace(/^(?:[A-Z]{2,3})?\s*[$€£¥]?\s*|\s*[A-Z]{3}$/g, '');

function signOf(currency: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    } as Intl.NumberFormatOptions).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value;
  } catch {
    return undefined;
  }
}

/** Whether an amount names no other currency than the given one: `US$ 12`, `12 USD` and `$12` fit USD, `€12` does not. */
export function fitsCurrency(text: string, currency: string): boolean {
  const [, before, sign, after] = NAMED.exec(text.normalize('NFKC').trim()) ?? [];
  const codes = [before, after].flatMap((code) => (code ? (OTHER_NAMES[code] ?? code) : []));
  const fits = (code: string) => (code.length === 2 ? currency.startsWith(code) : code === currency);
  return codes.every(fits) && (sign === undefined || sign === signOf(currency));
}

let known: Set<string> | undefined;

/** The code of a currency that exists, by its code or what is written instead; undefined for any other text. */
export function currencyIn(text: string): string | undefined {
  const code = text.normalize('NFKC').trim().toUpperCase();
  known ??= new Set(Intl.supportedValuesOf('currency'));
  const named = OTHER_NAMES[code] ?? code;
  return known.has(named) ? named : undefined;
}
