/** Bytes of a megabyte, as limits of files are written and shown. */
export const MEGABYTE = 1_048_576;
