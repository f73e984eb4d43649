/** The product's version; a test holds it to package.json, which is too long to ship for one word. */
export const VERSION = '2.5.0';
