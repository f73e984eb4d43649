import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { closeMessage, messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { BlogListScreen } from './BlogListScreen';

configure({ defaultHidden: true });
jest.setTimeout(40_000);
const user = userEvent.setup();

let demo: Awaited<ReturnType<typeof withDemo>>;
beforeEach(async () => {
  localStorage.clear();
  demo = await withDemo();
});
afterEach(() => {
  setTransport(undefined);
  store.get(messagesAtom).forEach(({ id }) => closeMessage(id));
});

async function open(query = '', locale: 'zh' | 'en' = 'zh', permissions?: string[]) {
  const list = <BlogListScreen />;
  const rights = permissions && { admin: false, roles: [], permissions };
  const ui = rights ? <RightsContext value={rights}>{list}</RightsContext> : list;
  const page = renderScreen(ui, { title: '博客列表', query, locale });
  await screen.findByRole('table');
  return page;
}
const rows = () => screen.getAllByRole('row').slice(1);
const namesIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const messages = () => store.get(messagesAtom).map(({ text }) => text);

it.each([
  ['draft', ['发布', '编辑', '预览', '删除']],
  ['scheduled', ['发布', '取消定时', '编辑', '预览', '删除']],
  ['published', ['隐藏', '编辑', '预览', '删除']],
  ['hidden', ['发布', '编辑', '预览', '删除']],
])('offers a %s post what it may become', async (status, names) => {
  await open(`status=${status}`);
  expect(namesIn(rows()[0]!)).toEqual(names);
});

it('publishes a post, and hides it again by undo', async () => {
  await open('status=hidden');
  const before = rows().length;
  await user.click(within(rows()[0]!).getByRole('button', { name: '发布' }));
  await waitFor(() => expect(messages()).toEqual(['已发布 1 篇博客文章']));
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  store.get(messagesAtom)[0]!.action!.run();
  await waitFor(() => expect(rows()).toHaveLength(before));
});

it('says why a post without a text is not published', async () => {
  await demo.post('/supplier/blog/doEdit', { title: { zh: '只有标题' }, status: 'draft' });
  await open('status=draft&keyword=只有标题');
  await user.click(within(rows()[0]!).getByRole('button', { name: '发布' }));
  await waitFor(() => expect(messages()[0]).toMatch(/^已发布 0 篇博客文章，1 项失败：只有标题（.*content/));
});

it('says the publish time with its zone, in either language', async () => {
  await open('status=scheduled', 'en');
  expect(rows()[0]).toHaveTextContent(/Scheduled.*UTC\+8/);
  ['Add', 'Search', 'Reset', 'Display'].forEach((name) =>
    expect(screen.getByRole('button', { name })).toBeInTheDocument(),
  );
});

it('asks for words, days and states as the address says', async () => {
  await open('topic=选型指南&topic=公司新闻&publishFrom=2025-01-01&cover=true&language=en&status=nonsense&tag=');
  const { query } = demo.calls('blog/getList').find((call) => call.query.get('pageSize') === '20')!;
  expect(Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]))).toEqual({
    topic: ['选型指南', '公司新闻'],
    publishFrom: [new Date('2025-01-01T00:00:00').toISOString()],
    cover: ['true'],
    language: ['en'],
    sort: ['updatedAt'],
    order: ['desc'],
    pageNo: ['1'],
    pageSize: ['20'],
    counts: ['status'],
  });
});

it('offers who may only read nothing that changes a post', async () => {
  await open('', 'zh', ['blog:read']);
  expect(namesIn(rows()[0]!)).toEqual(['编辑', '预览']);
  expect(screen.queryByRole('button', { name: '新增' })).not.toBeInTheDocument();
});
