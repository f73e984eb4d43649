/** @jest-environment node */
import { SHOP_LIMITS, type ShopInfo } from '@/lib/api/shop-info';
import { openRecords, type FieldErrors } from '@/lib/demo/test-client';

test('basic information: saved over its version; being verified is the platform’s to say', async () => {
  const { read, save } = await openRecords();
  const info = await read<ShopInfo>('shopInfo');
  expect(info.logo).toMatch(/^data:image\/svg/);
  const saved = await save<ShopInfo>('shopInfo', { ...info, city: '余姚市', verified: false, erp: 7 });
  expect(saved).toMatchObject({
    code: 200,
    data: { city: '余姚市', verified: true, version: info.version + 1, erp: 7 },
  });
  expect(await save('shopInfo', info)).toMatchObject({ code: 409, data: { city: '余姚市' } });
  const { errors } = (
    await save<FieldErrors>('shopInfo', {
      ...saved.data,
      name: { zh: '' },
      businessType: [],
      country: 'China',
      website: 'yongquan',
      establishedYear: 1700,
    })
  ).data;
  expect(Object.keys(errors).sort()).toEqual(['businessType', 'country', 'establishedYear', 'name.zh', 'website']);
});

test('what is longer than its limit is refused beside its field', async () => {
  const { read, save } = await openRecords();
  const info = await read<ShopInfo>('shopInfo');
  const long = (limit: number) => 'x'.repeat(limit + 1);
  const tooLong = { ...info, slogan: long(SHOP_LIMITS.slogan), address: long(SHOP_LIMITS.address) };
  const { errors } = (await save<FieldErrors>('shopInfo', tooLong)).data;
  expect(Object.keys(errors)).toEqual(['slogan', 'address']);
});

test('the letterhead has accounts by currency, each complete and with the code of a bank', async () => {
  const { read, save } = await openRecords();
  const info = await read<ShopInfo>('shopInfo');
  expect(info).toMatchObject({ legalName: { en: expect.any(String) }, postalAddress: { en: expect.any(String) } });
  expect(info.seal).toMatch(/^data:image\/svg/);
  const [bank] = info.banks ?? [];
  const banks = [bank, { ...bank, currency: 'US$', swift: 'PUJI-CN', account: ' ' }];
  const { errors } = (await save<FieldErrors>('shopInfo', { ...info, banks })).data;
  expect(Object.keys(errors)).toEqual(['banks.1.currency', 'banks.1.swift', 'banks.1.account']);
  const { legalName: _name, banks: _banks, ...rest } = info;
  const saved = await save<ShopInfo>('shopInfo', rest);
  expect(saved.data).not.toHaveProperty('banks');
});

test('a platform without the letterhead sends none, and keeps none that it is sent', async () => {
  const { read, save } = await openRecords({ features: [] });
  const info = await read<ShopInfo>('shopInfo');
  const fields = ['legalName', 'postalAddress', 'banks', 'seal'];
  expect(Object.keys(info)).not.toEqual(expect.arrayContaining(fields));
  const saved = await save<ShopInfo>('shopInfo', { ...info, city: '余姚市', banks: [{ currency: 'USD' }] });
  for (const record of [info, saved.data]) for (const field of fields) expect(record).not.toHaveProperty(field);
  expect(saved).toMatchObject({ code: 200, data: { city: '余姚市' } });
});
