import type { SourceRow, SourceSheet } from '@/lib/sheet/read-sheet';
import { textOfCell } from '@/lib/sheet/cell';
import { isIdentity, SHEET_COLUMNS, type SheetColumn } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { partOfHead } from '../columns/product-rows';

/** Which field a column of a file fills; '' is none. By the normalised heading, remembered on the device. */
export type Matching = Record<string, string>;

/** Headings are compared without case, width, spaces, signs that nobody sees, and the star of required fields. */
export const headKey = (head: string): string =>
  head
    .normalize('NFKC')
    .replace(/[\s*＊_\p{Cf}]+/gu, '')
    .toLowerCase();

type KnownHeads = ReadonlyMap<string, SheetColumn>;

/** The fields by their headings in every language, and by their own keys. */
function knownHeads({ heads }: SheetContext): KnownHeads {
  const known = new Map<string, SheetColumn>();
  for (const column of SHEET_COLUMNS) {
    for (const name of [column.key, ...Object.values(heads[column.key] ?? {})]) known.set(headKey(name), column);
  }
  return known;
}

/** Words beside a name that are no name: whether the field has to be filled in. */
const REMARK = /^(?:必填|选填|非必填|required|optional|mandatory)$/;

/**
 * The field of a heading: by its whole, by one of its lines, or by what is in front of a bracket. The name of a
 * number has its unit or currency beside it, which would be lost: only its other name or a remark may be there.
 */
function fieldOf(head: string, known: KnownHeads): string {
  const whole = known.get(headKey(head));
  if (whole) return whole.key;
  const parts = head.split(/[\r\n]+|[(（【[](.*?)[)）】\]]/s).filter((part) => part && headKey(part) !== '');
  const named = parts.flatMap((part) => known.get(headKey(part)) ?? []);
  const [column] = named;
  if (!column || named.some(({ key }) => key !== column.key)) return '';
  const isRest = (part: string) => !known.has(headKey(part)) && !REMARK.test(headKey(part));
  return column.codec.numbers && parts.some(isRest) ? '' : column.key;
}

/** Rows at the beginning of a sheet among which its headings are looked for: a title or a note may be above them. */
const HEADINGS_WITHIN = 10;

/** The sheet from its headings on: the row that names most fields, or its first one. */
export function fromHeadings(sheet: SourceSheet, context: SheetContext): SourceSheet {
  const known = knownHeads(context);
  const fieldsIn = (cells: readonly string[]) => new Set(cells.flatMap((cell) => fieldOf(cell, known) || [])).size;
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
  /** The table program hides it: left out unless it is chosen. */
  isHidden?: boolean;
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
export function matchHeads(
  { heads, rows, hiddenColumns }: SourceSheet,
  context: SheetContext,
  remembered: Matching,
): MatchedHead[] {
  const known = knownHeads(context);
  const taken = new Set<string>();
  const matched: MatchedHead[] = [];
  heads.forEach((head, at) => {
    const further = partOfHead(head);
    const whole = further && matched.find((one) => headKey(one.head) === headKey(further.head));
    if (whole) return void whole.at.push(at);
    const isHidden = hiddenColumns.has(at);
    const named = remembered[headKey(head)] ?? (further ? known.get(headKey(head))?.key : fieldOf(head, known)) ?? '';
    // The id changes nothing: it finds the product of its row.
    const found = isHidden && named !== 'id' ? '' : named;
    const column = taken.has(found) || !SHEET_COLUMNS.some(({ key }) => key === found) ? '' : found;
    if (column) taken.add(column);
    const samples = samplesOf(rows, at);
    if (head !== '' || samples.length > 0) {
      matched.push({ head, column, at: [at], samples, ...(isHidden && { isHidden }) });
    }
    return undefined;
  });
  return matched;
}
