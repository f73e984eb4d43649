import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import type { Product } from '@/lib/api/product-schema';
import { ProductPage } from './ProductPage';

const pricing = {
  mode: 'ladder' as const,
  currency: 'USD',
  tiers: [
    { minQuantity: 10, price: '12.50' },
    { minQuantity: 50, price: '10.90' },
  ],
};
const variant = (size: string, price?: string) => ({ id: size, options: { Size: size }, sku: size, price });
const page = (variants: Product['variants']) => {
  renderInView(<ProductPage language="en" product={{ pricing, moq: { quantity: 10, unit: 'set' }, variants }} />);
  return screen.getByRole('main');
};

beforeEach(() => setTransport(async () => Response.json({ code: 200, data: {} })));
afterEach(() => setTransport(undefined));

test('a price of a variant is beside the tiers, which hold for the others', () => {
  const main = page([variant('DN40', '18.40'), variant('DN50')]);
  expect(main).toHaveTextContent('$12.50');
  expect(main).toHaveTextContent('$10.90');
  expect(main).toHaveTextContent(/DN40\s*\$18\.40/);
});

test('tiers that hold for no variant are not shown', () => {
  const main = page([variant('DN40', '18.40'), variant('DN50', '19')]);
  expect(main).toHaveTextContent('$18.40 – $19.00');
  expect(main).not.toHaveTextContent('$10.90');
});
