/** @jest-environment ./scripts/check/jest-env.ts */
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { demoSheets } from '../columns/testing-context';
import { importInto } from './testing-import';
import { numberCell, textCell, textRow, workbook } from './testing-workbook';

/** A cell says what the table program shows in it; where a file cannot say that, nothing is taken for it. */

afterEach(() => setTransport(undefined));

const openShop = async () => demoSheets(await withDemo({ products: 60 }), 'zh');
const FORMATS = [
  '00000',
  '0000000000',
  '"M-"000',
  '[$€-2] #,##0.00',
  '0.00E+00',
  'yyyy"年"m"月"',
  ';;;',
  '"M-"@',
  '000\\-000',
];
const [ZEROS, TEN, LETTER, EURO, SCIENTIFIC, DATE, HIDDEN, TEXT, GROUPS] = FORMATS.map((_, at) => at + 1);

async function imported(heads: string[], cells: string, clears = false) {
  const rows = `${textRow(1, heads)}<row r="2">${cells}</row>`;
  const { job, ...found } = await importInto(await openShop(), workbook({ rows, formats: FORMATS }), clears);
  return { ...found, job, fields: job.rows()?.map((row) => row.fields) };
}

test('texts are read as their format shows them, numbers as they are stored', async () => {
  const { fields } = await imported(
    ['货号', '中文产品名称', 'HS 编码', '型号', '毛重（千克）', '品牌', 'port'],
    numberCell('A2', 123, ZEROS) +
      textCell('B2', '泵') +
      numberCell('C2', 901210000, TEN) +
      numberCell('D2', 7, LETTER) +
      numberCell('E2', 7, LETTER) +
      textCell('F2', '7', TEXT) +
      numberCell('G2', 123456, GROUPS),
  );
  expect(fields).toEqual([
    {
      sku: '00123',
      title: { zh: '泵' },
      hsCode: '0901210000',
      model: 'M-007',
      packaging: { grossWeight: 7 },
      brand: 'M-7',
      port: '123-456',
    },
  ]);
});

test.each([
  ['型号', 6901234567890, SCIENTIFIC, 'cellFormat'],
  ['型号', 46082, DATE, 'cellFormat'],
  ['型号', 5, HIDDEN, 'cellFormat'],
  ['库存', 5, HIDDEN, 'cellFormat'],
  // More digits than a number can hold.
  ['货号', 690123456789012400, 0, 'damaged'],
  ['货号', 1000000000000000, 0, 'damaged'],
  ['货号', 999999999999999, 0, undefined],
])('%s: %s in style %s has the fault %s', async (head, value, style, key) => {
  const heads = ['产品 ID', head, '中文产品名称'];
  const { faults } = await imported(heads, numberCell('B2', value, style) + textCell('C2', 'X'));
  expect(faults.map(([, one]) => one)).toEqual(key ? [key] : []);
});

test('the currency of a format is that of the amount', async () => {
  const { products } = await openShop();
  const product = products.find(({ pricing }) => pricing?.mode === 'single' && pricing.currency === 'USD')!;
  const cells = textCell('A2', product.sku) + numberCell('B2', 12, EURO);
  expect((await imported(['货号', '单价'], cells)).faults).toEqual([['price', 'otherCurrency']]);
});

test('a formula without its result is wrong and clears nothing', async () => {
  const product = (await openShop()).products[0]!;
  const cells = `${textCell('A2', product.sku)}<c r="B2"><f>C1&amp;"x"</f></c><c r="C2"><f>1+1</f><v></v></c>`;
  for (const clears of [false, true]) {
    const { faults, counts } = await imported(['货号', '品牌', '库存'], cells, clears);
    expect(faults).toEqual([
      ['brand', 'noResult'],
      ['stock', 'noResult'],
    ]);
    expect(counts).toMatchObject({ changed: 0, wrong: 1 });
  }
});

test('a formula with an empty text as its result is an empty cell', async () => {
  const product = (await openShop()).products[0]!;
  const cells = `${textCell('A2', product.sku)}<c r="B2" t="str"><f>""</f><v></v></c>`;
  expect((await imported(['货号', '品牌'], cells)).counts).toMatchObject({ same: 1, wrong: 0 });
});

test('a cell merged over rows says the same in each; what it covers of other columns is not empty', async () => {
  const shop = await openShop();
  const [one, two, three] = shop.products as [
    (typeof shop.products)[0],
    (typeof shop.products)[0],
    (typeof shop.products)[0],
  ];
  const rows = [
    textRow(1, ['货号', '品牌', '型号']),
    textRow(2, [one.sku, '甬泉测试', 'a']),
    textRow(3, [two.sku, '', 'b']),
    textRow(4, [three.sku, 'X', '']),
    '<row r="5"><c r="B5"/></row>',
  ].join('');
  const after = '<mergeCells count="2"><mergeCell ref="B2:B3"/><mergeCell ref="B4:C4"/></mergeCells>';
  const { job, faults, counts } = await importInto(shop, workbook({ rows, after }), true);
  expect(job.rows()!.map(({ fields }) => fields)).toEqual([
    { brand: '甬泉测试', model: 'a' },
    { brand: '甬泉测试', model: 'b' },
  ]);
  expect(faults).toEqual([['model', 'merged']]);
  expect(counts).toMatchObject({ new: 0 });
});

test('a cell or a row without its place follows the one before it', async () => {
  const { products, context } = await openShop();
  const cells = (texts: string[]) => `<row>${texts.map((text) => textCell('', text)).join('')}</row>`;
  const rows = cells(['货号', '品牌']) + cells([products[0]!.sku, '甬泉测试']);
  const { job } = await importInto({ products, context }, workbook({ rows }));
  expect(job.rows()).toMatchObject([{ fields: { brand: '甬泉测试' } }]);
});
