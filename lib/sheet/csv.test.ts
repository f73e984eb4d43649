import * as XLSX from '@e965/xlsx';
import { guardFormula, unguardFormula } from './formula';
import { readCsv, writeCsv } from './csv';
import { readSheets } from './read-sheet';

const bytes = (text: string) => new TextEncoder().encode(text);
/** 产品,货号 and 泵,A-1 as Chinese Excel saves them. */
const GBK = Uint8Array.from([
  ...[0xb2, 0xfa, 0xc6, 0xb7, 0x2c, 0xbb, 0xf5, 0xba, 0xc5, 0x0d, 0x0a],
  ...[0xb1, 0xc3, 0x2c, 0x41, 0x2d, 0x31, 0x0d, 0x0a],
]);

test('a written file begins with the mark by which Excel knows UTF-8, and is read as it was written', () => {
  const rows = [
    ['货号', '名称'],
    ['A;1', '第一行\n第二行'],
    ['0012', ' "quoted" '],
    ['=1+2', "'-7"],
  ];
  const written = writeCsv(rows);
  expect([...written.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(written)).toContain("'=1+2");
  expect(readCsv(written).rows).toEqual(rows);
});

test.each([
  '=1',
  '+86 574',
  '-1',
  '@x',
  '\tx',
  '\rx',
  '＝1',
  "'=1",
  "''=1",
  "'tis",
  'a=1',
  '',
  "'",
  'a;=1',
  "a\n'=1",
  '\t=1;-2',
  'a;b',
])('no text is executed, and every one is read unchanged: %j', (text) => {
  const guarded = guardFormula(text);
  expect(/^[=+\-@\t\r＝＋－＠]/.test(guarded)).toBe(false);
  expect(unguardFormula(guarded)).toBe(text);
});

/** What Excel would execute: a cell that begins like a formula, or is one behind signs that it skips. */
const executed = (text: string, FS: string) => {
  const book = XLSX.read(text.replace(/^\uFEFF/, ''), { type: 'string', FS, raw: true });
  const rows = XLSX.utils.sheet_to_json<string[]>(Object.values(book.Sheets)[0]!, { header: 1, raw: true });
  return rows.flat().filter((cell) => typeof cell === 'string' && /^[\s\0]*[=+\-@]/.test(cell));
};

const ATTACKS = [
  'Hello;=HYPERLINK("http://x")',
  'Hello\t=1+1',
  'Hello\n=1+1',
  'Hello\r\n\r\n@SUM(1)',
  '\0=1+1',
  'a;\0=1+1',
  ' =1+1',
  '\u200b=1',
  "a;'=1",
  '";=1+1',
  'a,b;=1',
];

test.each([',', ';', '\t'])('no text is executed, whichever separator a table program expects: %j', (separator) => {
  const rows = ATTACKS.map((text) => ['A-1', text, 'B']);
  const written = writeCsv(rows);
  const own = new TextDecoder().decode(written);
  expect(executed(own, separator)).toEqual([]);
  // A null character is no part of a text.
  expect(readCsv(written).rows).toEqual(rows.map((row) => row.map((text) => text.replaceAll('\0', ''))));
});

test.each([
  ['sku,name\n1,"2" 管件"\n', { row: 2, column: 'B', text: '"2" 管件"' }],
  ['sku,name\n1,"a\nb"\n"open,x\n', { row: 3, column: 'A', text: '"open,x' }],
])('a quote that does not end its field is refused with its place: %j', (text, values) => {
  expect(() => readCsv(bytes(text))).toThrow(expect.objectContaining({ key: 'quote', values }));
});

test('a quote within a field, spaces behind a quoted one, and every kind of line break are read', () => {
  expect(readCsv(bytes('a,b\r1,2" pipe\r\n"x" ,\n')).rows).toEqual([
    ['a', 'b'],
    ['1', '2" pipe'],
    ['x', undefined],
  ]);
});

test.each([
  ['comma', 'a,b\n1;5,2\n3,4\n'],
  ['semicolon', 'a;b\n"1;5";2\n3;4\n'],
  ['tab', 'a\tb\n1;5\t2\n3\t4\n'],
  ['the separator that Excel names', 'sep=;\r\na;b\r\n"1;5";2\r\n3;4'],
])('the delimiter is found: %s', (_name, text) => {
  expect(readCsv(bytes(text)).rows.slice(0, 3)).toEqual([
    ['a', 'b'],
    ['1;5', '2'],
    ['3', '4'],
  ]);
});

test('UTF-8 without a mark, UTF-16 and GBK are read', () => {
  expect(readCsv(bytes('产品,货号\n泵,A-1')).rows[1]).toEqual(['泵', 'A-1']);
  expect(readCsv(GBK).rows.slice(0, 2)).toEqual([
    ['产品', '货号'],
    ['泵', 'A-1'],
  ]);
  const wide = Uint8Array.from([
    0xff,
    0xfe,
    ...[...'a,泵'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
  ]);
  expect(readCsv(wide).rows[0]).toEqual(['a', '泵']);
});

test('a file that is no sheet is refused with its reason', async () => {
  const reason = (content: Uint8Array<ArrayBuffer>) => readSheets(content).catch((fault) => fault.key);
  expect(await reason(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('oldExcel');
  expect(await reason(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBe('notSheet');
  expect(await reason(bytes('sku\n'))).toBe('noRows');
  expect(await reason(bytes(''))).toBe('noRows');
  expect(await reason(bytes('sku,name\n1,"open\n2,x'))).toBe('quote');
  expect(await reason(bytes(`sku\n${'1\n'.repeat(20_001)}`))).toBe('tooManyRows');
});

test('rows keep the numbers that the table program shows, whatever is empty above them', async () => {
  const [sheet] = await readSheets(bytes('\n\nsku,name\n\nA,x\n,\nB,y'));
  expect(sheet).toMatchObject({ name: '', heads: ['sku', 'name'] });
  expect(sheet!.rows.map(({ number }) => number)).toEqual([5, 7]);
});
