import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { ReviewsScreen } from './ReviewsScreen';

const review = (id: string, more: object) => ({
  ...{ id, version: 3, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' },
  ...{ buyer: { name: `Buyer ${id}`, country: 'DE' }, content: 'Good', images: [], language: 'en', status: 'visible' },
  ...{ scores: { overall: 4, quality: 4, service: 4, shipping: 4 } },
  ...more,
});
const reply = { content: 'Thanks', at: '2026-11-02T00:00:00Z' };
const LIST = [
  review('1', {}),
  review('2', { reply }),
  review('3', { status: 'appealing', appeal: { reason: 'No order', evidence: [], at: reply.at } }),
  review('4', { status: 'hidden', reply, scores: { overall: 2, quality: 2, service: 2, shipping: 2 } }),
];
const SUMMARY = {
  ...{ average: 4.25, count: 4, distribution: { 5: 2, 4: 1, 3: 1, 2: 0, 1: 0 } },
  trend: [{ month: '2026-10', average: 4, count: 3 }],
};

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('reviews');
  setTransport(async (input, init) => {
    const { url } = new Request(input as Request, init);
    const data = /getList|Count/.test(url) ? { list: LIST, total: LIST.length } : SUMMARY;
    return Response.json({ code: 200, data });
  });
});
afterEach(() => setTransport(undefined));

async function open(permissions: string[], phone = false) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: phone === media.includes('max-width') }) as never;
  const rights = { admin: false, roles: [], permissions };
  renderScreen(
    <RightsContext value={rights}>
      <ReviewsScreen />
    </RightsContext>,
    { title: '评价管理' },
  );
  return within(await screen.findByRole('list', { name: '评价管理' }));
}
const buttonsIn = (item: HTMLElement) =>
  within(item)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('a review is replied to once and then changed; one that is visible can be objected to', async () => {
  const feed = await open(['review:edit']);
  const items = await feed.findAllByRole('listitem');
  expect(items.map(buttonsIn)).toEqual([['回复', '申诉'], ['修改回复', '申诉'], ['回复'], ['修改回复']]);
  expect(items.map((item) => within(item).queryByText('低分') !== null)).toEqual([false, false, false, true]);
});

test('who may not edit has no buttons for it', async () => {
  const feed = await open(['review:read']);
  expect((await feed.findAllByRole('listitem')).flatMap(buttonsIn)).toEqual([]);
});

test('of each score, the number of reviews and their share are under heads that say so', async () => {
  await open([]);
  const table = within(await screen.findByRole('table', { name: '评分分布' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['星级', '条数', '占比']);
  const rows = table.getAllByRole('rowheader').map(({ textContent, parentElement }) => [
    textContent,
    ...within(parentElement!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ]);
  expect(rows.slice(0, 2)).toEqual([
    ['5 星', '2', '50%'],
    ['4 星', '1', '25%'],
  ]);
});

test.each([false, true])('the course of the months is beside the average, on a phone on demand: %s', async (phone) => {
  await open([], phone);
  const average = await screen.findByRole('region', { name: '综合评分' });
  expect(average).toHaveTextContent('4.25');
  expect(within(average).queryAllByRole('button', { name: '月度均分' })).toHaveLength(phone ? 1 : 0);
  expect(screen.queryAllByRole('region', { name: '月度均分' })).toHaveLength(phone ? 0 : 1);
  if (!phone) return;
  await userEvent.setup().click(within(average).getByRole('button', { name: '月度均分' }));
  expect(await screen.findByRole('region', { name: '月度均分' })).toBeVisible();
});
