import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { renderInView, testClient } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { inquiryApi } from '@/lib/api/inquiry';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { LastPrice } from './earlier/LastPrice';
import { QuotationItems } from './QuotationItems';
import { quotationFor } from './quotation-values';
import { useQuotation } from './use-quotation';

const product = (id: string, variants: object[]) =>
  ({
    id,
    title: { en: id },
    images: [],
    pricing: { mode: 'single', currency: 'USD', price: '950.00' },
    leadTimes: [],
    variants,
  }) as unknown as Product;
const PUMP = product('Pump', [
  { id: 'v1', options: { Size: 'DN25' }, sku: 'P-25' },
  { id: 'v2', options: { Size: 'DN40' }, sku: 'P-40', price: '1840.00' },
]);
const VALVE = product('Valve', []);
const SEAL = product('Seal', []);

jest.mock('@/components/shared/product/lazy-products', () => ({
  LazyProductPicker: ({ onChoose }: { onChoose: (ids: string[], found: Map<string, unknown>) => void }) => (
    <button onClick={() => onChoose(['Valve', 'Seal'], new Map([['Seal', SEAL]]))}>Valve and seal</button>
  ),
}));

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('quotation');
});

function open(id: string, client = testClient(), buyer: object = {}) {
  for (const one of [PUMP, VALVE]) client.setQueryData(productApi.brief(one.id).queryKey, one);
  const inquiry = {
    id: '1',
    products: [PUMP, VALVE].map(({ id }) => ({ id, title: id, image: '', quantity: 20, unit: 'set' })),
    buyer: { country: 'BR', ...buyer },
  } as unknown as Inquiry;
  const initial = quotationFor(inquiry, new Map([PUMP, VALVE].map((one) => [one.id, one])), '2026-03-10');
  function Form() {
    const { form } = useQuotation({ id, initial, today: '2026-03-10', language: 'en', onSent: () => {} });
    return (
      <FormRoot form={form} label="form">
        <QuotationItems inquiry={inquiry} />
      </FormRoot>
    );
  }
  renderInView(<Form />, { client });
  return userEvent.setup();
}
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /行产品$/ }).map(({ value }) => value);

test('the rows of products that are chosen no longer go, typed rows stay, and new ones follow', async () => {
  const user = open('1');
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.type(screen.getByRole('textbox', { name: '第 3 行产品' }), 'Freight');
  await user.click(screen.getByRole('button', { name: '添加产品' }));
  await user.click(await screen.findByRole('button', { name: 'Valve and seal' }));
  expect(titles()).toEqual(['Valve', 'Freight', 'Seal']);
});

test('a row of a product with variants chooses one, found by its SKU, and price and title follow', async () => {
  const user = open('2');
  const variant = screen.getByRole('combobox', { name: '第 1 行规格' });
  expect(screen.queryByRole('combobox', { name: '第 2 行规格' })).toBeNull();
  await user.type(variant, 'p-40');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['DN40 · P-40']);
  await user.click(screen.getByRole('option'));
  expect(variant).toHaveValue('DN40 · P-40');
  expect(screen.getByRole('textbox', { name: '第 1 行产品' })).toHaveValue('Pump (DN40 · P-40)');
  expect(screen.getByRole('textbox', { name: '第 1 行单价' })).toHaveValue('1840.00');
  expect(screen.getByText('US$36,800.00')).toBeVisible();
  await user.clear(variant);
  expect(screen.getByRole('textbox', { name: '第 1 行产品' })).toHaveValue('Pump');
  expect(screen.getByRole('textbox', { name: '第 1 行单价' })).toHaveValue('950.00');
  // A second variant of the same product is a row of its own below it, with the product's MOQ and price.
  expect(screen.queryByRole('button', { name: '再加一个规格（第 2 行）' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '再加一个规格（第 1 行）' }));
  expect(titles()).toEqual(['Pump', 'Pump', 'Valve']);
  await user.type(screen.getByRole('combobox', { name: '第 2 行规格' }), 'p-40');
  await user.click(screen.getByRole('option'));
  expect(screen.getByRole('textbox', { name: '第 1 行产品' })).toHaveValue('Pump');
  expect(screen.getByRole('textbox', { name: '第 2 行产品' })).toHaveValue('Pump (DN40 · P-40)');
});

test('the price of the buyer’s other inquiry is beside that of the row and taken by one click, in its currency alone', async () => {
  const client = testClient();
  const filter = { buyerId: 'b1', quoted: true, sort: 'lastMessageAt', order: 'desc', pageSize: 6 };
  const others = ['b1', 'b2'].map((id, at) => ({
    id: `${at + 7}`,
    buyer: { id },
    products: [{ id: 'Valve' }, { id: 'Pump' }],
  }));
  client.setQueryData(inquiryApi.list(filter).queryKey, { list: others, total: 2, sent: 2 } as never);
  const item = { quantity: 30, unit: 'set' };
  client.setQueryData(inquiryApi.quotations('7').queryKey, [
    {
      at: '2026-01-03T08:00:00Z',
      quotation: { currency: 'USD', items: [{ ...item, productId: 'Valve', title: 'Valve', unitPrice: '930.00' }] },
    },
    {
      at: '2026-01-02T08:00:00Z',
      quotation: { currency: 'EUR', items: [{ ...item, productId: 'Pump', title: 'Pump', unitPrice: '700.00' }] },
    },
  ] as never);
  const user = open('3', client, { id: 'b1', inquiriesTotal: 3 });
  expect(screen.getByText(/^上次报价 30 套 × €700\.00 · /)).not.toHaveTextContent('合');
  expect(screen.queryByRole('button', { name: '采用上次报价（第 1 行）' })).toBeNull();
  expect(screen.getByText(/^上次报价 30 套 × US\$930\.00 · /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '采用上次报价（第 2 行）' }));
  expect(screen.getByRole('textbox', { name: '第 2 行单价' })).toHaveValue('930.00');
  expect(screen.queryByRole('button', { name: '采用上次报价（第 2 行）' })).toBeNull();
});

test.each<[string, { rates: Record<string, string>; unit?: string }, string, string | undefined]>([
  ['in another currency without a rate', { rates: {} }, '上次报价 30 套 × US$930.00 · 2026/01/03', undefined],
  [
    'by a typed rate',
    { rates: { 'USD>CNY': '7.1' } },
    '上次报价 30 套 × US$930.00 · 2026/01/03，合 ¥6,603.00',
    '6603.00',
  ],
  [
    'of another unit',
    { rates: { 'USD>CNY': '7.1' }, unit: 'piece' },
    '上次报价 30 套 × US$930.00 · 2026/01/03',
    undefined,
  ],
])('a last price %s', async (_, { rates, unit = 'set' }, text, taken) => {
  const row = { productId: 'p', title: 'P', quantity: 3, unit, unitPrice: undefined };
  const last = {
    ...{ at: '2026-01-03T08:00:00Z', quantity: 30, unit: 'set', unitPrice: '930.00' },
    ...{ currency: 'USD', isTier: false },
  };
  const onTake = jest.fn();
  renderInView(<LastPrice row={row} number={1} last={last} into={{ currency: 'CNY', rates }} onTake={onTake} />);
  expect(screen.getByText(text)).toBeVisible();
  const take = screen.queryByRole('button', { name: '采用上次报价（第 1 行）' });
  if (take) await userEvent.click(take);
  expect(onTake.mock.calls).toEqual(taken === undefined ? [] : [[taken]]);
});
