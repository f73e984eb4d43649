import { textOfCell, type Cell, type ReadCell } from './cell';
import { csvLine, CSV_MARK, NEWLINE } from './csv-line';
import { decodeText } from './decode-text';
import { unguardFormula } from './formula';
import { SheetFault } from './sheet-fault';
import { columnName } from './xlsx-choices';

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
/** What a text may not do is no danger in a number: -5 stays -5. */
const lines = (rows: readonly Cell[][]) =>
  rows.map((row) => csvLine(row.map((cell) => (typeof cell === 'number' ? cell : textOfCell(cell))))).join(NEWLINE);

/** A CSV file in UTF-8 with the mark by which Excel recognises it. */
export const writeCsv = (rows: readonly Cell[][]): Uint8Array<ArrayBuffer> => encode(CSV_MARK + lines(rows));

/** Further rows of the file, piece by piece. */
export function* csvParts(pages: Iterable<readonly Cell[][]>): Generator<Uint8Array<ArrayBuffer>> {
  for (const rows of pages) if (rows.length > 0) yield encode(NEWLINE + lines(rows));
}

/** Excel writes the separator of a file into its first line; it is no row. */
const SEPARATOR = /^sep=(.)\r?\n/i;
const DELIMITERS = [',', ';', '\t'];

/** Lines at the beginning of a file that may be a title. */
const TITLE_LINES = 10;

/** The delimiter that the headings use most: unlike values they hold no other of them by chance. */
function delimiterOf(text: string): string {
  const first = text
    .trimStart()
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n|\r/, TITLE_LINES);
  // A title has no delimiter but the comma of a sentence.
  const head = first.find((line) => /[;\t]|,.*,/.test(line)) ?? first[0] ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** The beginning of a field that is shown to find it by. */
const SHOWN = 30;

/** The fields of a text in rows. A quote that never ends, or ends within its field, is refused with its place. */
function fieldsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const isEnd = () => at >= text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';
  const quoted = (): string => {
    const start = at;
    do {
      at = text.indexOf('"', at + 1) + 1;
    } while (at > 0 && text[at] === '"');
    const field = text.slice(start + 1, at - 1);
    while (at > 0 && text[at] === ' ') at += 1;
    if (at > 0 && isEnd()) return field.replaceAll('""', '"');
    const shown = text.slice(start, start + SHOWN).split(/[\r\n]/, 1)[0]!;
    throw new SheetFault('quote', { row: rows.length + 1, column: columnName(row.length), text: shown });
  };
  const plain = (): string => {
    const start = at;
    while (!isEnd()) at += 1;
    return text.slice(start, at);
  };
  while (at < text.length) {
    row.push(text[at] === '"' ? quoted() : plain());
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

export interface CsvFile {
  rows: ReadCell[][];
  delimiter: string;
}

/** The rows of a CSV file, and what separates its fields. */
export function readCsv(bytes: Uint8Array): CsvFile {
  const text = decodeText(bytes).replace(CSV_MARK, '');
  const named = SEPARATOR.exec(text);
  const delimiter = named?.[1] ?? delimiterOf(text);
  const rows = fieldsOf(named ? text.slice(named[0].length) : text, delimiter);
  return { rows: rows.map((row) => row.map((field) => (field === '' ? undefined : unguardFormula(field)))), delimiter };
}
