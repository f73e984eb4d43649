import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeView, renderInView, testClient } from '@/components/ui/testing/render';
import { beginEachEmpty, said } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { ProductFormScreen } from './ProductFormScreen';
import { sampleProduct } from './testing-product';

// The fields take seconds to render, and have no part in it.
jest.mock('./ProductSections', () => ({ ProductSections: () => null }));
jest.mock('./BuyerPreview', () => ({ BuyerPreview: () => null }));

beginEachEmpty();

test.each<[string, object]>([
  ['failed', { code: 500, msg: '稍后再试' }],
  ['was refused', { code: 200, data: { changed: 0, failed: [{ id: 'p1', msg: '稍后再试' }] } }],
])('a submission that %s says why, and the next press submits again', async (_, refusal) => {
  const answers = [refusal, { code: 200, data: { changed: 1, failed: [] } }];
  const product = { ...sampleProduct, status: 'draft' };
  const data = { list: [], total: 0 };
  setTransport(async (input, init) => {
    const { url } = new Request(input, init);
    if (url.endsWith('doStatus')) return Response.json(answers.shift());
    return Response.json({ code: 200, data: url.includes('/product/') ? product : data });
  });
  const view = fakeView({ query: new URLSearchParams({ id: 'p1' }) });
  renderInView(<ProductFormScreen />, { view, client: testClient({ says: true }) });
  const button = await screen.findByRole('button', { name: '提交审核' });
  const press = () => fireEvent.click(button);
  press();
  await waitFor(() => expect(said()).toContain('稍后再试'));
  // Shortly after an answer a press is still the same one, made twice.
  await waitFor(() => {
    if (answers.length > 0) press();
    expect(said()).toContain('已提交审核');
  });
});
