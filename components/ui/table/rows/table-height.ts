/** Pixels that header, tabs, page head, tools and pager take of the window (specification 9). */
const TAKEN = 291;
/** Pixels of each further row above the table. */
const ROW = 60;

/**
 * The height of a table by the specification's helper, as CSS: the window less 291 and less 60 for each extra row. A
 * table fills its card; this is its height where the card has none of its own.
 */
export const tableHeight = (extraRows = 0): string => `calc(100dvh - ${TAKEN + ROW * extraRows}px)`;
