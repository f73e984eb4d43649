const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const LINK = /\b(https?:\/\/|www\.)\S+/i;
const MESSENGER = /(whats\s?app|we\s?chat|微信|skype|telegram|qq)\s*[:：号+]?\s*[\w+-]{4,}/i;
/** Eleven digits, or more after a plus sign: numbers in product data are shorter. */
const PHONE = /(\+\d[\d\s().-]{7,}\d)|(\b1[3-9]\d{9}\b)/;

/** Answers are public, and platforms forbid email addresses, phone numbers and links (business practice 2.5). */
export const hasContactData = (text: string): boolean =>
  [EMAIL, LINK, MESSENGER, PHONE].some((pattern) => pattern.test(text));
