/** Parses typed numbers: full-width digits, grouping commas and spaces; never guesses, never rounds. */

const FULL_WIDTH = /[\uff10-\uff19\uff0e\uff0c\uff0d\u3002\u3000]/g;
const half = (char: string): string => {
  if (char === '\u3002') return '.';
  if (char === '\u3000') return ' ';
  return String.fromCharCode(char.charCodeAt(0) - 0xfee0);
};

const toHalfWidth = (text: string): string => text.replace(FULL_WIDTH, half);

/** Plain digits with an optional fraction; undefined if the text is no such number. */
function plainDigits(text: string): string | undefined {
  const tight = toHalfWidth(text).replace(/[\s\u00a0\u202f]/g, '');
  const ungrouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(tight) ? tight.replace(/,/g, '') : tight;
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(ungrouped);
  if (!match || (!match[2] && !match[3])) return undefined;
  const whole = (match[2] ?? '').replace(/^0+(?=\d)/, '') || '0';
  return `${match[1]}${whole}${match[3] ? `.${match[3]}` : ''}`;
}

const significant = (digits: string) => digits.replace(/^-?0*\.?0*/, '').replace('.', '').length;

/**
 * A number field's value: a number, undefined for an empty field, or the text itself if it is not a number or one that
 * JavaScript cannot represent exactly. The text is kept, so that no input is lost and the checks can report it.
 */
export function parseNumber(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  const digits = plainDigits(text);
  return digits === undefined || significant(digits) > 15 ? text : Number(digits);
}

/** An amount stays text: "1,200.5" is "1200.5", "１６５" is "165"; anything else is kept as typed. */
export function parseAmount(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return plainDigits(text) ?? text;
}

/** The value of a number field: a number, the text typed instead of one, or undefined. */
