import { DEMO_SALES_ACCOUNT } from '../account/demo-account';
import { expiryAt } from '@/lib/util/expiry';
import type { StrengthEntry } from '@/lib/api/strength';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import { openPlatform } from '@/lib/demo/test-client';

type Figures = Record<string, number>;
interface Overview {
  totals: Figures;
  previous: Figures;
  series: { date: string; views: number; visitors: number; inquiries: number }[];
  countries: { country: string; visitors: number; inquiries: number }[];
  products: { id: string; inquiries: number; views: number }[];
  todo: { kind: string; count: number; path: string }[];
}

async function open() {
  const client = await openPlatform();
  const ask = async (query: Record<string, string> = {}) =>
    (await client.get<Overview>('/supplier/stats/getOverview', query)).data;
  const inquiries = async (query: Record<string, string>) =>
    (await client.get<{ total: number }>('/supplier/inquiry/getList', query)).data.total;
  return { ...client, ask, inquiries };
}
const sum = (list: { visitors: number; inquiries: number; views: number }[], key: 'visitors' | 'inquiries' | 'views') =>
  list.reduce((all, one) => all + one[key], 0);

test('the last 30 days of the shop unless asked, each day once, and totals are their sums', async () => {
  const { ask, platform } = await open();
  const { series, totals } = await ask();
  expect(series).toHaveLength(30);
  expect(series.at(-1)!.date).toBe(new Date(platform.now() + 8 * 3_600_000).toISOString().slice(0, 10));
  expect(new Set(series.map(({ date }) => date)).size).toBe(30);
  for (const key of ['visitors', 'inquiries', 'views'] as const) expect(totals[key]).toBe(sum(series, key));
});

test('the period before is as long and ends where this one begins', async () => {
  const { ask } = await open();
  const { previous } = await ask({ from: '2026-10-11', to: '2026-10-20' });
  const { totals } = await ask({ from: '2026-10-01', to: '2026-10-10' });
  for (const key of ['visitors', 'views', 'inquiries', 'responseHours', 'responseRate', 'reviewScore', 'favourites'])
    expect([key, previous[key]]).toEqual([key, totals[key]]);
});

test('a day, a wrong order and far too much are answered sensibly', async () => {
  const { ask } = await open();
  expect((await ask({ from: '2026-10-03', to: '2026-10-03' })).series.map(({ date }) => date)).toEqual(['2026-10-03']);
  expect((await ask({ from: '2026-10-05', to: '2026-10-03' })).series).toHaveLength(1);
  expect((await ask({ from: '1990-01-01', to: '2026-10-03' })).series).toHaveLength(366);
});

test('inquiries are those that the list shows: in all, from a country, for a product', async () => {
  const { ask, inquiries, platform } = await open();
  const from = new Date(platform.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(platform.now()).toISOString().slice(0, 10);
  const { totals, countries, products, series } = await ask({ from, to });
  const created = { createdFrom: `${from}T00:00:00+08:00`, createdTo: `${to}T23:59:59.999+08:00` };
  expect(totals.inquiries).toBeGreaterThan(5);
  expect(await inquiries(created)).toBe(totals.inquiries);
  // A day of the shop begins eight hours before that of UTC.
  for (const { date, inquiries: count } of series)
    expect([
      date,
      await inquiries({ createdFrom: `${date}T00:00:00+08:00`, createdTo: `${date}T23:59:59.999+08:00` }),
    ]).toEqual([date, count]);
  for (const { country, inquiries: count } of countries) expect(await inquiries({ ...created, country })).toBe(count);
  expect(
    sum(
      countries.map((one) => ({ ...one, views: 0 })),
      'inquiries',
    ),
  ).toBe(totals.inquiries);
  expect(products.some((one) => one.inquiries > 0)).toBe(true);
  for (const { id, inquiries: count } of products) expect(await inquiries({ ...created, productId: id })).toBe(count);
});

test('certificates that have expired are to do with those that soon will, and the list has both', async () => {
  const { ask, get, platform } = await open();
  const { count, path } = (await ask()).todo.find(({ kind }) => kind === 'certificate')!;
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  const { list, total } = (await get<{ list: StrengthEntry[]; total: number }>('/supplier/shopResource/getList', query))
    .data;
  const today = dayInShop(platform.now());
  const states = new Set(list.map(({ validTo }) => expiryAt(validTo, today)?.state));
  expect(states).toEqual(new Set(['expired', 'soon']));
  expect(count).toBe(total);
});

test('nobody is asked to do what he may not see', async () => {
  const { ask, login } = await open();
  await login(DEMO_SALES_ACCOUNT);
  expect((await ask()).todo.map(({ kind }) => kind)).toEqual(['inquiry', 'rejected', 'question', 'draft', 'reviewing']);
});

test('outcomes of the period are counted, where the platform knows them', async () => {
  const { ask, post, get } = await open();
  const { list } = (await get<{ list: { id: string }[] }>('/supplier/inquiry/getList', { status: 'negotiating' })).data;
  const [won, lost] = list.map(({ id }) => id);
  const amount = { amount: '1200.50', currency: 'EUR' };
  await post('/supplier/inquiry/doStatus', { ids: [won], status: 'won', outcome: { amount } });
  await post('/supplier/inquiry/doStatus', { ids: [lost], status: 'lost', outcome: { reason: 'price' } });
  expect((await ask()).totals).toMatchObject({ won: [amount], lost: [{ reason: 'price', count: 1 }] });
  expect((await ask({ from: '2025-01-01', to: '2025-01-31' })).totals).toMatchObject({ won: [], lost: [] });
});
