/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import * as XLSX from '@e965/xlsx';
import { setTransport } from '@/lib/api/request/transport';
import type { Product } from '@/lib/api/product-schema';
import { withDemo } from '@/lib/demo/test-transport';
import { writeCsv } from '@/lib/sheet/csv';
import { SHEET_COLUMNS } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { demoSheets } from '../columns/testing-context';
import { correctCell } from '../import/load-products';
import { createExportJob } from './export-job';
import { createImportJob } from './import-job';
import { templateFile } from './template';

afterEach(() => setTransport(undefined));

const ALL = SHEET_COLUMNS.map(({ key }) => key);
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const open = async (locale: 'zh' | 'en' = 'zh', products = 60) => demoSheets(await withDemo({ products }), locale);

async function exported(products: Product[], context: SheetContext, format: 'xlsx' | 'csv', columns = ALL) {
  const job = createExportJob({ columns, format, context });
  job.add(products);
  return bytesOf(await job.file());
}

async function imported(bytes: Uint8Array<ArrayBuffer>, products: Product[], context: SheetContext, clears = false) {
  const job = createImportJob(context);
  const sheets = await job.read(bytes, {});
  const wanted = job.match(sheets.map(({ heads }) => heads));
  job.addProducts(products);
  return { job, sheets, wanted, counts: job.check(clears) };
}

const csv = (...rows: (string | undefined)[][]) => writeCsv(rows);

describe('an export is imported again without a change', () => {
  test.each([
    ['xlsx', 'zh', 'zh', false],
    ['csv', 'zh', 'en', false],
    ['xlsx', 'en', 'zh', true],
    ['csv', 'en', 'en', true],
  ] as const)('%s, written in %s and read in %s; empty cells clear: %s', async (format, from, to, clears) => {
    const { products, context } = await open(from);
    const { context: reader } = await open(to);
    const { counts, wanted, job } = await imported(await exported(products, context, format), products, reader, clears);
    expect(job.wrong(0, 5).cells).toEqual([]);
    expect(counts).toEqual({ new: 0, changed: 0, same: 60, wrong: 0, pictures: [], oldTerms: 0 });
    expect([wanted.ids.length, wanted.skus.length]).toEqual([60, 0]);
    expect(job.rows()).toEqual([]);
  });
});

test('a changed cell changes its field alone, with what it was before', async () => {
  const { products, context } = await open();
  const product = products.find(({ pricing }) => pricing?.mode === 'single')!;
  const { counts, job } = await imported(
    csv(
      ['货号', '单价', '库存', '贸易术语', '品牌'],
      [product.sku.toLowerCase(), '1,234.5', '７', 'fob；EXW', undefined],
    ),
    products,
    context,
  );
  expect(counts).toMatchObject({ changed: 1, wrong: 0 });
  const [row] = job.rows()!;
  expect(row).toMatchObject({ id: product.id, version: product.version, name: product.sku.toLowerCase() });
  expect(row!.fields).toEqual({
    sku: product.sku.toLowerCase(),
    pricing: { mode: 'single', currency: product.pricing!.currency, price: '1234.50' },
    stock: 7,
    tradeTerms: ['FOB', 'EXW'],
  });
  expect(row!.before).toEqual({
    sku: product.sku,
    pricing: product.pricing,
    stock: product.stock ?? null,
    tradeTerms: product.tradeTerms,
  });
});

test('an empty cell clears its field only if that is chosen', async () => {
  const { products, context } = await open();
  const product = products.find(({ brand, status }) => brand && status === 'online')!;
  const file = csv(['货号', '品牌', '详细描述'], [product.sku, '', '']);
  expect((await imported(file, products, context)).counts).toMatchObject({ same: 1, changed: 0 });
  const { job } = await imported(file, products, context, true);
  expect(job.rows()![0]).toMatchObject({ fields: { brand: null }, before: { brand: product.brand } });
});

test('a row without a known SKU is a new draft; it has the identity of one record, however often it is sent', async () => {
  const { products, context } = await open('en');
  const { counts, job } = await imported(
    csv(['SKU', 'Chinese product name', '单价', 'Currency'], ['N-1', '新泵', '12', 'usd']),
    products,
    context,
  );
  expect(counts).toMatchObject({ new: 1, wrong: 0 });
  expect(job.rows()).toEqual([
    {
      clientId: expect.stringMatching(/^[\w-]{36}$/),
      name: 'N-1',
      fields: { sku: 'N-1', title: { zh: '新泵' }, pricing: { price: '12', currency: 'USD', mode: 'single' } },
    },
  ]);
  expect(job.rows()).toEqual(job.rows());
});

test('every wrong cell is named by sheet, row, column, value and reason, and can be corrected', async () => {
  const { products, context } = await open('en');
  const [one, two] = products.filter(({ status }) => status === 'online') as [Product, Product];
  const { job, counts } = await imported(
    csv(
      ['Product ID', 'SKU', 'MOQ', 'HS code', 'Origin', 'Images'],
      [one.id, one.sku, 'many', '12', 'Atlantis', ''],
      ['no-such', 'X-9', '', '', '', ''],
      ['', two.sku, '', '', '', 'a.jpg'],
      ['', two.sku, '', '', '', ''],
    ),
    products,
    context,
  );
  expect(counts).toMatchObject({ wrong: 4, pictures: ['a.jpg'] });
  const found = job.wrong(0, 20).cells.map(({ row, column, text, fault }) => [row, column, text, fault.key]);
  expect(found).toEqual([
    [2, 'origin', 'Atlantis', 'choice'],
    [2, 'moq', 'many', 'number'],
    [3, 'id', 'no-such', 'unknownId'],
    [4, 'images', 'a.jpg', 'picture'],
    [5, 'sku', two.sku, 'duplicate'],
  ]);
  expect(job.rows()).toEqual([]);

  const at = (row: number) => job.wrong(0, 20).cells.find((cell) => cell.row === row)!;
  job.correct(at(2), 'germany');
  job.correct(at(2), String(one.moq!.quantity));
  expect(at(2)).toMatchObject({ column: 'hsCode', fault: { key: 'hsCode' } });
  expect(job.correct(at(2), '8421.99')).toMatchObject({ changed: 1, wrong: 3 });
  expect(job.setPicture('A.JPG', 'https://cdn.example/a.jpg')).toMatchObject({ changed: 2, wrong: 2, pictures: [] });
  expect(job.correct(at(5), 'N-2')).toMatchObject({ wrong: 2 });
  expect(job.rows()!.map(({ fields }) => fields)).toEqual([
    { hsCode: '842199', origin: 'DE' },
    { images: ['https://cdn.example/a.jpg'] },
  ]);
});

test('a corrected cell stays corrected when the columns are matched again', async () => {
  const { products, context } = await open('en', 5);
  const { job, sheets, counts } = await imported(csv(['SKU', 'Stock'], [products[0]!.sku, 'many']), products, context);
  expect(counts).toMatchObject({ wrong: 1 });
  job.correct(job.wrong(0, 1).cells[0]!, '777');
  job.match(sheets.map(({ heads }) => heads));
  expect(job.check(false)).toMatchObject({ wrong: 0, changed: 1 });
  expect(job.rows()![0]).toMatchObject({ fields: { stock: 777 } });
});

test('a corrected id or SKU is compared with the product that has it, also one that the file did not name', async () => {
  const { products, context } = await open();
  const [first, second, third] = products;
  const job = createImportJob(context);
  const sheets = await job.read(
    csv(['ID', '货号', '品牌'], ['nobody', '', 'X'], ['', first!.sku, ''], ['', first!.sku, 'Y']),
    {},
  );
  job.match(sheets.map(({ heads }) => heads));
  job.addProducts([first!]);
  job.check(false);
  const own = { compareWith: job.addProducts, correctCell: job.correct };
  const correct = (rowAt: number, text: string) => {
    const cell = job.wrong(0, 9).cells.find((one) => one.rowAt === rowAt)!;
    return correctCell(new QueryClient(), own, cell, text, new AbortController().signal);
  };
  expect(job.wrong(0, 9).cells.map(({ rowAt, column, fault }) => [rowAt, column, fault.key])).toEqual([
    [0, 'id', 'unknownId'],
    [2, 'sku', 'duplicate'],
  ]);
  expect(await correct(0, second!.id)).toMatchObject({ wrong: 1, changed: 1 });
  expect(await correct(2, third!.sku)).toMatchObject({ wrong: 0, changed: 2, new: 0 });
  expect(job.rows()!.map(({ id }) => id)).toEqual([second!.id, third!.id]);
});

test('a platform that holds a SKU twice is no fault of the file, a SKU typed twice is', async () => {
  const { products, context } = await open('en', 5);
  const [one, two, three] = products as [Product, Product, Product];
  const twins = [one, { ...two, sku: one.sku }, three];
  const rows = twins.map(({ id, sku }) => [id, sku]);
  expect((await imported(csv(['Product ID', 'SKU'], ...rows), twins, context)).counts).toMatchObject({ same: 3 });
  const taken = csv(['Product ID', 'SKU'], [one.id, three.sku], [two.id, 'N-1'], [three.id, 'n-1']);
  const { job } = await imported(taken, products, context);
  expect(job.wrong(0, 9).cells.map(({ row, column, fault }) => [row, column, fault.key])).toEqual([
    [2, 'sku', 'duplicate'],
    [4, 'sku', 'duplicate'],
  ]);
});

test('rules between cells are those of the form, and what the product lacked before is no fault of the file', async () => {
  const { products, context } = await open('en');
  const ladder = products.find(({ pricing }) => pricing?.mode === 'ladder')!;
  const draft = products.find(({ status }) => status === 'draft')!;
  const { job } = await imported(
    csv(['SKU', 'Price tiers', 'MOQ', 'Brand'], [ladder.sku, '10: 5; 20: 6', '10', ''], [draft.sku, '', '', 'Other']),
    products,
    context,
  );
  expect(job.wrong(0, 9).cells.map(({ column, path, fault }) => [column, path, fault.key])).toEqual([
    ['tiers', 'pricing.tiers.1.price', 'tierPrice'],
  ]);
  expect(job.rows()).toMatchObject([{ id: draft.id, fields: { brand: 'Other' } }]);
});

test('a price that the pricing of its product has no room for is wrong, unless the row changes the pricing too', async () => {
  const { products, context } = await open('en');
  const [one, two] = products.filter(({ pricing }) => pricing?.mode === 'ladder');
  const file = csv(
    ['SKU', 'Product name in Chinese', 'Unit price', 'Price tiers', 'Pricing'],
    [one!.sku, '', '1010', '', ''],
    [two!.sku, '', '1010', '', 'Single price'],
    ['N-1', '新泵', '12', '10: 5', ''],
  );
  const { job, counts } = await imported(file, products, context);
  expect(job.wrong(0, 9).cells.map(({ row, column, text, fault }) => [row, column, text, fault])).toEqual([
    [2, 'price', '1010', { key: 'otherPricing', values: { mode: 'ladder' } }],
    [4, 'price', '12', { key: 'otherPricing', values: { mode: 'ladder' } }],
  ]);
  expect(counts).toMatchObject({ wrong: 2, changed: 1 });
  expect(job.rows()).toMatchObject([{ id: two!.id, fields: { pricing: { mode: 'single', price: '1010' } } }]);
});

test('wrong rows are downloaded with their reasons, and imported again', async () => {
  const { products, context } = await open('en');
  const file = csv(['SKU', 'MOQ', 'Brand'], [products[0]!.sku, 'many', '=1+2'], [products[1]!.sku, '', '']);
  const { job } = await imported(file, products, context);
  const taken = await bytesOf(await job.wrongFile({ '0 0': 'MOQ: enter a number' }));
  const book = XLSX.read(taken);
  expect(XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!)).toEqual([
    { SKU: products[0]!.sku, MOQ: 'many', Brand: '=1+2', Reason: 'MOQ: enter a number' },
  ]);
  expect((await imported(taken, products, context)).counts).toMatchObject({ wrong: 1 });
});

test('of several sheets only those with wrong rows are in their file', async () => {
  const { products, context } = await open('en');
  const book = XLSX.utils.book_new();
  for (const [name, stock] of Object.entries({ Right: '12', Wrong: 'many' })) {
    const sku = products[name === 'Right' ? 0 : 1]!.sku;
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet([
        ['SKU', 'Stock'],
        [sku, stock],
      ]),
      name,
    );
  }
  const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const { job, counts } = await imported(bytes, products, context);
  expect(counts).toMatchObject({ wrong: 1 });
  expect(XLSX.read(await bytesOf(await job.wrongFile({}))).SheetNames).toEqual(['Wrong']);
});

test('the template has every field that can be filled in, with choices and hints, and is understood in both languages', async () => {
  const { context } = await open('zh', 5);
  const { context: english } = await open('en', 5);
  const bytes = await bytesOf(await templateFile(context, { sku: 'unique' }));
  const book = XLSX.read(bytes);
  expect(book.SheetNames).toEqual(['产品', '可选值']);
  const [heads] = XLSX.utils.sheet_to_json<string[]>(book.Sheets['产品']!, { header: 1 });
  expect(heads).toHaveLength(SHEET_COLUMNS.filter(({ path }) => path).length);
  const filled = csv(
    heads!,
    heads!.map((_, at) => (at === 0 ? 'T-1' : at === 1 ? '泵' : '')),
  );
  const { sheets, counts } = await imported(filled, [], english);
  expect(sheets[0]!.heads.filter(({ column }) => column === '')).toEqual([]);
  expect(counts).toMatchObject({ new: 1, wrong: 0 });
  // A template that nobody has filled in has no rows, whatever its second sheet holds.
  await expect(createImportJob(context).read(bytes, {})).rejects.toMatchObject({ key: 'noRows' });
});

test('a column is found by its name in either language, by what was chosen before, and goes on in further columns', async () => {
  const { products, context } = await open('zh', 5);
  const job = createImportJob(context);
  const rows = csv(
    ['sku *', 'Details (Chinese)', '货 号', 'My price', '中文详细描述', '中文详细描述 (2)'],
    [products[0]!.sku, '', 'x', '9', 'one ', 'two'],
  );
  const [sheet] = await job.read(rows, { myprice: 'price' });
  expect(sheet!.heads.map(({ head, column, at }) => [head, column, at])).toEqual([
    ['sku *', 'sku', [0]],
    ['Details (Chinese)', expect.any(String), [1]],
    ['货 号', '', [2]],
    ['My price', 'price', [3]],
    ['中文详细描述', expect.any(String), [4, 5]],
  ]);
});

test('every change is listed before it is sent, the worst first; a corrected cell changes the list', async () => {
  const { products, context } = await open('zh');
  const priced = products.filter(({ pricing }) => pricing?.mode === 'single');
  const [one, other, wrong] = priced as [Product, Product, Product];
  const { job } = await imported(
    csv(
      ['货号', '单价', '库存', '中文产品名称'],
      [one.sku, '', `${(one.stock ?? 0) + 1}`, ''],
      [other.sku, `${Number(other.pricing!.price) * 10}`, '', ''],
      [wrong.sku, 'x', `${(wrong.stock ?? 0) + 1}`, ''],
      ['NEW-1', '', '', '新泵'],
    ),
    products,
    context,
  );
  const listed = () => job.changes(undefined, 0, 9).changes.map(({ path, sku, after }) => [path, sku, after]);
  expect(listed()).toEqual([
    ['pricing', other.sku, expect.objectContaining({ currency: other.pricing!.currency })],
    ['stock', one.sku, (one.stock ?? 0) + 1],
    ['new', 'NEW-1', undefined],
  ]);
  expect(job.changes('pricing', 0, 9).changes[0]).toMatchObject({ id: other.id, title: other.title, jump: 9 });
  job.correct({ sheetAt: 0, rowAt: 2, column: 'price' }, wrong.pricing!.price!);
  expect(job.changes('stock', 0, 9).total).toBe(2);
});
