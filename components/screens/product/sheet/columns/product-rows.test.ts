/** @jest-environment ./scripts/check/jest-env.ts */
import { holdCell, textIn } from '../worker/held-cell';
import * as XLSX from '@e965/xlsx';
import { productDraftSchema } from '@/lib/api/product-schema';
import { refusedAt } from '@/lib/schema/testing-refusals';
import { withDemo } from '@/lib/demo/test-transport';
import { setTransport } from '@/lib/api/request/transport';
import { readCsv, writeCsv } from '@/lib/sheet/csv';
import { textOfCell } from '@/lib/sheet/cell';
import { readXlsx } from '@/lib/sheet/xlsx';
import { streamXlsx } from '@/lib/sheet/xlsx-stream';
import { SHEET_COLUMNS } from './columns';
import { codeIn, labelIn } from './context';
import { createProductRows, headOf, partOfHead } from './product-rows';
import { demoSheets } from './testing-context';

afterEach(() => setTransport(undefined));

test('headings are named in both languages, and no two are equal', async () => {
  for (const locale of ['zh', 'en'] as const) {
    const { context } = await demoSheets(await withDemo({ products: 5 }), locale);
    const heads = SHEET_COLUMNS.map((column) => headOf(column, context));
    expect(new Set(heads).size).toBe(heads.length);
    expect(heads).not.toContain('');
    expect(heads.filter((head) => SHEET_COLUMNS.some(({ key }) => key === head))).toEqual([]);
  }
});

test('each column is written into a field that the contract has', () => {
  const paths = SHEET_COLUMNS.flatMap(({ path = [] }) => path);
  // No field may be this.
  const unknown = paths.filter((path) => !refusedAt(productDraftSchema, {}, path, Symbol()).includes(path));
  expect(unknown).toEqual([]);
  expect(paths.length).toBeGreaterThan(40);
});

test.each(['zh', 'en'] as const)('every field of every product survives its cell: %s', async (locale) => {
  const { products, context } = await demoSheets(await withDemo({ products: 120 }), locale);
  const lost: string[] = [];
  for (const product of products) {
    for (const { key, codec, path } of SHEET_COLUMNS) {
      const cell = codec.write(product, context);
      if (!path || cell === undefined) continue;
      const text = typeof cell === 'object' ? ('amount' in cell ? cell.amount : cell.at) : String(cell);
      const parsed = codec.parse(text, context, product);
      const again = 'value' in parsed ? codec.write(withField(product, path, parsed.value), context) : parsed.fault.key;
      if (JSON.stringify(again) !== JSON.stringify(cell))
        lost.push(`${key}: ${text.slice(0, 40)} → ${JSON.stringify(again)?.slice(0, 40)}`);
    }
  }
  expect(lost).toEqual([]);
});

function withField<T>(record: T, path: string, value: unknown): T {
  const copy = structuredClone(record) as Record<string, unknown>;
  const keys = path.split('.');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] = (at[key] ?? {}) as Record<string, unknown> as never;
  at[keys.at(-1)!] = value;
  return copy as T;
}

test('both files hold the same values as the products', async () => {
  const { products, context } = await demoSheets(await withDemo({ products: 40 }), 'en');
  const rows = createProductRows(SHEET_COLUMNS, context, Infinity);
  const short = createProductRows(SHEET_COLUMNS, context);
  [rows, short].forEach((one) => one.addProducts(products));
  const { rows: csv } = readCsv(writeCsv([...rows.sheet().rows, ...[...rows.pages()].flat()]));
  const file = await streamXlsx(short.sheet(), short.pages(), short.currencies);
  const [book] = readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(csv).toHaveLength(41);
  expect(book!.rows).toHaveLength(41);
  products.forEach((product, at) => {
    SHEET_COLUMNS.forEach(({ key, codec }, column) => {
      if (key === 'images') return;
      const plain = codec.plain ?? ((text: string) => text);
      expect([key, plain(textIn(holdCell(book!.rows[at + 1]!.cells[column]), codec).text)]).toEqual([
        key,
        plain(textOfCell(csv[at + 1]![column])),
      ]);
    });
    expect(csv[at + 1]![1]).toBe(product.sku);
  });
});

test('another library reads every cell of every product with its type, as it was written', async () => {
  const { products, context } = await demoSheets(await withDemo({ products: 520 }), 'zh');
  const rows = createProductRows(SHEET_COLUMNS, context);
  rows.addProducts(products);
  const file = await streamXlsx(rows.sheet(), rows.pages(), rows.currencies);
  const book = XLSX.read(new Uint8Array(await file.arrayBuffer()), { cellDates: true, UTC: true });
  const read = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, UTC: true });
  const heads = rows.sheet().rows[0]!;
  const clock = (at: string) => Date.parse(at) - new Date(at).getTimezoneOffset() * 60_000;
  // An image as a data URL may be longer than a cell: its further parts are in columns behind it.
  const cellsOf = (row: unknown[], head: string) => {
    const all = heads.flatMap((one, at) => (one === head || partOfHead(String(one))?.head === head ? [row[at]] : []));
    return all.length > 1 ? all.filter((cell) => cell !== undefined).join('') || undefined : all[0];
  };
  expect(read[0]).toEqual(heads);
  expect(read).toHaveLength(products.length + 1);
  const wrong = products.flatMap((product, at) =>
    SHEET_COLUMNS.flatMap((one) => {
      const head = headOf(one, context);
      const written = one.codec.write(product, context);
      const found = cellsOf(read[at + 1]!, head);
      const plain = typeof written === 'object' && 'amount' in written ? Number(written.amount) : written;
      const isEqual =
        typeof plain === 'object'
          ? found instanceof Date && Math.round((found.getTime() - clock(plain.at)) / 1000) === 0
          : found === (plain === '' ? undefined : typeof plain === 'string' ? plain.replace(/\r\n?/g, '\n') : plain);
      return isEqual ? [] : [[product.sku, head, found, written]];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('a text longer than a cell goes on in further columns, and no character is cut in two', () => {
  const context = { locale: 'en', heads: { sku: { en: 'SKU' }, brand: { en: 'Brand' } }, texts: { sheet: 'P' } };
  const columns = SHEET_COLUMNS.filter(({ key }) => ['sku', 'brand'].includes(key));
  const rows = createProductRows(columns, context as never, 3);
  rows.add([
    ['A', 'ab😀cdef'],
    ['B', 'x'],
  ]);
  const sheet = rows.sheet();
  expect([...sheet.rows, ...[...rows.pages()].flat()]).toEqual([
    ['SKU', 'Brand', 'Brand (2)', 'Brand (3)'],
    ['A', 'ab', '😀c', 'def'],
    ['B', 'x', undefined, undefined],
  ]);
  expect(sheet.widths).toHaveLength(4);
  expect(partOfHead('Brand (2)')).toEqual({ head: 'Brand', part: 2 });
  expect(partOfHead('长度（12）')).toEqual({ head: '长度', part: 12 });
  expect(partOfHead('Package length (cm)')).toBeUndefined();
});

test('a choice is known by its code and by its names in both languages; a shared name is no name', async () => {
  const { context } = await demoSheets(await withDemo({ products: 5 }), 'en');
  const { unit, country, flag, tradeTerm, paymentTerm, category } = context.choices;
  expect(['piece', 'pieces', 'Piece', '件'].map((text) => codeIn(unit, text))).toEqual(Array(4).fill('piece'));
  expect([codeIn(country, '中国'), codeIn(country, 'china'), labelIn(country, 'CN')]).toEqual(['CN', 'CN', 'China']);
  expect([codeIn(flag, '是'), codeIn(flag, 'No')]).toEqual(['true', 'false']);
  expect([codeIn(tradeTerm, 'fob'), codeIn(paymentTerm, 'T/T 电汇')]).toEqual(['FOB', 'TT']);
  const deep = category.find(({ label }) => label.includes(' > '))!;
  expect(codeIn(category, deep.label)).toBe(deep.code);
  const twins = [
    { code: 'a', label: 'Pumps', names: [] },
    { code: 'b', label: 'Pumps', names: [] },
  ];
  expect([codeIn(twins, 'Pumps'), labelIn(twins, 'a'), codeIn(twins, 'b')]).toEqual([undefined, 'a', 'b']);
});
