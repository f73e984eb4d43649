/** @jest-environment ./scripts/check/jest-env.ts */
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { demoSheets } from '../columns/testing-context';
import { importInto } from './testing-import';
import { isFileName, pictureKey } from './pictures';

/** Codes, names of files and headings are equal however they are composed, padded or split into lines. */

afterEach(() => setTransport(undefined));

const openShop = async () => demoSheets(await withDemo({ products: 60 }), 'zh');
const [COMPOSED, DECOMPOSED] = ['Caf\u00e9 pump.png', 'Cafe\u0301 pump.png'];

test('a picture is found by the last part of its path, in any composition and case', async () => {
  const shop = await openShop();
  const { job, counts } = await importInto(shop, [
    ['货号', 'images'],
    [shop.products[0]!.sku, `${COMPOSED}; C:\\图片\\b.png; 图片/c.PNG; \u200bd.png`],
  ]);
  expect(counts.pictures).toHaveLength(4);
  [DECOMPOSED, 'B.png', 'c.png'].forEach((name) => job.setPicture(name, `https://cdn.example/${pictureKey(name)}`));
  expect(job.setPicture('d.png', 'https://cdn.example/d')).toMatchObject({ changed: 1, wrong: 0, pictures: [] });
});

test('pictures of one name in several folders are not taken for each other', async () => {
  const shop = await openShop();
  const [one, two] = shop.products;
  const { job, faults, counts } = await importInto(shop, [
    ['货号', 'images'],
    [one!.sku, 'A-1\\1.jpg'],
    [two!.sku, 'A-2/1.jpg'],
  ]);
  expect(faults).toEqual([
    ['images', 'sharedPicture'],
    ['images', 'sharedPicture'],
  ]);
  expect(counts.pictures).toEqual([]);
  expect(job.correct(job.wrong(0, 1).cells[0]!, 'a1.jpg')).toMatchObject({ pictures: ['a1.jpg', 'A-2/1.jpg'] });
});

test.each(['https://a.example/b.jpg', '/pictures/b.jpg', './b.jpg', '//a.example/b.jpg', 'data:image/png'])(
  '%s is an address and no file',
  (text) => {
    expect(isFileName(text)).toBe(false);
  },
);

test('a SKU is found without signs that nobody sees, and a new one is stored without them', async () => {
  const shop = await openShop();
  const [one] = shop.products;
  const { job, counts } = await importInto(shop, [
    ['货号', '品牌', '中文产品名称'],
    [`\u200b${one!.sku}\ufeff`, 'X', ''],
    [`N\u00ad-1\u200e `, '', '泵'],
    ['Cafe\u0301', '', '泵'],
    ['caf\u00e9', '', '泵'],
  ]);
  expect(counts).toMatchObject({ changed: 1, new: 2, wrong: 1 });
  expect(job.rows()!.map(({ fields }) => fields)).toMatchObject([{ brand: 'X' }, { sku: 'N-1' }, { sku: 'Caf\u00e9' }]);
  expect(job.rows()![0]!.fields).not.toHaveProperty('sku');
  expect(job.match([[{ head: '货号', column: 'sku', at: [0], samples: [] }]]).skus).toContain(one!.sku);
});

test.each([
  ['货号\nSKU', 'sku'],
  ['中文产品名称\n(Product name)', 'titleZh'],
  ['货号（必填）', 'sku'],
  ['货\u200b号', 'sku'],
  ['单价\n(必填)', 'price'],
  ['库存\nStock', 'stock'],
  // Its unit or currency would be lost.
  ['单价（EUR）', ''],
  ['单价\nEUR', ''],
  ['库存（箱）', ''],
  ['毛重（磅）', ''],
  // Two fields.
  ['品牌\n型号', ''],
])('the heading %j is that of %s', async (head, column) => {
  const { sheets } = await importInto(await openShop(), [[head], ['x']]);
  expect(sheets[0]!.heads[0]!.column).toBe(column);
});
