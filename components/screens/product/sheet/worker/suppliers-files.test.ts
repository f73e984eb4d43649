/** @jest-environment ./scripts/check/jest-env.ts */
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { demoSheets } from '../columns/testing-context';
import { importInto } from './testing-import';

/** How suppliers write what the template would have as choices, and what they put above their headings. */

afterEach(() => setTransport(undefined));

const openShop = async () => demoSheets(await withDemo({ products: 60 }), 'zh');

async function imported(file: string[][] | string) {
  const { job, ...found } = await importInto(await openShop(), file);
  return { ...found, fields: job.rows()?.map((row) => row.fields) };
}
const skuOf = async () => (await openShop()).products[0]!.sku;

test('a title and a note above the headings are no headings, and numbers of rows are those of the file', async () => {
  const { counts, faults } = await imported([
    ['2026 年秋季产品表', ''],
    ['品牌', '请勿改动货号'],
    ['货号', '品牌', '毛重（千克）'],
    [await skuOf(), '甬泉测试', 'x'],
  ]);
  expect(counts).toMatchObject({ wrong: 1, new: 0 });
  expect(faults).toEqual([['grossWeight', 'number']]);
});

test('a title above does not hide which separator the file has', async () => {
  const { fields } = await imported(`Price list, autumn\r\n货号;品牌\r\n${await skuOf()};甬泉测试\r\n`);
  expect(fields).toEqual([{ brand: '甬泉测试' }]);
});

test.each([
  ['关键词', 'a1, b2，c3、d4', { keywords: ['a1', 'b2', 'c3', 'd4'] }],
  ['关键词', '"a1, b2"; c3', { keywords: ['a1, b2', 'c3'] }],
  ['贸易术语', 'EXW, DAP、ddp', { tradeTerms: ['EXW', 'DAP', 'DDP'] }],
  ['贸易术语', 'CNF；EXW', { tradeTerms: ['CFR', 'EXW'] }],
  ['贸易术语', 'c & f, CFR', { tradeTerms: ['CFR'] }],
  ['付款方式', 'T/T, L/C，Western Union', { paymentTerms: ['TT', 'LC', 'WU'] }],
])('%s: %s is a list', async (head, text, fields) => {
  expect(
    (
      await imported([
        ['货号', head],
        [await skuOf(), text],
      ])
    ).fields,
  ).toEqual([fields]);
});

test('a name with a comma that no choice has is refused, not cut in two, and is the one that is named', async () => {
  expect(
    (
      await imported([
        ['货号', '贸易术语'],
        [await skuOf(), 'FOB, Ningbo'],
      ])
    ).faults,
  ).toEqual([['tradeTerms', 'unknownChoice']]);
});

test.each([
  ['1', true],
  ['Y', true],
  ['√', true],
  ['有', true],
  ['0', false],
  ['n', false],
  ['×', false],
  ['无', false],
])('the flag %s is %s', async (text, available) => {
  const { products } = await openShop();
  const other = products.find(({ sample }) => sample !== undefined && sample.available !== available)!;
  const { fields } = await imported([
    ['货号', '样品'],
    [other.sku, text],
  ]);
  expect(fields).toMatchObject([{ sample: { available } }]);
});

test.each([
  ['pcs', 'piece'],
  ['个', 'piece'],
  ['KGS', 'kg'],
  ['公斤', 'kg'],
  ['㎡', 'square-metre'],
  ['CBM', 'cubic-metre'],
  ['ctns', 'carton'],
  ['sets', 'set'],
])('the unit %s is %s', async (text, unit) => {
  const { products } = await openShop();
  const other = products.find(({ moq }) => moq && moq.unit !== unit)!;
  const { fields } = await imported([
    ['货号', '单位'],
    [other.sku, text],
  ]);
  expect(fields).toMatchObject([{ moq: { unit } }]);
});

test('a term of an older Incoterms is read as that of today, and counted where it changes a product', async () => {
  const { products } = await openShop();
  const { counts } = await imported([
    ['货号', '贸易术语'],
    [products[0]!.sku, 'Ｃ＆Ｆ、EXW'],
    [products[1]!.sku, 'CFR'],
  ]);
  expect(counts).toMatchObject({ changed: 2, oldTerms: 1 });
});
