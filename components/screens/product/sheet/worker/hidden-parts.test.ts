/** @jest-environment ./scripts/check/jest-env.ts */
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { demoSheets } from '../columns/testing-context';
import { importInto } from './testing-import';
import { textRow, workbook } from './testing-workbook';

/** What the supplier has hidden is not imported in silence. */

afterEach(() => setTransport(undefined));

const openShop = async () => demoSheets(await withDemo({ products: 60 }), 'zh');
const HEADS = ['货号', '品牌', '型号'];

test('hidden rows and sheets are left out, and counted', async () => {
  const shop = await openShop();
  const [one, two, three] = shop.products;
  const rows = [
    textRow(1, HEADS),
    textRow(2, [one!.sku, 'A', '']),
    textRow(3, [two!.sku, 'B', ''], ' hidden="1"'),
    textRow(4, [three!.sku, 'C', ''], ' ht="0" customHeight="1"'),
    textRow(5, ['', '', ''], ' hidden="true"'),
  ].join('');
  const others = [
    { state: 'veryHidden', rows: textRow(1, HEADS) + textRow(2, [three!.sku, 'D', '']) },
    // The choices of drop-down lists are no products.
    { state: 'hidden', rows: textRow(1, ['x']) + textRow(2, ['y']) },
  ];
  const { sheets, job } = await importInto(shop, workbook({ rows, others }));
  expect(sheets).toMatchObject([{ name: 'S1', rows: 1, hiddenRows: 2, hiddenSheets: ['S2'] }]);
  expect(job.rows()!.map(({ fields }) => fields)).toEqual([{ brand: 'A' }]);
});

test('a hidden column fills no field unless it is chosen; a hidden id still finds its product', async () => {
  const shop = await openShop();
  const product = shop.products[0]!;
  const rows = textRow(1, ['产品 ID', '品牌', '型号']) + textRow(2, [product.id, 'A', 'M']);
  const before = '<cols><col min="1" max="2" width="9" hidden="1"/><col min="4" max="16384" hidden="1"/></cols>';
  const { sheets, job } = await importInto(shop, workbook({ before, rows }));
  expect(sheets[0]!.heads.map(({ column, isHidden }) => [column, isHidden])).toEqual([
    ['id', true],
    ['', true],
    ['model', undefined],
  ]);
  expect(job.rows()).toMatchObject([{ id: product.id, fields: { model: 'M' } }]);
  job.match([sheets[0]!.heads.map((head, at) => (at === 1 ? { ...head, column: 'brand' } : head))]);
  job.check(false);
  expect(job.rows()).toMatchObject([{ fields: { brand: 'A', model: 'M' } }]);
});
