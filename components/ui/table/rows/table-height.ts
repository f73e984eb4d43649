/** Pixels of the window for header, tabs, page head, tools and pager (specification 9). */
const FIXED_HEIGHT = 291;
/** Pixels of each further row above the table. */
const ROW = 60;

/**
 * The height of a table by the specification's formula, as CSS: the window minus 291 and minus 60 for each extra row.
 * Used if the table's card has no height of its own.
 */
export const tableHeight = (extraRows = 0): string => `calc(100dvh - ${FIXED_HEIGHT + ROW * extraRows}px)`;
