import { valueAt } from '@/components/ui/form/paths';
import { plainHsCode } from '@/lib/api/product/rules';
import type { Product } from '@/lib/api/product-schema';
import type { IssueKey } from '@/lib/schema/rule';
import type { Cell } from '@/lib/sheet/cell';
import { numberText } from '@/lib/sheet/cell';
import { joinList, joinPairs, splitList, splitPairs, splitWords } from '@/lib/sheet/list-text';
import { cleanCode } from '@/lib/util/clean-code';
import { codeIn, labelIn, type ChoiceKind, type SheetContext } from './context';
import { currencyIn, withoutCurrency } from './named-currency';

export interface CellFault {
  key: IssueKey;
  values?: Record<string, string | number>;
}
export type Parsed = { value: unknown } | { fault: CellFault };

/** How a field of a product is written into a cell and read from its text. */
export interface Codec {
  write: (product: Product, context: SheetContext) => Cell;
  /** The text of a cell that is not empty; `base` is the product that the row changes. */
  parse: (text: string, context: SheetContext, base: Product | undefined) => Parsed;
  /** The choices that its cells may name. */
  offers?: ChoiceKind;
  /** Equal for texts that mean the same, such as 128 and 128.00. */
  plain?: (text: string) => string;
  /** The amounts in its cell as they are typed, which may name a currency. */
  amounts?: (text: string) => string[];
  /** The numbers in its cell as they are typed, amounts as well. */
  numbers?: (text: string) => string[];
  /** Its cells hold a number: what counts is its value and not how the table program shows it. */
  isNumber?: boolean;
}

const fault = (key: IssueKey, values?: CellFault['values']): Parsed => ({ fault: { key, ...(values && { values }) } });
const half = (text: string) => text.normalize('NFKC').trim();
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const text = (path: string): Codec => ({
  write: (product) => asText(valueAt(product, path)),
  // Table programs pad texts with spaces; kept, they would give a product another SKU.
  parse: (typed) => ({ value: typed.trim() }),
});

/** A text that things are found by. */
export const code = (path: string): Codec => ({
  ...text(path),
  parse: (typed) => ({ value: cleanCode(typed) }),
});

export const hsCode = (path: string): Codec => ({
  ...text(path),
  parse: (typed) => ({ value: plainHsCode(typed) }),
});

/** Digits with the thousands separators that table programs add. A comma after a zero is one of decimals: `0,125`. */
const digits = (typed: string) => {
  const plain = half(typed);
  return /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
};
const asNumber = (typed: string): number | undefined => {
  const plain = digits(typed);
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};
const plainBy = (read: typeof asNumber) => (typed: string) => {
  const value = read(typed);
  return value === undefined ? typed : numberText(value);
};
const plainNumber = plainBy(asNumber);
/** A whole number. `1.000` is a thousand where the comma is the sign of decimals, and one elsewhere: it is refused. */
const asWhole = (typed: string) => (/\.\d{3}$/.test(half(typed)) ? undefined : asNumber(typed));

const numberBy = (path: string, read: typeof asNumber): Codec => ({
  write: (product) => {
    const value = valueAt(product, path);
    return typeof value === 'number' ? value : undefined;
  },
  parse: (typed) => {
    const value = read(typed);
    return value === undefined ? fault('number') : { value };
  },
  plain: plainBy(read),
  numbers: (typed) => [typed],
  isNumber: true,
});
export const number = (path: string): Codec => numberBy(path, asNumber);
export const whole = (path: string): Codec => numberBy(path, asWhole);

/** `USD 1,280.5` and `￥1280.50` are 1280.50: the currency has a column of its own, with which it is compared. */
function amountOf(typed: string): string {
  const bare = digits(withoutCurrency(half(typed)));
  return /^\d+\.\d$/.test(bare) ? `${bare}0` : bare;
}
const isAmount = (amount: string) => /^\d+(\.\d+)?$/.test(amount);

export const amount = (path: string): Codec => ({
  write: (product) => {
    const value = asText(valueAt(product, path));
    return value && isAmount(value) ? { amount: value, currency: product.pricing?.currency ?? '' } : value;
  },
  parse: (typed) => (isAmount(amountOf(typed)) ? { value: amountOf(typed) } : fault('amount')),
  plain: (typed) => plainNumber(amountOf(typed)),
  amounts: (typed) => [typed],
  numbers: (typed) => [typed],
  isNumber: true,
});

export const choice = (path: string, kind: ChoiceKind, options: { open?: boolean } = {}): Codec => ({
  offers: kind,
  write: (product, { choices }) => {
    const code = asText(valueAt(product, path));
    return code && labelIn(choices[kind], code);
  },
  parse: (typed, { choices }) => {
    const code = codeIn(choices[kind], typed) ?? (options.open ? typed.trim() : undefined);
    return code === undefined ? fault('choice') : { value: code };
  },
});

export const currencyChoice = (path: string): Codec => ({
  ...choice(path, 'currency'),
  parse: (typed) => {
    const code = currencyIn(typed);
    return code === undefined ? fault('choice') : { value: code };
  },
});

export const choices = (path: string, kind: ChoiceKind): Codec => ({
  offers: kind,
  write: (product, context) => {
    const codes = valueAt(product, path);
    return Array.isArray(codes) && codes.length > 0
      ? joinList(codes.map((code) => labelIn(context.choices[kind], String(code))))
      : undefined;
  },
  parse: (typed, context, base) => {
    const kept = new Set([valueAt(base, path)].flat());
    const codeOf = (name: string) => codeIn(context.choices[kind], name) ?? (kept.has(name) ? name : undefined);
    // Commas separate, too, where the whole is no name.
    const names = splitList(typed).flatMap((name) => (codeOf(name) === undefined ? splitWords(name) : [name]));
    const codes = names.map((name) => codeOf(name) ?? '');
    const wrong = names[codes.indexOf('')];
    return wrong === undefined ? { value: [...new Set(codes)] } : fault('unknownChoice', { name: wrong });
  },
});

export const texts = (path: string): Codec => ({
  write: (product) => {
    const list = valueAt(product, path);
    return Array.isArray(list) && list.length > 0 ? joinList(list.map(String)) : undefined;
  },
  parse: (typed) => ({ value: splitList(typed) }),
});

/** Like {@link texts}, for values without commas: they separate where nothing else does. */
export const words = (path: string): Codec => ({ ...texts(path), parse: (typed) => ({ value: splitWords(typed) }) });

export const flag = (path: string): Codec => ({
  offers: 'flag',
  write: (product, { choices: known }) => {
    const value = valueAt(product, path);
    return typeof value === 'boolean' ? labelIn(known.flag, String(value)) : undefined;
  },
  parse: (typed, { choices: known }) => {
    const code = codeIn(known.flag, typed);
    return code === undefined ? fault('choice') : { value: code === 'true' };
  },
});

/** Rows of a number and a second part: `10: 165.00; 50: 128.00`. */
export const steps = (path: string, first: string, second: string, money = false): Codec => ({
  write: (product) => {
    const rows = valueAt(product, path);
    if (!Array.isArray(rows) || rows.length === 0) return undefined;
    return joinPairs(rows.map((row: Record<string, unknown>) => [String(row[first]), String(row[second])]));
  },
  parse: (typed) => {
    const rows = splitPairs(typed).map(([one = '', other = '']) => ({
      [first]: asWhole(one),
      [second]: money ? amountOf(other) : asNumber(other),
    }));
    const wrong = rows.some((row) => row[first] === undefined || row[second] === undefined || row[second] === '');
    return wrong ? fault('format') : { value: rows };
  },
  plain: (typed) =>
    splitPairs(typed)
      .map(([one = '', ...others]) =>
        [plainBy(asWhole)(one), ...others.map((part) => plainNumber(money ? amountOf(part) : part))].join(':'),
      )
      .join(';'),
  numbers: (typed) => splitPairs(typed).flat(),
  ...(money && { amounts: (typed) => splitPairs(typed).flatMap(([, price]) => price ?? []) }),
});

export const attributes: Codec = {
  write: ({ attributes: list }) =>
    list.length > 0 ? joinPairs(list.map(({ name, value }) => [name, value])) : undefined,
  parse: (typed) => {
    const rows = splitPairs(typed);
    if (rows.some((row) => row.length < 2)) return fault('format');
    return { value: rows.map(([name, value]) => ({ name, value })) };
  },
};

export const moment = (path: string): Codec => ({
  write: (product) => {
    const at = asText(valueAt(product, path));
    return at && !Number.isNaN(Date.parse(at)) ? { at } : undefined;
  },
  parse: (typed) => ({ value: typed }),
  isNumber: true,
});
