/**
 * Reads what spreadsheets put on the clipboard: cells by tabs, rows by line breaks, either of them within quotes. A quote
 * that is never closed is part of its cell: spreadsheets leave quotes alone in cells without line breaks.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const wholeCell = /"(?:[^"]|"")*"(?=[\t\n]|$)/y;
  const isQuoted = (at: number) => {
    wholeCell.lastIndex = at;
    return wholeCell.test(source);
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '' && isQuoted(at)) quoted = true;
    else if (char === '\t' || char === '\n') {
      row.push(cell);
      cell = '';
      if (char === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += char;
  }
  return [...rows, [...row, cell]];
}

const quote = (text: string) => (/["\t\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

/** Rows as spreadsheets read them from the clipboard. */
export const tsvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quote).join('\t')).join('\n');
