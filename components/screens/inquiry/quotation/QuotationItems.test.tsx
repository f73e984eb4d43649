import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { renderInView, testClient } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
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

function open(id: string) {
  const client = testClient();
  for (const one of [PUMP, VALVE]) client.setQueryData(productApi.brief(one.id).queryKey, one);
  const inquiry = {
    id: '1',
    products: [PUMP, VALVE].map(({ id }) => ({ id, title: id, image: '', quantity: 20, unit: 'set' })),
    buyer: { country: 'BR' },
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
