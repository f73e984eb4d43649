/**
 * The product's version. Not imported from package.json, which would add the whole file to the bundle; a test compares
 * the two.
 */
export const VERSION = '2.6.0';
