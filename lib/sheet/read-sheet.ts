import type { ReadCell } from './cell';
import { readCsv } from './csv';
import { SHEET_LIMITS } from './limits';
import { SheetFault } from './sheet-fault';
import { isOldExcel, isZip, readXlsx } from './xlsx';
import { guardSize } from './zip-guard';

export interface SourceRow {
  /** The number that the table program shows beside the row. */
  number: number;
  cells: ReadCell[];
}

export interface SourceSheet {
  /** '' for CSV. */
  name: string;
  heads: string[];
  rows: SourceRow[];
}

const isFilled = (cell: ReadCell) => cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');

function sourceOf(name: string, all: ReadCell[][]): SourceSheet | undefined {
  const head = all.findIndex((row) => row.some(isFilled));
  if (head < 0) return undefined;
  const heads = all[head]!.map((cell) => (cell === undefined ? '' : String(cell).trim()));
  const rows = all.flatMap((cells, at) => (at > head && cells.some(isFilled) ? [{ number: at + 1, cells }] : []));
  return { name, heads, rows };
}

/** The sheets with rows of an XLSX or CSV file, by its content and not by its name. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<SourceSheet[]> {
  guardSize(bytes);
  if (isOldExcel(bytes)) throw new SheetFault('oldExcel');
  const read = isZip(bytes) ? await readXlsx(bytes) : [{ name: '', rows: readCsv(bytes) }];
  const sheets = read.flatMap(({ name, rows }) => sourceOf(name, rows) ?? []);
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows === 0) throw new SheetFault('noRows');
  if (rows > SHEET_LIMITS.rows) throw new SheetFault('tooManyRows', { rows, max: SHEET_LIMITS.rows });
  if (sheets.some(({ heads }) => heads.length > SHEET_LIMITS.columns))
    throw new SheetFault('tooManyColumns', { max: SHEET_LIMITS.columns });
  return sheets;
}
