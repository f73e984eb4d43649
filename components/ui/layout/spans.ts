/** Columns of the grid that the widths of specification 2 ("Other") are counted in. */
const COLUMNS = 24;

/** The width of so many of the 24 columns, as CSS. */
export const span = (columns: number): string => `${(columns / COLUMNS) * 100}%`;

/** Search and filters of a list, beside its tools. */
export const QUERY_SPAN = 14;

/** What stands at the left and at the right of the header. */
export const HEADER_SPANS = { start: 6, end: 18 } as const;
