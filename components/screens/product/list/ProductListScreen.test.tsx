import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation } from '@/lib/router/location';
import { closeMessage, messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { ProductListScreen } from './ProductListScreen';
import { productPlatform } from './testing-products';

// Computing visibility takes jsdom long; the journeys check it in a real browser.
configure({ defaultHidden: true });
jest.setTimeout(40_000);
// What it changes has tests of its own.
jest.mock('../bulk/BulkDialog', () => ({
  BulkDialog: ({ onStarted }: { onStarted: () => void }) => <button onClick={onStarted}>start</button>,
}));
jest.mock('../sheet/export/ExportDialog', () => ({
  ExportDialog: ({ filter }: { filter?: object }) => <output>{JSON.stringify(filter)}</output>,
}));

let platform: ReturnType<typeof productPlatform>;
const user = userEvent.setup();
const use = (next: typeof platform) => {
  platform = next;
  setTransport(next.transport);
};

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  use(productPlatform());
  localStorage.clear();
});
afterEach(() => {
  setTransport(undefined);
  store.get(messagesAtom).forEach(({ id }) => closeMessage(id));
});

async function open(options: Parameters<typeof renderScreen>[1] = {}, table = '产品列表') {
  const page = renderScreen(<ProductListScreen />, { title: '产品列表', ...options });
  await screen.findByRole('table', { name: table });
  return page;
}
const row = (sku: string) => screen.getByText(sku).closest('tr')!;
const inRow = (sku: string, name: string) => within(row(sku)).getByRole('button', { name });
const messages = () => store.get(messagesAtom).map(({ text }) => text);
const button = (name: string) => screen.getByRole('button', { name });

it('shows rows with their SKU, the total, and the counts of each state', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: '产品列表' })).toBeInTheDocument();
  expect(within(row('YQ-100')).getByRole('link', { name: '齿轮泵' })).toHaveAttribute('href', '#/ProductAdd?id=100');
  expect(within(row('YQ-1')).getByText('US$128.00 – 165.00')).toBeInTheDocument();
  expect(row('YQ-100')).toHaveTextContent('缺英文名称');
  expect(
    await screen.findByText((_, node) => node?.textContent === '第 1–4 条，共 4 条' && node.tagName === 'SPAN'),
  ).toBeInTheDocument();
  const views = within(screen.getByRole('tablist', { name: '视图' }));
  expect(await views.findByRole('tab', { name: /^在线 ?3$/ })).toBeInTheDocument();
  ['新增', '查询', '重置', '显示'].forEach((name) => expect(button(name)).toBeInTheDocument());
});

it('speaks English', async () => {
  await open({ locale: 'en' }, 'Product list');
  ['Add', 'Search', 'Reset', 'Display'].forEach((name) => expect(button(name)).toBeInTheDocument());
  ['Edit', 'Copy', 'Delete', 'Take offline'].forEach((name) => expect(inRow('YQ-1', name)).toBeInTheDocument());
  expect(within(row('YQ-1')).getByText('$128.00 – 165.00')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/[，。：]|操作|产品/);
});

it('asks the platform for what is searched, chosen and sorted, and keeps it in the address', async () => {
  const { address } = await open();
  await user.type(screen.getByRole('textbox', { name: '名称、货号、型号' }), 'YQ{Enter}');
  expect(address()).toBe('keyword=YQ');
  await user.click(screen.getByRole('tab', { name: /^在线/ }));
  await user.click(button('浏览'));
  expect(address()).toBe('keyword=YQ&status=online&sort=views');
  await waitFor(() =>
    expect(platform.lastQuery()).toBe(
      'keyword=YQ&status=online&sort=views&order=desc&pageNo=1&pageSize=20&counts=status',
    ),
  );
  await user.click(button('重置'));
  expect(address()).toBe('');
});

it('pages', async () => {
  use(productPlatform(21));
  const { address } = await open();
  await user.click(within(screen.getByRole('navigation', { name: '分页' })).getByRole('button', { name: '第 2 页' }));
  expect(address()).toBe('pageNo=2');
  await waitFor(() =>
    expect(platform.lastQuery()).toBe('sort=updatedAt&order=desc&pageNo=2&pageSize=20&counts=status'),
  );
  expect(await screen.findByText('YQ-20')).toBeInTheDocument();
});

it('filters by shop categories through a dialog, and clears the filter', async () => {
  const { address } = await open();
  await user.click(button('店铺分类'));
  const dialog = within(screen.getByRole('dialog', { name: '店铺分类' }));
  await user.click(await dialog.findByRole('checkbox', { name: '离心泵组' }));
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(address()).toBe('groupId=g1&groupId=g2');
  expect(await screen.findByText('离心泵组等 2 个')).toBeInTheDocument();
  await user.click(button('清除店铺分类'));
  expect(address()).toBe('');
});

it('deletes at once and offers to undo it', async () => {
  await open();
  await user.click(inRow('YQ-100', '删除'));
  await waitFor(() => expect(messages()).toEqual(['已删除 1 项']));
  await waitFor(() => expect(screen.queryByText('YQ-100')).not.toBeInTheDocument());
  store.get(messagesAtom)[0]!.action!.run();
  expect(await screen.findByText('YQ-100')).toBeInTheDocument();
});

it('goes to a page that exists after the last one is emptied', async () => {
  use(productPlatform(21));
  const { address } = await open({ query: 'pageNo=2' });
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await user.click(within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

it('says what the platform refused, and keeps that selected', async () => {
  platform.state.refuse.add('2');
  await open();
  await user.click(screen.getByRole('checkbox', { name: '选择 离心泵 1' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 离心泵 2' }));
  const bar = () => within(screen.getByRole('toolbar', { name: '批量操作' }));
  expect(bar().getByRole('button', { name: '上架' })).toBeDisabled();
  await user.click(bar().getByRole('button', { name: '下架' }));
  await waitFor(() => expect(messages()).toEqual(['已下架 1 个产品，1 项失败：YQ-2（资料不全）']));
  expect(bar().getByText('已选 1 项')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '选择 离心泵 2' })).toBeChecked();
});

it('a bulk change that was started clears the selection, and leaves the address of the list', async () => {
  use(productPlatform(30));
  const query = 'keyword=YQ&status=online&sort=views&pageNo=2';
  const { address } = await open({ query });
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  const bar = within(screen.getByRole('toolbar', { name: '批量操作' }));
  fireEvent.click(bar.getByRole('button', { name: '批量修改' }));
  fireEvent.click(await screen.findByRole('button', { name: 'start' }));
  expect(screen.queryByRole('button', { name: 'start' })).not.toBeInTheDocument();
  expect(screen.queryByRole('toolbar', { name: '批量操作' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).not.toBeChecked();
  expect(address()).toBe(query);
});

it('an export reads what the list reads: days as instants in the zone of the shop', async () => {
  await open({ query: 'keyword=YQ&updatedFrom=2026-11-01&updatedTo=2026-11-03&dialog=export' });
  const { updatedFrom, updatedTo } = Object.fromEntries(new URLSearchParams(platform.lastQuery()));
  expect([updatedFrom, updatedTo]).toEqual([expect.stringContaining('T'), expect.stringContaining('T')]);
  const given = JSON.parse((await screen.findByText(/^\{.*keyword/)).textContent) as object;
  expect(given).toEqual({ keyword: 'YQ', updatedFrom, updatedTo });
});

it('copies a product and opens the form', async () => {
  await open();
  await user.click(inRow('YQ-1', '复制'));
  await waitFor(() => expect(messages()).toEqual(['已复制为草稿']));
  await user.click(inRow('YQ-1', '编辑'));
  expect(currentLocation().full).toBe('/ProductAdd?id=1');
});

it('opens the copy from the message, not what was copied', async () => {
  await open();
  fireEvent.click(inRow('YQ-1', '复制'));
  await waitFor(() => expect(messages()).toEqual(['已复制为草稿']));
  act(() => runMessageAction(store.get(messagesAtom)[0]!.id));
  expect(currentLocation().full).toBe('/ProductAdd?id=200');
});

it('hides a column, and remembers it', async () => {
  const { unmount } = await open();
  await user.click(button('显示'));
  await user.click(button('列设置'));
  await user.click(screen.getByRole('menuitemcheckbox', { name: '浏览' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('columnheader', { name: '浏览' })).not.toBeInTheDocument();
  unmount();
  await open();
  expect(screen.queryByRole('columnheader', { name: '浏览' })).not.toBeInTheDocument();
});

it('shows a failure in its place, with a way to try again', async () => {
  platform.state.fail = true;
  renderScreen(<ProductListScreen />);
  const region = within(await screen.findByRole('alert'));
  expect(region.getByText('产品列表加载失败')).toBeInTheDocument();
  platform.state.fail = false;
  await user.click(region.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('YQ-100')).toBeInTheDocument();
});

it('says when nothing matches, and clears the filters', async () => {
  const { address } = renderScreen(<ProductListScreen />, { query: 'keyword=nothing' });
  expect(await screen.findByText('没有符合条件的记录')).toBeInTheDocument();
  await user.click(button('清除筛选'));
  expect(address()).toBe('');
});
