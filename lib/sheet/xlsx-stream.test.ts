import * as XLSX from '@e965/xlsx';
import type { Cell } from './cell';
import { PackedList } from './packed';
import { columnName } from './xlsx-choices';
import { readXlsx } from './xlsx';
import { streamXlsx } from './xlsx-stream';

const TEXTS = [
  '=1+2',
  '0012',
  ' outer ',
  'two\nlines',
  'CR\r\nLF',
  'bell\u0007',
  '_x0041_',
  '😀 泵 <&>"',
  'x'.repeat(300),
];
const AT = '2026-11-20T06:05:00.000Z';
const FIGURES: Cell[] = [
  { amount: '1234567890.50', currency: 'USD' },
  { amount: '1500', currency: 'JPY' },
  12.5,
  { at: AT },
  undefined,
  true,
  { amount: '12345678901234567.89', currency: 'USD' },
];

async function streamed(pages: Cell[][][], currencies = ['USD', 'JPY']) {
  const sheet = { name: 'Products: [a/b]', rows: [['head', 'head', '<b>']], widths: [10, 20, 30] };
  return new Uint8Array(await (await streamXlsx(sheet, pages, currencies)).arrayBuffer());
}

test('another library reads the same cells from a workbook that was packed row by row', async () => {
  const book = XLSX.read(await streamed([[TEXTS], [], [FIGURES, TEXTS]]), { cellDates: true, cellNF: true, UTC: true });
  expect(book.SheetNames).toEqual(['Products   a b ']);
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const cell = (address: string) => sheet[address] as XLSX.CellObject | undefined;
  expect(['A1', 'B1', 'C1'].map((address) => cell(address)?.v)).toEqual(['head', 'head', '<b>']);
  // That library turns CR LF into LF.
  const same = TEXTS.map((text) => ['s', undefined, text.replace('\r\n', '\n')]);
  for (const row of [2, 4])
    expect(TEXTS.map((_, at) => cell(columnName(at) + row)).map((one) => [one?.t, one?.f, one?.v])).toEqual(same);
  expect(cell('A3')).toMatchObject({ t: 'n', v: 1234567890.5, z: '[$USD] #,##0.00' });
  expect(cell('B3')).toMatchObject({ t: 'n', v: 1500, z: '[$JPY] #,##0' });
  expect(cell('C3')).toMatchObject({ t: 'n', v: 12.5 });
  const { t, v } = cell('D3')!;
  const clock = new Date(AT).getTime() - new Date(AT).getTimezoneOffset() * 60_000;
  expect([t, Math.round(Number(v) / 1000)]).toEqual(['d', clock / 1000]);
  expect(cell('E3')).toBeUndefined();
  expect(cell('F3')).toMatchObject({ t: 'b', v: true });
  // More digits than a number can hold.
  expect(cell('G3')).toMatchObject({ t: 's', v: '12345678901234567.89' });
});

test('so does our reader; a workbook without rows or money is one, too', async () => {
  const [sheet] = readXlsx(await streamed([[TEXTS]]));
  expect(sheet!.rows[1]!.cells).toEqual(TEXTS);
  const [empty] = readXlsx(await streamed([], []));
  expect(empty!.rows).toEqual([{ number: 1, cells: ['head', 'head', '<b>'] }]);
});

test('a packed list holds what was added, in its order, wherever its pages end', () => {
  const list = new PackedList<{ at: number; text: string | null }>();
  const values = Array.from({ length: 120 }, (_, at) => ({ at, text: at % 3 ? `泵 ${at}\ud800` : null }));
  list.add(values.slice(0, 7));
  list.add(values.slice(7));
  expect(list).toHaveLength(120);
  expect([...list].flat()).toEqual(values);
  expect([119, 0, 50, 49, 100].map((at) => list.at(at).at)).toEqual([119, 0, 50, 49, 100]);
});
