import { screen, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { tierTable } from '../rules/tier-table';
import { QuotationCard } from './QuotationCard';

const TIERS = [
  { minQuantity: 100, price: '950.00' },
  { minQuantity: 500, price: '900.00' },
];
const ITEM = { title: 'CDL32', quantity: 100, unit: 'set', unitPrice: '950.00' };
const table = tierTable([{ ...ITEM, tiers: TIERS }], 'USD', 'en');

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});

test.each([
  ['a field', { items: [{ ...ITEM, tiers: TIERS }], remark: 'Warranty.' }],
  ['the remark', { items: [ITEM], remark: `${table}\nWarranty.` }],
])('price tiers from %s are a table, and there is no sum', (_, quotation) => {
  const message = {
    id: 'm1',
    from: 'supplier',
    content: '',
    at: '2026-11-20T04:00:00Z',
    attachments: [],
    quotation: {
      ...{ ...quotation, currency: 'USD', tradeTerm: 'FOB', paymentTerm: 'TT', freight: '600' },
      ...{ leadTimeDays: 25, validUntil: '2026-12-20' },
    },
  } as unknown as QuotedMessage;
  renderInView(<QuotationCard inquiry={{ id: '1', number: 'INQ-1' } as Inquiry} message={message} />);
  const card = screen.getByRole('region');
  const rows = within(within(card).getByRole('table', { name: '阶梯价' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['≥ 100 套US$950.00', '≥ 500 套US$900.00']);
  expect(card).toHaveTextContent('合计 FOB按数量定价，不计合计');
  expect(card).toHaveTextContent('运费US$600.00');
  expect(within(card).getByText('T/T · 交期 25 天 · 有效至 2026/12/20')).toBeVisible();
  expect(within(card).getByText('Warranty.')).toBeVisible();
  expect(card).not.toHaveTextContent(/95,?000|Price tiers \(/);
});
