import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import type { Product } from '@/lib/api/product-schema';
import { setTransport } from '@/lib/api/request/transport';
import { BulkDialog } from './BulkDialog';
import type { BulkValues } from './bulk-values';

beginEachEmpty();

test.each<[Partial<BulkValues>, RegExp]>([
  [{ kind: 'price' }, /^百分比/],
  [{ kind: 'price', price: 'x' }, /^百分比/],
  [{ kind: 'price', priceHow: 'set' }, /^新价格/],
  [{ kind: 'moq' }, /^起订量/],
  [{ kind: 'moq', quantity: 0 }, /^起订量/],
  [{ kind: 'leadTime' }, /^天数/],
  [{ kind: 'leadTime', leadHow: 'replace' }, /^第 1 档数量上限/],
  [{ kind: 'group' }, /^店铺分类/],
  [{ kind: 'tradeTerms' }, /^贸易术语/],
  [{ kind: 'paymentTerms' }, /^付款方式/],
])('a change %j that lacks something is not sent, and its field has the focus', async (preset, name) => {
  const sent = jest.fn();
  setTransport(async (input, init) => {
    const { method } = new Request(input, init);
    if (method !== 'GET') sent();
    return Response.json({ code: 200, data: { list: [], total: 0 } });
  });
  const onStarted = jest.fn();
  const rows = [{ id: '1', title: {}, pricing: undefined } as unknown as Product];
  renderInView(<BulkDialog source={{ rows }} preset={preset} onStarted={onStarted} onClose={() => {}} />);
  const apply = await screen.findByRole('button', { name: '修改' });
  apply.focus();
  fireEvent.click(apply);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  expect(document.activeElement).toBeInvalid();
  expect([onStarted, sent].some(({ mock }) => mock.calls.length > 0)).toBe(false);
});
