const BOM = '\uFEFF';

/** Table programs execute a cell that begins like a formula: an apostrophe in front makes it a text. */
const LIKE_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const cellOf = (text: string): string => {
  const safe = LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** A CSV file in UTF-8 with the mark by which Excel recognizes it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
