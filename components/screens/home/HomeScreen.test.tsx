import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen, testClient } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { userQuery } from '@/lib/api/session-queries';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { parseLocation } from '@/lib/router/location';
import { first, HomeScreen } from './HomeScreen';

// The figures alone show which response they are of.
jest.mock('@/components/ui/loading/deferred', () => ({
  ...jest.requireActual<object>('@/components/ui/loading/deferred'),
  Later: () => null,
}));

const totals = {
  ...{ products: 34, online: 30, inquiries: 512, unanswered: 3, views: 9, visitors: 8, favourites: 1 },
  ...{ reviewScore: 4.5, responseRate: 0.9, responseHours: 2 },
};
const overview = { totals, previous: totals, series: [], countries: [], products: [], todos: [] };

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});
afterEach(() => setTransport(undefined));

test('a refresh that fails is said, the old figures stay, and one that succeeds takes the notice away', async () => {
  let fails = false;
  setTransport(async (input, init) => {
    if (fails) return new Response('gateway', { status: 504 });
    const isOverview = new Request(input, init).url.includes('getOverview');
    return Response.json({ code: 200, data: isOverview ? overview : { list: [], total: 0 } });
  });
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('512')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fails = true;
  fireEvent.click(screen.getByRole('button', { name: '更新数据' }));
  const notice = await screen.findByRole('alert');
  expect(screen.getByText('512')).toBeInTheDocument();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(screen.getByText('512')).toBeInTheDocument();
});

test('the figures of the period of the address are there before home is rendered', async () => {
  const asked: string[] = [];
  setTransport(async (input, init) => {
    asked.push(new URL(new Request(input, init).url).search);
    return Response.json({ code: 200, data: overview });
  });
  const client = testClient();
  client.setQueryData(userQuery().queryKey, { timezone: 'Asia/Shanghai' } as never);
  await first(client, parseLocation('/?from=2026-02-01&to=2026-02-03'), false);
  expect(asked).toEqual(['?from=2026-02-01&to=2026-02-03']);
  renderScreen(<HomeScreen />, { query: 'from=2026-02-01&to=2026-02-03', client });
  expect(screen.getByText('512')).toBeInTheDocument();
});
