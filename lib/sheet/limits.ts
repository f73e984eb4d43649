/** Rows and columns of a file that is imported: more than a table program shows quickly, or a user looks through. */
export const SHEET_LIMITS = { rows: 20_000, columns: 300 } as const;
