import { screen } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { setTransport } from '@/lib/api/request/transport';
import { useProductFilter } from './use-product-filter';

afterEach(() => setTransport(undefined));

test('the products of a filter are shown by title, else by SKU, else by id', () => {
  setTransport(() => new Promise(() => {}));
  const client = testClient();
  const records = [
    { id: '1', title: { zh: '离心泵' }, sku: 'P-1' },
    { id: '2', title: {}, sku: 'P-2' },
  ];
  for (const one of records) client.setQueryData(productApi.brief(one.id).queryKey, one as unknown as Product);
  const Summary = () => <p>{useProductFilter({ productId: ['1', '2', '', '3'] }).summary}</p>;
  renderInView(<Summary />, { client });
  expect(screen.getByText('离心泵 / P-2 / 3')).toBeVisible();
});
