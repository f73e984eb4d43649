/**
 * Table programs execute a CSV cell that begins like a formula, so such a text gets an apostrophe in front. A text that
 * has apostrophes before such a beginning gets one too: reading removes exactly one, and every text is read unchanged.
 * Full-width signs count as well, because some programs read them like the others.
 */
const LIKE_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

export const guardFormula = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text);

export const unguardFormula = (text: string): string =>
  text.startsWith("'") && LIKE_FORMULA.test(text) ? text.slice(1) : text;
