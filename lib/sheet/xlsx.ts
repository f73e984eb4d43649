import writeXlsxFile, { type Feature, type SheetData } from 'write-excel-file/universal';
import type { Cell, Sheet } from './cell';
import { validationXml } from './xlsx-choices';
import { SheetFault } from './sheet-fault';
import { startsWithBytes } from '@/lib/util/files/first-bytes';
import { heading, sheetName, typed } from './xlsx-cell';
import { openBook } from './xlsx-book';
import { readRows, type ReadRows } from './xlsx-sheet';
import { guardZip } from './zip-guard';

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
    sheet: sheetName(name),
    data: rows.map((row, at): SheetData[number] => row.map(at === 0 ? heading : typed)),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(written, { features: [validations(sheets, choiceSheet)] }).toBlob();
}

export const isZip = (bytes: Uint8Array): boolean => startsWithBytes(bytes, 0x50, 0x4b);
/** A workbook of before 2007, or one that is locked by a password: both are in this container. */
export const isOldExcel = (bytes: Uint8Array): boolean => startsWithBytes(bytes, 0xd0, 0xcf, 0x11, 0xe0);

export interface ReadSheet extends ReadRows {
  name: string;
  isHidden: boolean;
}

/** The sheets of a workbook, after its archive was found harmless. */
export function readXlsx(bytes: Uint8Array<ArrayBuffer>): ReadSheet[] {
  guardZip(bytes);
  try {
    const book = openBook(bytes);
    return book.sheets.map(({ name, path, isHidden }) => {
      const xml = book.part(path);
      if (xml === undefined) throw new Error(`There is no ${path}`);
      return { name, isHidden, ...readRows(xml, book) };
    });
  } catch (cause) {
    throw new SheetFault('broken', {}, { cause });
  }
}
