/** Columns of the grid in which specification 2 ("Other") gives widths. */
const COLUMNS = 24;

export const span = (columns: number): string => `${(columns / COLUMNS) * 100}%`;

export const QUERY_SPAN = 14;

export const HEADER_SPANS = { start: 6, end: 18 } as const;
