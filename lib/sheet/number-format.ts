import { numberText } from './cell';

/** Codes of the format (ECMA-376, part 1, 18.8.30) that a workbook names by number; dates are {@link isBuiltInDate}. */
export const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  48: '##0.0E+0',
  49: '@',
};

export const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What a code shows as it is, and its colours and languages. */
const FIXED = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gs;

/** Whether a format shows a number as a date, a time or a length of time. */
export const isDateFormat = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(FIXED, (part) => (/^\[(h+|m+|s+)\]$/i.test(part) ? 'h' : '')).replace(/general/gi, ''));

type Token = { literal: string } | { digit: string } | '.' | ',';

/** What is quoted, escaped, a space, a filler or in brackets, or any other sign. */
const PART = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./gs;
const partsOf = (code: string): string[] => code.match(PART) ?? [];

/** The formats of positive numbers, negative ones, zero, and texts. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const part of partsOf(code)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

/** The signs of a section; undefined if it has some that are not known here: a fraction, an exponent, a condition. */
function tokensOf(section: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (const part of partsOf(section)) {
    const first = part[0]!;
    if (part.length === 1 && '0#?'.includes(part)) tokens.push({ digit: part });
    else if (part === '.' || part === ',') tokens.push(part);
    else if (first === '"') tokens.push({ literal: part.slice(1, -1) });
    else if (first === '\\' && part.length > 1) tokens.push({ literal: part.slice(1) });
    else if (first === '_') tokens.push({ literal: ' ' });
    else if (first === '*') continue;
    else if (part.startsWith('[$')) tokens.push({ literal: part.slice(2, -1).replace(/-[0-9a-f]+$/i, '') });
    else if (first === '[') {
      if (/[<>=]/.test(part)) return undefined;
    } else if (/[/eg@]/i.test(part)) return undefined;
    else tokens.push({ literal: part });
  }
  return tokens;
}

const literalOf = (token: Token): string => (typeof token === 'object' && 'literal' in token ? token.literal : '');
const isDigit = (token: Token | undefined) => typeof token === 'object' && 'digit' in token;

/** Puts digits into the places of a number from its end; the first place takes all that are left. */
function placed(tokens: readonly Token[], digits: string, grouped: boolean): string {
  const first = tokens.findIndex(isDigit);
  let [left, count, text] = [digits, 0, ''];
  const put = (digit: string) => {
    if (grouped && count > 0 && count % 3 === 0) text = `,${text}`;
    text = digit + text;
    count += 1;
  };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]!;
    if (typeof token === 'string') continue;
    if ('literal' in token) {
      text = token.literal + text;
      continue;
    }
    if (left !== '') put(left.at(-1)!);
    else if (token.digit === '0') put('0');
    else if (token.digit === '?') text = ` ${text}`;
    left = left.slice(0, -1);
    while (at === first && left !== '') {
      put(left.at(-1)!);
      left = left.slice(0, -1);
    }
  }
  return text;
}

function decimalsIn(tokens: readonly Token[], digits: string): string {
  const kept = digits.replace(/0+$/, '').length;
  let at = 0;
  return tokens
    .map((token) => {
      if (typeof token === 'string') return '';
      if ('literal' in token) return token.literal;
      const digit = digits[at] ?? '0';
      at += 1;
      return at <= kept || token.digit === '0' ? digit : token.digit === '?' ? ' ' : '';
    })
    .join('');
}

/** A number as its format shows it, by the signs of English; undefined if only a table program knows. */
export function shownNumber(value: number, code: string): string | undefined {
  if (code === '' || code === '@' || /^general$/i.test(code)) return numberText(value);
  const sections = sectionsOf(code);
  const at = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
  if (/^general$/i.test(sections[at]!)) return numberText(value);
  const tokens = sections.slice(0, 3).some((section) => /\[[^\]]*[<>=]/.test(section))
    ? undefined
    : tokensOf(sections[at]!);
  if (!tokens) return undefined;
  const point = tokens.indexOf('.');
  const whole = point < 0 ? tokens : tokens.slice(0, point);
  const rest = point < 0 ? [] : tokens.slice(point + 1);
  // Each comma behind the last digit divides by a thousand.
  const scaling = tokens.slice(tokens.findLastIndex(isDigit) + 1).filter((token) => token === ',').length;
  const percents = tokens.filter((token) => literalOf(token) === '%').length;
  const scaled = Math.abs(value) * 100 ** percents * 1000 ** -scaling;
  if (scaled >= 1e15) return undefined;
  const [digits = '', decimals = ''] = Number(scaled.toPrecision(15)).toFixed(rest.filter(isDigit).length).split('.');
  const grouped = whole.slice(0, Math.max(whole.findLastIndex(isDigit), 0)).includes(',');
  const sign = value < 0 && at === 0 ? '-' : '';
  const shown = placed(whole, digits === '0' ? '' : digits, grouped);
  return sign + shown + (point < 0 ? '' : `.${decimalsIn(rest, decimals)}`);
}

/** A text as its format shows it, such as `"M-"@`. */
export function shownText(text: string, code: string): string {
  const sections = sectionsOf(code);
  const section = sections[3] ?? sections.find((one) => one.replace(FIXED, '').includes('@'));
  if (section === undefined || section === '@') return text;
  return partsOf(section)
    .map((part) => (part === '@' ? text : (tokensOf(part) ?? []).map(literalOf).join('')))
    .join('');
}
