import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { ShopPage } from './ShopPage';

test('figures of the company read as in its form: a range with its dash, a share with its half percent', () => {
  renderInView(<ShopPage language="en" detail={{ employees: '1001-5000', exportShare: 16.5 }} />);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('1,001 – 5,000');
  expect(main).toHaveTextContent('16.5%');
});
