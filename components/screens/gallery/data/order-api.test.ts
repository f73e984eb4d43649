import { pageOf } from './order-api';
import { ORDER_STATUSES, sampleOrders } from './sample-orders';

const orders = sampleOrders();

test('a page has the rows of its number, and the rest is counted', () => {
  const page = pageOf(orders, { pageNo: 3, pageSize: 20, sort: 'createdAt', order: 'desc' });
  expect([page.list.length, page.total, page.list[0]?.id]).toEqual([6, 46, '41']);
  const counts = page.counts ?? {};
  expect(ORDER_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0)).toBe(counts['']);
  expect(ORDER_STATUSES.filter((status) => !counts[status])).toEqual([]);
});

test('amounts are sorted as numbers, both ways', () => {
  const amounts = (order: string) =>
    pageOf(orders, { sort: 'amount', order, pageSize: 50 }).list.map((row) => Number(row.amount));
  expect(amounts('asc')).toEqual([...amounts('asc')].sort((a, b) => a - b));
  expect(amounts('desc')[0]).toBe(Math.max(...amounts('asc')));
});

test('keyword, status, countries and days narrow the list together', () => {
  const query = { keyword: 'PUMP', status: 'paid', country: ['BR', 'NG'], createdTo: '2026-10-10T00:00:00.000Z' };
  const { list, total } = pageOf(orders, { ...query, pageSize: 50 });
  expect(total).toBeGreaterThan(0);
  expect(list.every((row) => row.status === 'paid' && ['BR', 'NG'].includes(row.buyer.country))).toBe(true);
  expect(list.every((row) => row.createdAt <= query.createdTo)).toBe(true);
  expect(pageOf(orders, { keyword: 'no such thing' }).total).toBe(0);
});

test('no two orders have the same number', () => {
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
});
