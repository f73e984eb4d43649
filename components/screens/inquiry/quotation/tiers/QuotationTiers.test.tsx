import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { renderInView, testClient } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { userQuery } from '@/lib/api/session-queries';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { QuotationItems } from '../QuotationItems';
import { QuotationExtras } from '../QuotationMoney';
import { QuotationSum } from '../QuotationSum';
import { quotationFor } from '../quotation-values';
import { useQuotation } from '../use-quotation';

const PUMP = {
  id: 'Pump',
  title: { en: 'Pump' },
  images: [],
  pricing: {
    mode: 'ladder',
    currency: 'USD',
    tiers: [
      { minQuantity: 10, price: '950.00' },
      { minQuantity: 50, price: '900.00' },
    ],
  },
  leadTimes: [],
  variants: [],
} as unknown as Product;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('quotation');
});

/** A form with one row of 20 pumps. */
function open(features: string[]) {
  const client = testClient();
  const user = { username: '', avatar: '', roles: [], permissions: [], features };
  client.setQueryData(userQuery().queryKey, user);
  client.setQueryData(productApi.brief('Pump').queryKey, PUMP);
  const inquiry = {
    id: '1',
    products: [{ id: 'Pump', title: 'Pump', image: '', quantity: 20, unit: 'set' }],
    buyer: { country: 'BR' },
  } as unknown as Inquiry;
  const initial = quotationFor(inquiry, new Map([['Pump', PUMP]]), '2026-03-10');
  const now: { quotation?: ReturnType<typeof useQuotation> } = {};
  function Form() {
    now.quotation = useQuotation({ id: '1', initial, today: '2026-03-10', language: 'en', onSent: () => {} });
    return (
      <FormRoot form={now.quotation.form} label="form">
        <QuotationItems inquiry={inquiry} />
        <QuotationExtras />
        <QuotationSum />
        <button onClick={() => void now.quotation!.check()}>check</button>
      </FormRoot>
    );
  }
  renderInView(<Form />, { client });
  return {
    user: userEvent.setup(),
    /** The quantities and prices as they are shown. */
    prices: () =>
      screen
        .getAllByRole('textbox', { name: /行(数量|单价)$|档(起订数量|单价)$/ })
        .map((input) => (input as HTMLInputElement).value),
    made: () => now.quotation!.made().quotation,
    isDirty: () => now.quotation!.form.model.snapshot().dirty,
  };
}
const button = (name: string) => screen.getByRole('button', { name });

test('the product’s tiers are one press, and another press takes them away; there is no sum meanwhile', async () => {
  const { user, prices, made, isDirty } = open(['quotation-tiers']);
  expect(screen.getByRole('status')).toHaveTextContent('US$19,000.00');
  await user.click(button('用产品的阶梯价（第 1 行）'));
  expect(prices()).toEqual(['10', '950.00', '50', '900.00']);
  expect(screen.getByRole('status')).toHaveTextContent(/^合计 FOB按数量定价，不计合计$/);
  expect(screen.queryByText(/US\$[\d,]+\.00/)).toBeNull();
  expect(screen.queryByRole('button', { name: '用产品的阶梯价（第 1 行）' })).toBeNull();
  expect(made().items).toMatchObject([{ quantity: 10, unitPrice: '950.00', tiers: [{}, { minQuantity: 50 }] }]);
  // A percentage alone.
  expect(screen.queryByRole('button', { name: '改按金额' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: '折扣' }), '10');
  expect(screen.getByRole('status')).toHaveTextContent('折扣（已计入单价）−10%');
  expect(made().items[0]!.tiers).toEqual([
    { minQuantity: 10, price: '855.00' },
    { minQuantity: 50, price: '810.00' },
  ]);
  await user.clear(screen.getByRole('textbox', { name: '折扣' }));
  await user.click(button('取消阶梯价（第 1 行）'));
  expect(prices()).toEqual(['10', '950.00']);
  await user.clear(screen.getByRole('textbox', { name: '第 1 行数量' }));
  await user.type(screen.getByRole('textbox', { name: '第 1 行数量' }), '20');
  expect(isDirty()).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('US$19,000.00');
});

test('tiers are typed row by row, their faults are beside the fields, and without a field they are in the remark', async () => {
  const { user, prices, made } = open([]);
  await user.click(button('报阶梯价（第 1 行）'));
  const group = within(screen.getByRole('group', { name: '第 1 行阶梯价' }));
  await user.type(group.getByRole('textbox', { name: '第 1 行第 2 档起订数量' }), '15');
  // The price of the product for that quantity.
  expect(prices()).toEqual(['20', '950.00', '15', '950.00']);
  const price = group.getByRole('textbox', { name: '第 1 行第 2 档单价' });
  await user.clear(price);
  await user.type(price, '951');
  await user.click(button('check'));
  expect(group.getByText('数量须大于上一档的 20。')).toBeVisible();
  expect(group.getByText('单价不得高于上一档的 950.00。')).toBeVisible();
  expect(price).toHaveAccessibleDescription('单价不得高于上一档的 950.00。');
  await user.click(button('添加一档（第 1 行）'));
  await user.type(group.getByRole('textbox', { name: '第 1 行第 3 档起订数量' }), '60');
  await user.click(button('删除第 1 行第 2 档'));
  expect(prices()).toEqual(['20', '950.00', '60', '900.00']);
  expect(made().items[0]).not.toHaveProperty('tiers');
  expect(made().remark).toMatch(/^Price tiers .*\n1\. Pump\n≥ 20: 950\.00\n≥ 60: 900\.00$/);
  for (let more = 0; more < 4; more += 1) await user.click(button('添加一档（第 1 行）'));
  expect(button('添加一档（第 1 行）')).toBeDisabled();
});
