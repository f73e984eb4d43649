import { screen, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { CountriesPanel } from './CountriesPanel';

beginEachEmpty();

test('of each country, visitors and inquiries are under heads that say so', async () => {
  const totals = {
    ...{ products: 34, online: 30, inquiries: 512, unanswered: 3, views: 9, visitors: 8, favourites: 1 },
    ...{ reviewScore: 4.5, responseRate: 0.9, responseHours: 2 },
  };
  const countries = [{ country: 'DE', visitors: 90, inquiries: 7 }];
  const data = { totals, previous: totals, series: [], countries, products: [], todos: [] };
  setTransport(async () => Response.json({ code: 200, data }));
  renderInView(<CountriesPanel period={{ from: '2026-11-01', to: '2026-11-07' } as never} />);
  const table = within(await screen.findByRole('table', { name: '买家国家和地区' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '国家或地区',
    '访客',
    '询盘',
  ]);
  expect(table.getByRole('rowheader')).toHaveTextContent('德国');
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['90', '7']);
});
