import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import type { Product } from '@/lib/api/product-schema';
import { ProductStatus } from './ProductStatus';

beginEachEmpty();

const show = (product: Partial<Product>) => renderInView(<ProductStatus product={product as Product} />);

test('why a product is rejected can be reached by the keyboard', async () => {
  show({ status: 'rejected', rejectReason: '主图有水印' });
  await userEvent.tab();
  const chip = screen.getByText('已驳回');
  expect(chip).toHaveFocus();
  expect(chip).toHaveAccessibleDescription(expect.stringContaining('主图有水印'));
});

test.each<[string, Partial<Product>, string]>([
  ['is rejected without a reason', { status: 'rejected' }, '已驳回'],
  ['was rejected once', { status: 'online', rejectReason: '主图有水印' }, '在线'],
])('the status of a product that %s says no more, and is no stop of the keyboard', async (_, product, text) => {
  show(product);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(screen.getByText(text)).not.toHaveAccessibleDescription();
});
