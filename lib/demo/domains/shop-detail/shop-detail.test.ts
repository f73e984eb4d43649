/** @jest-environment node */
import { SHOP_DETAIL_LIMITS, type ShopDetail } from '@/lib/api/shop-detail';
import { openRecords, type FieldErrors } from '@/lib/demo/test-client';

test('extended information: shares of the markets come to 100 at most', async () => {
  const { read, save } = await openRecords();
  const detail = await read<ShopDetail>('shopDetail');
  const markets = (...shares: number[]) => shares.map((share, index) => ({ region: `Region ${index}`, share }));
  const errorsOf = async (more: object) => (await save<FieldErrors>('shopDetail', { ...detail, ...more })).data.errors;
  expect(await errorsOf({ mainMarkets: markets(60, 40.1) })).toEqual({
    'mainMarkets.1.share': '份额合计 100.1%，不能超过 100%',
  });
  expect(await errorsOf({ mainMarkets: markets(-1, 101) })).toHaveProperty(['mainMarkets.0.share']);
  const twice = [...markets(10), { region: 'region 0', share: 5 }];
  expect(await errorsOf({ mainMarkets: twice })).toHaveProperty(['mainMarkets.1.region']);
  expect(await errorsOf({ faq: [{ question: { zh: ' ' }, answer: {} }] })).toHaveProperty(['faq.0.question.zh']);
  expect(Object.keys(await errorsOf({ exportShare: 101, tradeTerms: ['FOC'], currencies: ['usd'] })).sort()).toEqual([
    'currencies.0',
    'exportShare',
    'tradeTerms.0',
  ]);
  // A sum of thirds is not exactly 100 in floats.
  const saved = await save<ShopDetail>('shopDetail', { ...detail, mainMarkets: markets(33.4, 33.3, 33.3) });
  expect(saved.code).toBe(200);
  expect((await save('shopDetail', { ...saved.data, mainMarkets: markets(100) })).code).toBe(200);
});

test('what is longer than its limit is refused beside its field', async () => {
  const { read, save } = await openRecords();
  const detail = await read<ShopDetail>('shopDetail');
  const introduction = { en: 'x'.repeat(SHOP_DETAIL_LIMITS.introduction + 1) };
  const { errors } = (await save<FieldErrors>('shopDetail', { ...detail, introduction })).data;
  expect(Object.keys(errors)).toEqual(['introduction.en']);
});
