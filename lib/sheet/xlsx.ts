import readXlsxFile from 'read-excel-file/universal';
import writeXlsxFile, { type CellObject, type Feature, type SheetData } from 'write-excel-file/universal';
import type { Cell, ReadCell, Sheet } from './cell';
import { validationXml } from './xlsx-choices';
import { SheetFault } from './sheet-fault';
import { sentDecimals } from '@/lib/util/money';
import { startsWithBytes } from '@/lib/util/files/first-bytes';
import { guardZip } from './zip-guard';

/** Control characters that XML cannot hold, CR, which XML turns into LF, and texts that look like their replacement. */
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escaped = (text: string) =>
  text.replace(UNSAFE, (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

const MOMENT = 'yyyy-mm-dd hh:mm';

/** A sheet has no zone: the moment is written as the reader's clock shows it. */
function onClock(iso: string): Date {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
}

function moneyFormat(currency: string): string {
  const decimals = sentDecimals(currency);
  return `[$${currency}] #,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
}

function typed(cell: Cell): CellObject | undefined {
  if (cell === undefined || cell === '') return undefined;
  // Always a text, never a formula: only the type Formula is executed.
  if (typeof cell === 'string') return { value: escaped(cell), type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if ('at' in cell) return { value: onClock(cell.at), type: Date, format: MOMENT };
  const value = Number(cell.amount);
  // An amount with more digits than a number can hold stays a text.
  if (cell.amount.replace(/\D/g, '').length > 15 || !Number.isFinite(value))
    return { value: escaped(cell.amount), type: String };
  return { value, type: Number, ...(/^[A-Z]{3}$/.test(cell.currency) && { format: moneyFormat(cell.currency) }) };
}

const heading = (cell: Cell): CellObject => ({
  value: escaped(String(cell ?? '')),
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#EEF2F8',
});

/** Choices and hints, in the place that the format fixes for them: after the rows. */
function validations(sheets: readonly Sheet[], choiceSheet: string): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            const extra = sheet ? validationXml(sheet, choiceSheet) : '';
            return xml.replace(/(<\/sheetData>|<sheetData\/>)/, (end) => end + extra);
          },
        },
      },
    },
  };
}

/** The texts of all choices, a column for each, in the order of the columns that offer them. */
function choiceRows({ rows: [head = []], choices = [] }: Sheet): Cell[][] {
  const longest = choices.reduce((most, { options }) => Math.max(most, options.length), 0);
  return [
    choices.map(({ column }) => head[column]),
    ...Array.from({ length: longest }, (_, at) => choices.map(({ options }) => options[at])),
  ];
}

/** A workbook of typed cells; the headings stay in place. */
export async function writeXlsx(sheets: readonly Sheet[], choiceSheet = 'Choices'): Promise<Blob> {
  const [first] = sheets;
  const all: Sheet[] = first?.choices?.length
    ? [...sheets, { name: choiceSheet, rows: choiceRows(first) }]
    : [...sheets];
  const written = all.map(({ name, rows, widths = [] }) => ({
    sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    data: rows.map((row, at): SheetData[number] => row.map(at === 0 ? heading : typed)),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(written, { features: [validations(sheets, choiceSheet)] }).toBlob();
}

export const isZip = (bytes: Uint8Array): boolean => startsWithBytes(bytes, 0x50, 0x4b);
/** A workbook of before 2007, or one that is locked by a password: both are in this container. */
export const isOldExcel = (bytes: Uint8Array): boolean => startsWithBytes(bytes, 0xd0, 0xcf, 0x11, 0xe0);

export interface ReadSheet {
  name: string;
  rows: ReadCell[][];
}

/** The sheets of a workbook, after its archive was found harmless. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  guardZip(bytes);
  try {
    const sheets = await readXlsxFile(new Blob([bytes]), { trim: false });
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => (cell === null || cell === '' ? undefined : (cell as ReadCell)))),
    }));
  } catch (cause) {
    throw new SheetFault('broken', {}, { cause });
  }
}
