import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import type { Inquiry, QuotationInput } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import { QuotationPreview } from './QuotationPreview';

beginEachEmpty();

const item = (id: string, quantity: number) => ({
  ...{ productId: id, title: id, quantity, unit: 'set', unitPrice: '950.00' },
});
const quotation = {
  ...{ items: [item('Pump', 2), item('Valve', 20), item('Seal', 3)], currency: 'USD', tradeTerm: 'FOB' },
  ...{ paymentTerm: 'TT', leadTimeDays: 7, validUntil: '2026-03-10' },
} as unknown as QuotationInput;
const inquiry = {
  ...{ id: '7', number: 'INQ-7', subject: '', products: [], buyer: { name: 'Ana', company: '', country: 'BR' } },
} as unknown as Inquiry;

test('each row below the MOQ is confirmed by itself, and a confirmation can be taken back', async () => {
  const client = testClient();
  for (const id of ['Pump', 'Valve', 'Seal']) {
    const pricing = { mode: 'single', currency: 'USD', price: '950.00' };
    const product = { id, title: { en: id }, images: [], pricing, moq: { quantity: 10, unit: 'set' }, leadTimes: [] };
    client.setQueryData(productApi.brief(id).queryKey, { ...product, variants: [] } as never);
  }
  const onSend = jest.fn();
  renderInView(
    <QuotationPreview
      {...{ inquiry, quotation, content: '', files: [], typed: {}, busy: false, others: undefined, onSend }}
      onClose={() => {}}
    />,
    { client },
  );
  const user = userEvent.setup();
  const [pump, seal] = screen.getAllByRole('checkbox');
  const send = () => user.click(screen.getByRole('button', { name: '发送报价' }));
  await user.click(pump!);
  await send();
  expect(seal).toHaveFocus();
  expect(seal).toHaveAccessibleDescription(/请先确认/);
  expect(pump).not.toHaveAccessibleDescription();
  await user.click(seal!);
  await user.click(pump!);
  expect([pump, seal].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
  await send();
  expect(pump).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
  await user.click(pump!);
  await send();
  expect(onSend).toHaveBeenCalledTimes(1);
});
