/** @jest-environment ./scripts/jest-env.ts */
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
