import type { Contact } from '@/lib/api/contact';
import type { ShopInfo } from '@/lib/api/shop-info';
import { keepTyped, lackingParts, letterheadOf, readTyped, type TypedHead } from './letterhead';
import { currentSession, startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';

const NOTHING: TypedHead = { name: {}, address: {}, contact: {}, banks: {} };
const SHOP = {
  name: { zh: '甬泉泵业', en: 'Yongquan Pump' },
  country: 'CN',
  region: '浙江省',
  city: '宁波市',
  address: '普济路 268 号',
} as unknown as ShopInfo;
const CONTACT = { name: '陈海燕', position: '外贸部经理', mobile: '138' } as Contact;
const make = (shop: object = {}, contact: object = {}, typed = NOTHING, currency = 'USD') =>
  letterheadOf(
    { shop: { ...SHOP, ...shop }, contact: { ...CONTACT, ...contact }, account: { zh: '甬泉' }, currency },
    typed,
  );

test('what the shop has in Chinese alone is said to be missing in English, and printed rather than nothing', () => {
  const head = make();
  expect(head).toMatchObject({
    name: { zh: '甬泉泵业', en: 'Yongquan Pump' },
    address: { zh: '普济路 268 号, 宁波市, 浙江省, 中国' },
    contact: { zh: '陈海燕 · 外贸部经理' },
    reach: ['138'],
  });
  expect(lackingParts(head, 'en')).toEqual(['address', 'contact']);
  expect(lackingParts(head, 'zh')).toEqual([]);
});

test('an address in Latin letters is English, and a name in them is read in both languages', () => {
  const head = make({ region: 'Zhejiang', city: 'Ningbo', address: '268 Puji Road' }, { name: 'Leo', position: '' });
  expect(head.address).toEqual({ en: '268 Puji Road, Ningbo, Zhejiang, China' });
  expect(head.contact).toEqual({ zh: 'Leo', en: 'Leo' });
  expect(lackingParts(head, 'zh')).toEqual(['address']);
  expect(lackingParts(head, 'en')).toEqual([]);
});

test('legal name, postal address, names and the account of the currency come before what every platform has', () => {
  const banks = ['USD', 'CNY'].map((currency) => ({ currency, account: `1-${currency}` }));
  const texts = { legalName: { en: 'Yongquan Co., Ltd.' }, postalAddress: { en: '268 Puji Road, Ningbo' } };
  const person = { names: { en: 'Helen Chen' }, positions: { en: 'Export Manager' } };
  const head = make({ ...texts, banks, seal: 'seal.png' }, person, NOTHING, 'CNY');
  expect(head).toMatchObject({
    name: { zh: '甬泉泵业', en: 'Yongquan Co., Ltd.' },
    address: { zh: '普济路 268 号, 宁波市, 浙江省, 中国', en: '268 Puji Road, Ningbo' },
    contact: { zh: '陈海燕 · 外贸部经理', en: 'Helen Chen · Export Manager' },
    bank: { account: '1-CNY' },
    seal: 'seal.png',
  });
  expect(make({ banks }, {}, NOTHING, 'EUR').bank).toBeUndefined();
});

test('what is typed comes first, and is kept on the device for the account alone', () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  const banks = { USD: { swift: 'PUJICNSH' } };
  const typed = { ...NOTHING, name: { en: 'Yongquan Export' }, contact: { en: ' ' }, banks };
  expect(make({}, {}, typed)).toMatchObject({ name: { en: 'Yongquan Export' }, bank: banks.USD });
  expect(make({}, {}, typed, 'EUR').bank).toBeUndefined();
  const known = { banks: [{ currency: 'USD', swift: 'OLD', account: '1' }] };
  expect(make(known, {}, typed).bank).toMatchObject({ swift: 'PUJICNSH', account: '1' });
  expect(make({}, {}, { ...typed, banks: { USD: { swift: ' ' } } }).bank).toBeUndefined();
  expect(lackingParts(make({}, {}, typed), 'en')).toEqual(['address', 'contact']);
  currentSession().account = 'id:7';
  keepTyped(typed);
  expect(readTyped()).toEqual(typed);
  currentSession().account = 'id:8';
  expect(readTyped()).toEqual(NOTHING);
});
