/** @jest-environment ./scripts/check/jest-env.ts */
import { setTransport } from '@/lib/api/request/transport';
import type { Product } from '@/lib/api/product-schema';
import { withDemo } from '@/lib/demo/test-transport';
import { demoSheets } from '../columns/testing-context';
import { importInto } from './testing-import';

/** Files that other programs and habits make: what they cannot mean is refused, and nothing is taken for another value. */

afterEach(() => setTransport(undefined));

const openShop = async () => demoSheets(await withDemo({ products: 60 }), 'zh');

const single = (products: Product[]) =>
  products.find(({ pricing, brand }) => brand && pricing?.mode === 'single' && pricing.currency === 'USD')!;

test('spaces around a text change nothing, neither the SKU nor the rest', async () => {
  const shop = await openShop();
  const { sku, brand } = single(shop.products);
  const { counts } = await importInto(shop, [
    ['货号', '品牌'],
    [`${sku}  `, `\u00a0${brand} `],
  ]);
  expect(counts).toMatchObject({ same: 1, changed: 0, wrong: 0 });
});

test.each([
  ['毛重（千克）', '0,125', 'grossWeight', 'number'],
  ['单价', '0,125', 'price', 'amount'],
  ['起订量', '1.000', 'moq', 'number'],
  ['单价', 'EUR 12', 'price', 'otherCurrency'],
  ['单价', '€12', 'price', 'otherCurrency'],
  ['单价', '￥12', 'price', 'otherCurrency'],
  ['单价', '12 RMB', 'price', 'otherCurrency'],
  ['单价', 'HK$12', 'price', 'otherCurrency'],
  ['样品价格', '€5', 'samplePrice', 'otherCurrency'],
  ['币种', 'XYZ', 'currency', 'choice'],
  ['品牌', '#N/A', 'brand', 'cellError'],
  ['英文产品名称', '#REF!', 'titleEn', 'cellError'],
  ['品牌', '########', 'brand', 'cellError'],
])('%s: %s is refused', async (head, text, column, key) => {
  const shop = await openShop();
  const { faults } = await importInto(shop, [
    ['货号', head],
    [single(shop.products).sku, text],
  ]);
  expect(faults).toEqual([[column, key]]);
});

test('the same digits in another currency are not the same price', async () => {
  const shop = await openShop();
  const { sku, pricing } = single(shop.products);
  const { faults } = await importInto(shop, [
    ['货号', '单价'],
    [sku, `€${pricing!.price}`],
  ]);
  expect(faults).toEqual([['price', 'otherCurrency']]);
});

test.each([
  ['US$ 12', 'USD', 'USD'],
  ['$12', 'usd', 'USD'],
  ['12 USD', 'USD', 'USD'],
  ['￥12', 'RMB', 'CNY'],
  ['12 RMB', 'CNY', 'CNY'],
  ['１２', 'ＥＵＲ', 'EUR'],
])('%s with the currency %s is 12 %s', async (price, typed, currency) => {
  const shop = await openShop();
  const { job, faults } = await importInto(shop, [
    ['货号', '币种', '单价'],
    [single(shop.products).sku, typed, price],
  ]);
  expect(faults).toEqual([]);
  expect(job.rows()).toMatchObject([{ fields: { pricing: { price: '12', currency } } }]);
});

test.each([
  [';', '毛重（千克）', '1,250', 'grossWeight'],
  [';', '毛重（千克）', '1.250', 'grossWeight'],
  [';', '单价', '2,125', 'price'],
  [';', '起订量', '1,000', 'moq'],
  [';', '阶梯价', '10：1,250；50：900', 'tiers'],
])('where %s separates, %s: %s may be two numbers and is refused', async (separator, head, text, column) => {
  const shop = await openShop();
  const { faults } = await importInto(
    shop,
    `货号${separator}${head}\n${single(shop.products).sku}${separator}${text}\n`,
  );
  expect(faults).toEqual([[column, 'eitherNumber']]);
});

test.each(['12,5', '0,350', '1.250,75', '12,5 kg'])(
  '%s shows that the comma of a whole file is that of decimals',
  async (text) => {
    const shop = await openShop();
    const [one, two] = shop.products;
    const { job, faults } = await importInto(shop, [
      ['货号', '毛重（千克）', '净重（千克）', '库存'],
      [one!.sku, '1,250', '', '7'],
      [two!.sku, '', text, '1,234,567'],
    ]);
    expect(faults).toEqual([
      ['grossWeight', 'eitherNumber'],
      ['netWeight', 'number'],
    ]);
    // What is typed here is read as everywhere in the client.
    const cell = job.wrong(0, 1).cells[0]!;
    expect(cell).toMatchObject({ row: 2, text: '1,250' });
    job.correct(cell, '1250.5');
    expect(job.rows()).toMatchObject([{ fields: { packaging: { grossWeight: 1250.5 }, stock: 7 } }]);
  },
);

test('without such a sign a comma in front of three digits is one of thousands', async () => {
  const shop = await openShop();
  const { job } = await importInto(shop, [
    ['货号', '毛重（千克）'],
    [shop.products[0]!.sku, '1,250'],
  ]);
  expect(job.rows()).toMatchObject([{ fields: { packaging: { grossWeight: 1250 } } }]);
});

test.each([
  ['货号', '6.90123E+12', 'sku'],
  ['型号', '1.2E+05', 'model'],
  ['型号', '3月1日', 'model'],
  ['品牌', '1-Mar', 'brand'],
  ['关键词', '6,9E+12', 'keywords'],
])('%s: %s was a code before a table program took it for a number or a date', async (head, text, column) => {
  const shop = await openShop();
  const { faults, counts } = await importInto(shop, [
    ['产品 ID', head],
    ['', text],
    ['', `${text} `],
  ]);
  expect(faults.filter(([, key]) => key === 'damaged')).toEqual([
    [column, 'damaged'],
    [column, 'damaged'],
  ]);
  expect(counts).toMatchObject({ new: 0 });
});

test('a code that the product has already is no damage of the file', async () => {
  const shop = await openShop();
  const [product] = shop.products;
  const products = [{ ...product!, model: '2E+12' }];
  const { counts } = await importInto({ ...shop, products }, [
    ['货号', '型号'],
    [product!.sku, '2E+12'],
  ]);
  expect(counts).toMatchObject({ same: 1, wrong: 0 });
});

test('a code that only looks like one of them is read', async () => {
  const shop = await openShop();
  const { job } = await importInto(shop, [
    ['货号', '型号'],
    [shop.products[0]!.sku, '1E5'],
  ]);
  expect(job.rows()).toMatchObject([{ fields: { model: '1E5' } }]);
});
