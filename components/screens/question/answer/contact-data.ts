const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const LINK = /\b(https?:\/\/|www\.)\S+/i;
const MESSENGER = /(whats\s?app|we\s?chat|微信|skype|telegram|qq)\s*[:：号+]?\s*[\w+-]{4,}/i;
/** Eleven digits or more, or a plus before them: figures of pumps are shorter. */
const PHONE = /(\+\d[\d\s().-]{7,}\d)|(\b1[3-9]\d{9}\b)/;

/**
 * Whether a text seems to hold an address, a phone number or a link: what is answered under a product is public, and
 * platforms do not allow them there (business practice 2.5).
 */
export const hasContactData = (text: string): boolean =>
  [EMAIL, LINK, MESSENGER, PHONE].some((pattern) => pattern.test(text));
