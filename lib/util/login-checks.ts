/** The digits of a phone number as users type it: full-width digits, spaces, dashes and +86 are accepted. */
export const phoneDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '');

/** Eleven digits starting with 1 (specification 5). */
export const isPhone = (text: string): boolean => /^1\d{10}$/.test(text);

/** Specification 5 and 9. */
const PASSWORD_LENGTH = 6;
export const isPassword = (text: string): boolean => text.length >= PASSWORD_LENGTH;
