/** Columns of the grid in which specification 2 ("Other") gives widths. */
const COLUMNS = 24;

/** Width of a number of the 24 columns, as CSS. */
export const span = (columns: number): string => `${(columns / COLUMNS) * 100}%`;

/** Search and filters of a list, beside its tools. */
export const QUERY_SPAN = 14;

/** Left and right part of the header. */
export const HEADER_SPANS = { start: 6, end: 18 } as const;
