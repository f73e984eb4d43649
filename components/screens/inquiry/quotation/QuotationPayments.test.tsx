/** @jest-environment ./scripts/check/jest-env.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { renderInView } from '@/components/ui/testing/render';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { QuotationPayments } from './QuotationPayments';
import { quotationFor } from './quotation-values';
import { useQuotation } from './use-quotation';

test('usual payments are one press, own ones are typed, and less than the whole is an error', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  const initial = quotationFor({ products: [], buyer: { country: 'BR' } }, new Map(), '2026-03-10');
  function Form() {
    const { form, check } = useQuotation({ id: '1', initial, today: '2026-03-10', language: 'en', onSent: () => {} });
    return (
      <FormRoot form={form} label="form">
        <QuotationPayments />
        <button onClick={() => void check()}>check</button>
      </FormRoot>
    );
  }
  renderInView(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '30% 下单时，70% 发货前' }));
  const share = screen.getByRole('textbox', { name: '第 2 期付款比例' });
  expect(share).toHaveValue('70');
  expect(screen.getByRole('combobox', { name: '第 2 期付款时间' })).toHaveValue('发货前');
  await user.clear(share);
  await user.type(share, '60');
  await user.click(screen.getByRole('button', { name: 'check' }));
  expect(screen.getByText('各期付款合计为 90%，须为 100%。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '添加一期付款' }));
  await user.type(screen.getByRole('textbox', { name: '第 3 期付款比例' }), '10');
  expect(screen.queryByText(/各期付款合计/)).toBeNull();
});
