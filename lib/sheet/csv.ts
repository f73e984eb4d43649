import Papa from 'papaparse';
import { textOfCell, type Cell, type ReadCell } from './cell';
import { decodeText } from './decode-text';
import { guardFormula, unguardFormula } from './formula';
import { SheetFault } from './sheet-fault';

const BOM = '\uFEFF';

function written(cell: Cell): string {
  if (typeof cell === 'string') return guardFormula(cell);
  return typeof cell === 'number' ? String(cell) : textOfCell(cell);
}

const NEWLINE = '\r\n';
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const lines = (rows: readonly Cell[][]) =>
  Papa.unparse(
    rows.map((row) => row.map(written)),
    { newline: NEWLINE },
  );

/** A CSV file in UTF-8 with the mark by which Excel recognises it. */
export const writeCsv = (rows: readonly Cell[][]): Uint8Array<ArrayBuffer> => encode(BOM + lines(rows));

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

/** The rows of a CSV file. */
export function readCsv(bytes: Uint8Array): ReadCell[][] {
  const text = decodeText(bytes).replace(BOM, '');
  const named = SEPARATOR.exec(text);
  const { data, errors } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? delimiterOf(text),
  });
  // A quote that never ends has swallowed the rest of the file.
  const torn = errors.find(({ type }) => type === 'Quotes');
  if (torn) throw new SheetFault('broken', {}, { cause: new Error(torn.message) });
  return data.map((row) => row.map((cell) => (cell === '' ? undefined : unguardFormula(cell))));
}
