/** @jest-environment ./scripts/check/jest-env.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { contactApi } from '@/lib/api/contact';
import type { Inquiry, Quotation } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { userQuery } from '@/lib/api/session-queries';
import { shopInfoApi, type ShopInfo } from '@/lib/api/shop-info';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { readTyped } from './letterhead';
import { paperRows } from './paper-rows';
import { PaperView } from './PaperView';
import { useLetterhead } from './use-letterhead';

const QUOTATION = {
  items: [{ title: 'CDL32', quantity: 20, unit: 'set', unitPrice: '950.00' }],
  currency: 'USD',
  tradeTerm: 'FOB',
  paymentTerm: 'TT',
} as Quotation;
const INQUIRY = { number: 'INQ-1', buyer: { name: 'Ana', company: '', country: 'BR' } } as Inquiry;
const SHOP = {
  name: { zh: '甬泉泵业', en: 'Yongquan Pump' },
  country: 'CN',
  address: '普济路 268 号',
} as unknown as ShopInfo;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});

function openPaper(features: string[], shop: object = {}, quotation = QUOTATION, product?: object, more = {}) {
  const client = testClient();
  const user = { username: '甬泉', avatar: '', roles: [], permissions: [], features };
  client.setQueryData(userQuery().queryKey, user);
  client.setQueryData(shopInfoApi.detail().queryKey, { ...SHOP, ...shop });
  if (product) client.setQueryData(productApi.brief('p1').queryKey, { id: 'p1', ...product } as Product);
  client.setQueryData(contactApi.list({ pageSize: MAX_PAGE_SIZE }).queryKey, {
    list: [{ id: 'c1', name: '陈海燕', position: '外贸部经理', primary: true }],
    total: 1,
  } as never);
  function View() {
    const head = useLetterhead(INQUIRY, QUOTATION.currency);
    const paper = { quotation, number: 'INQ-1-Q1', day: '2026-11-20', ...more };
    return <PaperView {...paper} inquiry={INQUIRY} head={head} />;
  }
  renderInView(<View />, { client });
  return within(screen.getByRole('region', { name: '报价单页面' }));
}

test('without letterheads an English paper is typed where the shop is Chinese alone', async () => {
  const paper = openPaper([]);
  expect(paper.getByRole('article')).toHaveTextContent('普济路');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: '地址 英文' }), '268 Puji Road');
  await user.type(screen.getByRole('textbox', { name: '联系人 英文' }), 'Helen Chen');
  expect(paper.getByRole('article')).toHaveTextContent('Yongquan Pump268 Puji RoadHelen Chen');
  expect(paper.getByRole('article')).not.toHaveTextContent(/普济路|陈海燕/);
  // Read aloud in its language, whatever that of the interface is.
  expect(paper.getByText('268 Puji Road')).toHaveAttribute('lang', 'en');
});

test('with letterheads it has the English ones, the account of the currency and the seal, and nothing is typed', () => {
  const paper = openPaper(['letterhead'], {
    legalName: { en: 'Yongquan Co., Ltd.' },
    postalAddress: { en: '268 Puji Road' },
    banks: [{ currency: 'USD', beneficiary: 'Yongquan', bank: 'Puji', swift: 'PUJICNSH', account: '3500' }],
    seal: 'https://x.example/seal.png',
  });
  expect(paper.getByRole('article')).toHaveTextContent(/Yongquan Co\., Ltd\.268 Puji Road.*SWIFT codePUJICNSH/);
  expect(paper.getByRole('article').querySelector('.seal')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  // The contact has a Chinese name only.
  expect(screen.getByRole('link', { name: '在基本信息中填写信头' })).toHaveAttribute(
    'href',
    expect.stringMatching(/Shop/),
  );
});

test('price tiers are rows of the line, and words stand where the sum would', async () => {
  const quotation = {
    ...QUOTATION,
    items: [
      {
        ...QUOTATION.items[0]!,
        tiers: [
          { minQuantity: 100, price: '902.50' },
          { minQuantity: 1000, price: '855' },
        ],
      },
      { title: 'Valve', quantity: 3, unit: 'piece', unitPrice: '10.00' },
    ],
    freight: '600',
    discount: { share: '5' },
  };
  const paper = within(openPaper([], {}, quotation).getByRole('article'));
  const rows = paper.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['1', 'CDL32', '≥ 100 sets', '902.50', '–'],
    ['≥ 1,000 sets', '855.00', '–'],
    ['2', 'Valve', '3 pieces', '10.00', '30.00'],
  ]);
  const sums = paper.getByText('Total').closest('dl')!;
  expect(sums).toHaveTextContent(/^Discount−5%FreightUSD 600\.00Total FOBPriced by quantity, no total$/);
});

const PACKED = { size: { length: 60, width: 40, height: 30 }, grossWeight: 18.5, quantityPerCarton: 6 };
const PUMPS = { ...QUOTATION.items[0]!, productId: 'p1' };
test.each([
  ['every line', [PUMPS], { packaging: PACKED }, 'Packing4 cartons · 0.288 m³ · gross weight 74 kg'],
  ['one of two', [PUMPS, QUOTATION.items[0]!], { packaging: PACKED }, 'gross weight 74 kg (1 line not counted)'],
  ['no line', [PUMPS], {}, undefined],
])('it says how the lines are packed where %s has packaging', (_, items, product, words) => {
  const paper = openPaper([], {}, { ...QUOTATION, items, freight: '600' }, product).getByRole('article');
  if (words) expect(paper).toHaveTextContent(words);
  else expect(paper).not.toHaveTextContent('Packing');
});

const INVOICE = { number: 'INQ-1-PI1', invoiceOf: 'INQ-1-Q1' };

test('a proforma invoice names its quotation, and has an account, which is typed where the platform has none', async () => {
  const user = userEvent.setup();
  const paper = openPaper([], {}, QUOTATION, undefined, INVOICE).getByRole('article');
  expect(paper).toHaveTextContent(/Proforma invoice.*NumberINQ-1-PI1QuotationINQ-1-Q1Date2026-11-20/);
  expect(paper).toHaveTextContent(/Signature and seal$/);
  await user.type(screen.getByRole('textbox', { name: 'SWIFT 代码 USD' }), 'PUJICNSH');
  await user.type(screen.getByRole('textbox', { name: '银行账号 USD' }), '3500');
  expect(paper).toHaveTextContent(/SWIFT codePUJICNSHAccount number3500Signature and seal$/);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(readTyped().banks).toEqual({ USD: { swift: 'PUJICNSH', account: '3500' } });
});

test('a quotation asks for no account', () => {
  openPaper([]);
  expect(screen.queryByRole('textbox', { name: /SWIFT/ })).toBeNull();
});

test('an invoice of a shop with a seal has no line to sign on', () => {
  const banks = [{ currency: 'USD', beneficiary: 'Yongquan', bank: 'Puji', swift: 'PUJICNSH', account: '3500' }];
  const shop = { banks, seal: 'https://x.example/seal.png' };
  const invoice = openPaper(['letterhead'], shop, QUOTATION, undefined, INVOICE).getByRole('article');
  expect(invoice).toHaveTextContent(/BankPujiSWIFT codePUJICNSHAccount number3500$/);
});

test('as rows of a sheet it has what the paper shows, its amounts as numbers', () => {
  const tiers = [
    { minQuantity: 100, price: '902.50' },
    { minQuantity: 1000, price: '8550' },
  ];
  const items = [QUOTATION.items[0]!, { ...QUOTATION.items[0]!, tiers }];
  const rows = paperRows(openPaper([], {}, { ...QUOTATION, items }).getByRole('article'));
  const at = rows.findIndex(([first]) => first === '#');
  expect(rows.slice(at, at + 4)).toEqual([
    ['#', 'Product', 'Quantity', 'Unit price (USD)', 'Amount (USD)'],
    ['1', 'CDL32', '20 sets', 950, 19000],
    ['2', 'CDL32', '≥ 100 sets', 902.5, '–'],
    [undefined, undefined, '≥ 1,000 sets', 8550, '–'],
  ]);
  expect(rows).toContainEqual(['Number', 'INQ-1-Q1']);
  expect(rows).toContainEqual(['Payment term', 'T/T']);
});
