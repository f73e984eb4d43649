import type { SourceRow, SourceSheet } from '@/lib/sheet/read-sheet';
import { textOfCell } from '@/lib/sheet/cell';
import { isIdentity, SHEET_COLUMNS } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { partOfHead } from '../columns/product-rows';

/** Which field a column of a file fills; '' is none. By the normalised heading, remembered on the device. */
export type Matching = Record<string, string>;

/** Headings are compared without case, width, spaces, and the star of required fields. */
export const headKey = (head: string): string =>
  head
    .normalize('NFKC')
    .replace(/[\s*＊_]+/g, '')
    .toLowerCase();

/** The fields by their headings in every language, and by their own keys. */
function knownHeads({ heads }: SheetContext): Map<string, string> {
  const known = new Map<string, string>();
  for (const { key } of SHEET_COLUMNS) {
    for (const name of [key, ...Object.values(heads[key] ?? {})]) known.set(headKey(name), key);
  }
  return known;
}

/** Rows at the beginning of a sheet among which its headings are looked for: a title or a note may be above them. */
const HEADINGS_WITHIN = 10;

/** The sheet from its headings on: the row that names most fields, or its first one. */
export function fromHeadings(sheet: SourceSheet, context: SheetContext): SourceSheet {
  const known = knownHeads(context);
  const fieldsIn = (cells: readonly string[]) => new Set(cells.flatMap((cell) => known.get(headKey(cell)) ?? [])).size;
  const first = sheet.rows.slice(0, HEADINGS_WITHIN).map(({ cells }) => cells.map((cell) => textOfCell(cell).trim()));
  const fields = [sheet.heads, ...first].map(fieldsIn);
  const at = fields.indexOf(Math.max(...fields));
  return at === 0 ? sheet : { ...sheet, heads: first[at - 1]!, rows: sheet.rows.slice(at) };
}

export interface MatchedHead {
  head: string;
  /** The field; '' if the column is left out. */
  column: string;
  /** Its position, and those of the columns in which a long text goes on. */
  at: number[];
  /** The first values, to recognise it by. */
  samples: string[];
}

/** Whether one of the columns says which product a row is about. */
export const findsProducts = ({ heads }: { heads: readonly MatchedHead[] }): boolean =>
  heads.some(({ column }) => isIdentity(column));

const SAMPLES = 3;

function samplesOf(rows: readonly SourceRow[], at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = textOfCell(cells[at]).trim();
    if (text) samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

/** The columns of a sheet with the fields that they fill: as remembered, else by name; each field once. */
export function matchHeads({ heads, rows }: SourceSheet, context: SheetContext, remembered: Matching): MatchedHead[] {
  const known = knownHeads(context);
  const taken = new Set<string>();
  const matched: MatchedHead[] = [];
  heads.forEach((head, at) => {
    const further = partOfHead(head);
    const whole = further && matched.find((one) => headKey(one.head) === headKey(further.head));
    if (whole) return void whole.at.push(at);
    const found = remembered[headKey(head)] ?? known.get(headKey(head)) ?? '';
    const column = taken.has(found) || !SHEET_COLUMNS.some(({ key }) => key === found) ? '' : found;
    if (column) taken.add(column);
    const samples = samplesOf(rows, at);
    if (head !== '' || samples.length > 0) matched.push({ head, column, at: [at], samples });
    return undefined;
  });
  return matched;
}
