/**
 * Table programs execute a CSV cell that begins like a formula, so such a text gets an apostrophe in front. A text that
 * has apostrophes before such a beginning gets one too: reading removes exactly one, and every text is read unchanged.
 * Full-width signs count as well, because some programs read them like the others; spaces and controls before a sign are
 * skipped. After a semicolon, a tab or a line break begins a cell, too, for a program that expects another separator.
 */
const SIGN = '=+\\-@＝＋－＠';
const BEFORE = "'*(?:[^\\S\\t\\r\\n]|(?![\\t\\r\\n])\\p{Cc}|\\p{Cf})*";
const FIRST = new RegExp(`^(${BEFORE}[${SIGN}\\t\\r\\n])`, 'u');
const LATER = new RegExp(`([;\\t\\r\\n])(${BEFORE}[${SIGN}])`, 'gu');
const FIRST_GUARDED = new RegExp(`^'(${BEFORE}[${SIGN}\\t\\r\\n])`, 'u');
const LATER_GUARDED = new RegExp(`([;\\t\\r\\n])'(${BEFORE}[${SIGN}])`, 'gu');

export const guardFormula = (text: string): string => text.replace(FIRST, "'$1").replace(LATER, "$1'$2");

export const unguardFormula = (text: string): string =>
  text.replace(FIRST_GUARDED, '$1').replace(LATER_GUARDED, '$1$2');
