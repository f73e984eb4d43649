import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { Outcomes } from './Outcomes';

const open = (totals: object) => renderInView(<Outcomes overview={{ totals }} />);

test('what was won is a sum in each currency, and each reason has its inquiries', () => {
  const won = ['12000.5', '0.5'].map((amount) => ({ amount, currency: 'USD' }));
  open({ won: [...won, { amount: '300', currency: 'EUR' }], lost: [{ reason: 'lead-time', count: 2 }] });
  expect(screen.getByText('成交金额：US$12,001.00 + €300.00')).toBeVisible();
  expect(screen.getByRole('table', { name: '流失原因' })).toHaveTextContent('交期2');
});

test('where nothing ended there is nothing', () => {
  const { container } = open({ inquiries: 4 });
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('heading')).toBeNull();
});
