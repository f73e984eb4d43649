import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import writeXlsxFile, { type CellObject } from 'write-excel-file/universal';
import { DAY } from '@/lib/util/day';
import { escapeMarkup } from '@/lib/util/markup/escape-markup';
import { hashOf } from '@/lib/util/hash';
import type { Cell, Sheet } from './cell';
import { heading, MOMENT, moneyFormat, sheetName, typed } from './xlsx-cell';
import { columnName } from './xlsx-choices';

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';

/** A longer text is remembered by what it adds up to, so that the texts themselves need not be kept. */
const MAX_KEY = 64;
const keyOf = (text: string) =>
  text.length > MAX_KEY ? `${text.length} ${hashOf(text)} ${hashOf(`+${text}`)}` : `=${text}`;

/** The number of each text in the workbook's list of texts, and the entries of those that are new. */
function createTexts(first: number) {
  const numbers = new Map<string, number>();
  let fresh: string[] = [];
  return {
    numberOf(text: string): number {
      const key = keyOf(text);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = first + numbers.size;
      numbers.set(key, number);
      // Without the attribute table programs drop the spaces around a text.
      const space = text.trim() === text ? '' : ' xml:space="preserve"';
      fresh.push(`<si><t${space}>${escapeMarkup(text)}</t></si>`);
      return number;
    },
    take(): string {
      const taken = fresh.join('');
      fresh = [];
      return taken;
    },
  };
}

/** The days since 1899-12-30, which is how a sheet counts them. */
const serial = (at: Date) => at.getTime() / DAY + 25_569;

/** All parts of a workbook that has only its heading, and the number of each format in it. */
async function frameOf({ name, rows: [head = []], widths = [] }: Sheet, formats: readonly string[]) {
  const samples = formats.map((format): CellObject =>
    format === MOMENT ? { value: new Date(0), type: Date, format } : { value: 0, type: Number, format },
  );
  const file = await writeXlsxFile([
    {
      sheet: sheetName(name),
      data: [head.map(heading), samples],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBlob();
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const [begin = '', end = ''] = strFromU8(parts[SHEET]!).split(/<row r="2">.*<\/row>/s);
  const sample = /<row r="2">(.*)<\/row>/s.exec(strFromU8(parts[SHEET]!))?.[1] ?? '';
  const numbers = [...sample.matchAll(/ s="(\d+)"/g)].map(([, number]) => number!);
  if (end === '' || numbers.length !== formats.length) throw new Error('The frame of the workbook has another form');
  return { parts, begin, end, styles: new Map(formats.map((format, at) => [format, numbers[at]!])) };
}

/**
 * A workbook of one sheet that is packed row by row, so that it is never in memory as text. The rows of `sheet` are
 * its heading; `pages` are all others.
 */
export async function streamXlsx(
  sheet: Sheet,
  pages: Iterable<readonly Cell[][]>,
  currencies: Iterable<string>,
): Promise<Blob> {
  const frame = await frameOf(sheet, [...new Set([MOMENT, ...[...currencies].map(moneyFormat)])]);
  const [textsBegin = ''] = strFromU8(frame.parts[TEXTS]!).split('</sst>');
  const texts = createTexts(textsBegin.split('<si>').length - 1);

  const packed: BlobPart[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else packed.push(bytes as Uint8Array<ArrayBuffer>);
  });
  const part = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };
  for (const [path, bytes] of Object.entries(frame.parts))
    if (path !== SHEET && path !== TEXTS) part(path)(strFromU8(bytes), true);
  const writeRows = part(SHEET);
  const writeTexts = part(TEXTS);

  const cellXml = (cell: Cell, address: string): string => {
    const { value, type, format } = typed(cell) ?? {};
    const style = format === undefined ? '' : ` s="${frame.styles.get(format)}"`;
    if (value === undefined || value === null) return '';
    if (type === String) return `<c r="${address}" t="s"><v>${texts.numberOf(String(value))}</v></c>`;
    if (type === Boolean) return `<c r="${address}" t="b"><v>${value ? 1 : 0}</v></c>`;
    return `<c r="${address}"${style}><v>${value instanceof Date ? serial(value) : String(value)}</v></c>`;
  };

  writeRows(frame.begin);
  writeTexts(textsBegin);
  let row = 1;
  for (const rows of pages) {
    const xml = rows.map((cells) => {
      row += 1;
      return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, columnName(at) + row)).join('')}</row>`;
    });
    writeRows(xml.join(''));
    writeTexts(texts.take());
  }
  writeRows(frame.end, true);
  writeTexts('</sst>', true);
  zip.end();
  if (failure) throw failure;
  return new Blob(packed, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
