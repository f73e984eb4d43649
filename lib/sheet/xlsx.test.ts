import * as XLSX from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import type { Cell } from './cell';
import { readSheets } from './read-sheet';
import { columnName } from './xlsx-choices';
import { readXlsx, writeXlsx } from './xlsx';
import { ZIP_LIMITS, guardZip } from './zip-guard';

const TEXTS = ['=1+2', '@x', '0012', ' outer ', 'two\nlines', 'CR\r\nLF', 'bell\u0007', '_x0041_', '😀 泵 <&>"', '-5'];
const MONEY: Cell = { amount: '1234567890.50', currency: 'USD' };

async function written(rows: Cell[][]) {
  const blob = await writeXlsx([{ name: 'Products: [a/b]', rows }]);
  return new Uint8Array(await blob.arrayBuffer());
}

test('another library reads the same cells: texts as texts, numbers and dates typed, money with its currency', async () => {
  const at = '2026-11-20T06:05:00.000Z';
  const bytes = await written([
    ['head'],
    TEXTS,
    [MONEY, { amount: '1500', currency: 'JPY' }, 12.5, { at }, undefined, true],
  ]);
  const book = XLSX.read(bytes, { cellDates: true, cellNF: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const cell = (address: string) => sheet[address] as XLSX.CellObject;
  TEXTS.forEach((text, at) => {
    const found = cell(`${columnName(at)}2`);
    // That library turns CR LF into LF.
    expect([found.t, found.f, found.v]).toEqual(['s', undefined, text.replace('\r\n', '\n')]);
  });
  expect(cell('A3')).toMatchObject({ t: 'n', v: 1234567890.5, z: '[$USD] #,##0.00' });
  expect(cell('B3')).toMatchObject({ t: 'n', v: 1500, z: '[$JPY] #,##0' });
  expect(cell('C3')).toMatchObject({ t: 'n', v: 12.5 });
  const clock = new Date(new Date(at).getTime() - new Date(at).getTimezoneOffset() * 60_000);
  const { t, v } = cell('D3');
  expect([t, Math.round(Number(v) / 1000)]).toEqual(['d', clock.getTime() / 1000]);
  expect(cell('F3')).toMatchObject({ t: 'b', v: true });
});

test('our reader gets the same', async () => {
  const [sheet] = readXlsx(await written([['head'], TEXTS, [MONEY, 0.1, undefined]]));
  expect(sheet!.rows[1]!.cells).toEqual(TEXTS);
  expect(sheet!.rows[2]!.cells.slice(0, 2)).toEqual([{ stored: 1234567890.5, shown: 'USD 1,234,567,890.50' }, 0.1]);
});

test('a formula that has failed is read as its error, not as an empty cell; numbers and texts beside it stay', async () => {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['SKU', 'Brand', 'Stock'],
    ['A-1', '', 12],
    ['t="e"', 'B', 3],
  ]);
  sheet.B2 = { t: 'e', v: 42, w: '#N/A', f: 'VLOOKUP(A2,Z:Z,1,0)' };
  const book = XLSX.utils.book_new(sheet, 'Products');
  const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
  const [read] = readXlsx(bytes);
  expect(read!.rows.slice(1).map(({ cells }) => cells)).toEqual([
    ['A-1', '#N/A', 12],
    ['t="e"', 'B', 3],
  ]);
});

test('choices are lists in a second sheet, and hints are at their cells', async () => {
  const rows: Cell[][] = [['SKU', 'Unit']];
  const choices = [{ column: 1, options: ['piece', "it's <set>"] }];
  const hints = [{ column: 0, title: 'SKU', text: 'Up to 64 characters & unique' }];
  const blob = await writeXlsx([{ name: 'A', rows, choices, hints }], 'Choices');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const book = XLSX.read(bytes, { bookFiles: true }) as XLSX.WorkBook & {
    files: Record<string, { content: Uint8Array }>;
  };
  expect(book.SheetNames).toEqual(['A', 'Choices']);
  expect(XLSX.utils.sheet_to_json(book.Sheets.Choices!, { header: 1 })).toEqual([['Unit'], ['piece'], ["it's <set>"]]);
  const xml = new TextDecoder().decode(book.files['xl/worksheets/sheet1.xml']!.content);
  expect(xml).toMatch(/<\/sheetData><dataValidations count="2">.*<formula1>'Choices'!\$A\$2:\$A\$3<\/formula1>/);
  expect(xml).toContain('prompt="Up to 64 characters &amp; unique"');
  expect((await readSheets(bytes).catch((fault) => fault.key)) as string).not.toBe('broken');
});

describe('an archive that could hurt is refused before it is unpacked', () => {
  const key = (run: () => void) => {
    try {
      run();
    } catch (fault) {
      return (fault as { key: string }).key;
    }
    return undefined;
  };
  const zeros = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(8_000_000) });

  test('by what it declares: ratio, sum, number of parts, size', () => {
    expect(key(() => guardZip(zeros))).toBe('unpacksTooBig');
    const random = zipSync({ a: Uint8Array.from({ length: 5_000 }, () => Math.random() * 256) });
    expect(key(() => guardZip(random))).toBeUndefined();
    expect(key(() => guardZip(random, { ...ZIP_LIMITS, unpacked: 4_999 }))).toBe('unpacksTooBig');
    expect(key(() => guardZip(random, { ...ZIP_LIMITS, packed: 4_999 }))).toBe('tooBig');
    const many = zipSync(Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`p${at}`, strToU8('x')])));
    expect(key(() => guardZip(many, { ...ZIP_LIMITS, parts: 2 }))).toBe('unpacksTooBig');
  });

  test('by unpacking no further than it declares', () => {
    const liar = zeros.slice();
    const view = new DataView(liar.buffer);
    let directory = liar.length - 22;
    while (view.getUint32(directory, true) !== 0x02014b50) directory -= 1;
    // The directory says a kilobyte, its part unpacks to eight megabytes.
    view.setUint32(directory + 24, 1_000, true);
    expect(key(() => guardZip(liar))).toBe('unpacksTooBig');
  });

  /** A sheet as it is in the archive, with two headings. */
  function workbook(rows: string, { before = '', after = '' } = {}) {
    const heads = '<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>name</v></c></row>';
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
    return new Uint8Array(
      zipSync({
        'xl/workbook.xml': strToU8(
          '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
        ),
        'xl/_rels/workbook.xml.rels': strToU8(
          `<Relationships><Relationship Id="r1" Type="${type}" Target="worksheets/sheet1.xml"/></Relationships>`,
        ),
        'xl/worksheets/sheet1.xml': strToU8(
          `${before}<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${heads}${rows}</sheetData>${after}</worksheet>`,
        ),
      }),
    );
  }
  const row = (at: string, text: string) => `<row r="2"><c r="${at}" t="str"><v>${text}</v></c></row>`;

  test('or read as what is in it: a range of millions of cells, a cell in the last corner, entities of its own', async () => {
    const doctype = '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    const [entities] = await readSheets(workbook(row('A2', '&b;&c;'), { before: doctype }));
    expect(entities!.rows).toMatchObject([{ number: 2, cells: ['&b;&c;'] }]);
    const [corner] = await readSheets(workbook('<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c></row>'));
    expect(corner!.rows).toMatchObject([{ number: 1_048_576 }]);
    const merged = workbook(row('A2', 'x'), { after: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' });
    await expect(readSheets(merged)).rejects.toMatchObject({ key: 'tooManyColumns' });
  });

  test('broken: cut off, not an archive, no workbook in it', async () => {
    const good = await written([['head'], ['a']]);
    expect(key(() => guardZip(good))).toBeUndefined();
    expect(key(() => guardZip(good.slice(0, good.length - 40)))).toBe('broken');
    const hurt = good.slice().fill(0xff, 60, 90);
    expect(key(() => guardZip(hurt))).toBe('broken');
    const other = new Uint8Array(zipSync({ 'readme.txt': strToU8('hello') }));
    await expect(readSheets(other)).rejects.toMatchObject({ key: 'broken' });
  });
});
