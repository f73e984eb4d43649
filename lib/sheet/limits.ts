/** Rows and columns of a file that is imported: more than a table program shows quickly, or a user looks through. */
export const SHEET_LIMITS = { rows: 20_000, columns: 300 } as const;

/** The endings of files that can be read, as an input takes them. */
export const SHEET_ENDINGS = '.xlsx,.csv,.tsv,.txt';
