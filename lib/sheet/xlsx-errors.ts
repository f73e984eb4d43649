import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
/** A cell with the result of a formula that has failed (ECMA-376, part 1, 18.18.11). */
const ERROR_CELL = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/g;

/**
 * A workbook whose cells with an error, such as "#N/A", are texts: the reader takes them for empty cells, and an empty
 * cell may clear a field. Most workbooks have none and are returned as they are.
 */
export function withErrorsAsTexts(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sheets = unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  const changed = Object.entries(sheets).flatMap(([name, part]) => {
    const xml = strFromU8(part);
    const texts = xml.replace(ERROR_CELL, '$1$2str$2');
    return texts === xml ? [] : [[name, strToU8(texts)] as const];
  });
  if (changed.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 });
}
