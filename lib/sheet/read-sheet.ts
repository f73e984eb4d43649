import { textOfCell, type ReadCell } from './cell';
import { readCsv } from './csv';
import { SHEET_LIMITS } from './limits';
import { SheetFault } from './sheet-fault';
import { isOldExcel, isZip, readXlsx, type ReadSheet } from './xlsx';
import type { ReadRow } from './xlsx-sheet';
import { guardSize } from './zip-guard';

export type SourceRow = Omit<ReadRow, 'isHidden'>;

export interface SourceSheet {
  /** '' for CSV. */
  name: string;
  heads: string[];
  /** Without those that the table program hides. */
  rows: SourceRow[];
  /** Rows with values that the table program hides. */
  hiddenRows: number;
  /** Columns that it hides. */
  hiddenColumns: ReadonlySet<number>;
  isHidden: boolean;
  /** The separator of the file is that of countries whose sign of decimals is the comma. */
  hasSemicolons: boolean;
}

const isFilled = (cell: ReadCell) => cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');

type Found = ReadSheet & Pick<SourceSheet, 'hasSemicolons'>;

function sourceOf({ rows: all, hiddenColumns, ...found }: Found): SourceSheet | undefined {
  const filled = all.filter(({ cells }) => cells.some(isFilled));
  const [head, ...rows] = filled.filter(({ isHidden }) => !isHidden);
  if (!head) return undefined;
  const heads = Array.from(head.cells, (cell) => textOfCell(cell).trim());
  const hiddenRows = filled.length - rows.length - 1;
  return { ...found, heads, rows, hiddenRows, hiddenColumns: new Set(hiddenColumns) };
}

function csvSheet(bytes: Uint8Array): Found {
  const { rows, delimiter } = readCsv(bytes);
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells }));
  return { name: '', isHidden: false, rows: numbered, hiddenColumns: [], hasSemicolons: delimiter === ';' };
}

/** The sheets with rows of an XLSX or CSV file, by its content and not by its name. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<SourceSheet[]> {
  guardSize(bytes);
  if (isOldExcel(bytes)) throw new SheetFault('oldExcel');
  const read = isZip(bytes) ? readXlsx(bytes).map((sheet) => ({ ...sheet, hasSemicolons: false })) : [csvSheet(bytes)];
  const sheets = read.flatMap((sheet) => sourceOf(sheet) ?? []);
  const rows = sheets.reduce((sum, sheet) => sum + (sheet.isHidden ? 0 : sheet.rows.length), 0);
  if (rows === 0) throw new SheetFault('noRows');
  if (rows > SHEET_LIMITS.rows) throw new SheetFault('tooManyRows', { rows, max: SHEET_LIMITS.rows });
  if (sheets.some(({ heads }) => heads.length > SHEET_LIMITS.columns))
    throw new SheetFault('tooManyColumns', { max: SHEET_LIMITS.columns });
  return sheets;
}
