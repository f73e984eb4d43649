/** @jest-environment ./scripts/jest-env.ts */
import { withDemo } from '@/lib/demo/test-transport';
import { setTransport } from '@/lib/api/request/transport';
import { readCsv, writeCsv } from '@/lib/sheet/csv';
import { textOfCell } from '@/lib/sheet/cell';
import { readXlsx, writeXlsx } from '@/lib/sheet/xlsx';
import { SHEET_COLUMNS } from './columns';
import { codeIn, labelIn } from './context';
import { headOf, partOfHead, productRow, productSheet } from './product-rows';
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
  const rows = products.map((product) => productRow(product, SHEET_COLUMNS, context));
  const sheet = productSheet(rows, SHEET_COLUMNS, context, Infinity);
  const csv = readCsv(writeCsv(sheet.rows));
  const short = productSheet(rows, SHEET_COLUMNS, context);
  const [book] = await readXlsx(new Uint8Array(await (await writeXlsx([short])).arrayBuffer()));
  expect(csv).toHaveLength(41);
  expect(book!.rows).toHaveLength(41);
  products.forEach((product, at) => {
    SHEET_COLUMNS.forEach(({ key, codec }, column) => {
      if (key === 'images') return;
      const plain = codec.plain ?? ((text: string) => text);
      expect([key, plain(textOfCell(book!.rows[at + 1]![column]))]).toEqual([
        key,
        plain(textOfCell(csv[at + 1]![column])),
      ]);
    });
    expect(csv[at + 1]![1]).toBe(product.sku);
  });
});

test('a text longer than a cell goes on in further columns, and no character is cut in two', () => {
  const context = { locale: 'en', heads: { sku: { en: 'SKU' }, brand: { en: 'Brand' } }, texts: { sheet: 'P' } };
  const columns = SHEET_COLUMNS.filter(({ key }) => ['sku', 'brand'].includes(key));
  const sheet = productSheet(
    [
      ['A', 'ab😀cdef'],
      ['B', 'x'],
    ],
    columns,
    context as never,
    3,
  );
  expect(sheet.rows).toEqual([
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
