import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { currentSession, startSession } from '@/lib/auth/session';
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import type { Product } from '@/lib/api/product-schema';
import { closeMessage, messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { InquiriesScreen } from './InquiriesScreen';

// Computing visibility takes jsdom long; the journeys check it in a real browser.
configure({ defaultHidden: true });
jest.setTimeout(40_000);

const user = userEvent.setup();
/** Desktop media queries: minimum widths match, phone queries do not. */
const desk = (wide = true) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query.includes('min-width') ? wide : false,
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });

beforeEach(() => {
  desk();
  // Reply boxes outlive the screens and end with the session.
  startSession();
  localStorage.clear();
});
afterEach(() => {
  setTransport(undefined);
  store.get(messagesAtom).forEach(({ id }) => closeMessage(id));
});

async function open(query = 'status=new&id=150', options: Parameters<typeof withDemo>[0] = {}) {
  // The response clock uses the browser's time.
  const demo = await withDemo({ now: () => Date.now(), ...options });
  const page = renderScreen(<InquiriesScreen />, { title: '询盘列表', query });
  await screen.findByRole('table', { name: '询盘列表' });
  return { ...demo, ...page };
}
const box = () => screen.findByRole('textbox', { name: '回复内容' });
/** The ten seconds in which a reply can be taken back have tests of their own. */
const leaveNow = async () => user.click(await screen.findByRole('button', { name: '立即发送' }));
const findThread = () => screen.findByRole('region', { name: /^与 .+ 的对话$/ });

it('lists inquiries with who, state and the response clock, and counts its tabs', async () => {
  await open('sort=dueAt&order=asc', { features: [] });
  const rows = await waitFor(() => {
    const all = within(screen.getByRole('table', { name: '询盘列表' })).getAllByRole('row');
    expect(all).toHaveLength(20);
    return all;
  });
  expect(rows[0]).toHaveTextContent('待回复');
  expect(rows[0]).toHaveTextContent(/超时 1:0\d/);
  expect(rows[1]).toHaveTextContent(/剩 4:\d\d/);
  expect(await screen.findByRole('tab', { name: '待回复 6' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '进行中 86' })).toBeInTheDocument();
  expect(screen.getByText('选择一条询盘')).toBeInTheDocument();
});

it('asks to choose an inquiry only where the list has one', async () => {
  renderScreen(<InquiriesScreen />, { title: '询盘列表', query: 'sort=dueAt&order=asc' });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.queryByText('选择一条询盘')).not.toBeInTheDocument();
});

it('marks what is looked at as read, once, and leaves one that is marked as unread by hand', async () => {
  const { calls } = await open();
  await waitFor(() => expect(calls('inquiry/doRead')).toHaveLength(1));
  expect(JSON.parse(calls('inquiry/doRead')[0]!.body)).toEqual({ ids: ['150'], read: true });
  await user.click(await screen.findByRole('button', { name: '更多操作' }));
  await user.click(screen.getByRole('menuitem', { name: '标为未读' }));
  await waitFor(() => expect(calls('inquiry/doRead')).toHaveLength(2));
  await waitFor(() => expect(calls('inquiry/getDetail').length).toBeGreaterThan(2));
  expect(JSON.parse(calls('inquiry/doRead')[1]!.body)).toEqual({ ids: ['150'], read: false });
  expect(calls('inquiry/doRead')).toHaveLength(2);
});

it('sends what is written once, however often it is pressed', async () => {
  const { calls } = await open();
  const text = await box();
  await user.type(text, 'Thank you');
  await user.keyboard('{Control>}{Enter}{Enter}{Enter}{/Control}');
  await leaveNow();
  await waitFor(async () => expect(await findThread()).toHaveTextContent('已送达'));
  expect(calls('inquiry/doReply')).toHaveLength(1);
  expect(text).toHaveValue('');
});

it('does not send what an input method is composing, nor nothing at all', async () => {
  const { calls } = await open();
  const text = await box();
  expect(screen.getByRole('button', { name: '回复' })).toBeDisabled();
  await user.type(text, '  ');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(calls('inquiry/doReply')).toHaveLength(0);
});

it('goes to the reply by its key, back to the row by Escape with the text kept, and to the messages after sending', async () => {
  const { calls } = await open();
  const text = await box();
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(text).toHaveFocus();
  await user.keyboard('Thank you{Escape}');
  expect(screen.getByRole('link', { name: /^Ahmed/ })).toHaveFocus();
  expect(text).toHaveValue('Thank you');
  await user.keyboard('r{Control>}{Enter}{/Control}');
  expect(await findThread()).toHaveFocus();
  await leaveNow();
  await waitFor(() => expect(calls('inquiry/doReply')).toHaveLength(1));
});

it('goes to the messages by Escape if the list does not have the inquiry', async () => {
  await open('status=won&id=150');
  const text = await box();
  act(() => text.focus());
  // An input method takes the key to give up a word.
  fireEvent.keyDown(text, { key: 'Escape', isComposing: true });
  expect(text).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await findThread()).toHaveFocus();
});

const rowNames = () => screen.getAllByRole('rowheader').map((one) => one.textContent);
const waitingTab = () => screen.findByRole('tab', { name: '待我方回复' });

it('lists what waits for us from what was read here, says so, and forgets what we have answered', async () => {
  await open('status=new&id=150', { features: [] });
  expect(await waitingTab()).toHaveAccessibleDescription('按本机读过的对话得出，可能不全');
  await user.click(await waitingTab());
  expect(await screen.findByText('按本机读过的对话得出，可能不全')).toBeInTheDocument();
  await waitFor(() => expect(rowNames()[0]).not.toMatch(/^Ahmed/));
  expect(screen.getByRole('button', { name: '排序：回复时限' })).toBeInTheDocument();
  const before = rowNames();
  expect(before.filter((name) => /^Ahmed Al-Farsi/.test(name))).toHaveLength(1);
  await user.type(await box(), 'Thank you');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await leaveNow();
  await waitFor(() => expect(rowNames()).toHaveLength(before.length - 1));
  expect(rowNames().filter((name) => /^Ahmed Al-Farsi/.test(name))).toEqual([]);
});

it('lists what is half-written by its filter, with a mark, as long as it is', async () => {
  currentSession().account = 'acme';
  const demo = await withDemo({ now: () => Date.now() });
  renderScreen(<InquiriesScreen />, { title: '询盘列表', query: 'draft=true&id=150' });
  expect(await screen.findByText('没有符合条件的记录')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^草稿：/ })).toBeInTheDocument();
  await user.type(await box(), 'Half');
  const row = await screen.findByRole('row', { name: /Ahmed/ });
  expect(within(row).getByText('草稿')).toBeInTheDocument();
  expect(demo.calls('inquiry/getList').at(-1)!.query.getAll('id')).toEqual(['150']);
  await user.clear(await box());
  expect(await screen.findByText('没有符合条件的记录')).toBeInTheDocument();
});

it('says that a text is too long, and keeps it', async () => {
  const { calls } = await open();
  const text = await box();
  await user.click(text);
  await user.paste('x'.repeat(8001));
  expect(text).toHaveAccessibleDescription(/最多 8,000 个字符，现在有 8,001 个/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(calls('inquiry/doReply')).toHaveLength(0);
  expect(text).toHaveValue('x'.repeat(8001));
});

it('offers no writing to who may only look, and no reply to spam', async () => {
  const demo = await withDemo();
  renderScreen(
    <RightsContext value={{ admin: false, roles: [], permissions: ['inquiry:read'] }}>
      <InquiriesScreen />
    </RightsContext>,
    { title: '询盘列表', query: 'id=150' },
  );
  expect(await findThread()).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '回复内容' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: '报价单' })).not.toBeInTheDocument();
  expect(demo.calls('inquiry/doRead')).toHaveLength(0);
});

it('says that an inquiry is gone', async () => {
  await open('id=none');
  expect(await screen.findByText('没有找到这条询盘')).toBeInTheDocument();
});

it('loads what was said before', async () => {
  const demo = await withDemo({ now: () => Date.now() });
  await demo.get('/supplier/inquiry/getList');
  const long = demo.platform
    .store('inquiry')
    .records()
    .find(({ messages }) => messages.length === 12)!;
  renderScreen(<InquiriesScreen />, { title: '询盘列表', query: `id=${long.id}` });
  const shown = async () => within(await findThread()).queryAllByText(/^\d\d:\d\d$/).length;
  const button = await screen.findByRole('button', { name: '加载更早的消息' });
  const before = await shown();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: '加载更早的消息' })).not.toBeInTheDocument());
  expect(await shown()).toBe(before + 2);
  expect(demo.calls('inquiry/getMessages').at(-1)!.query.get('before')).toBe(long.messages[2]!.id);
});

it('fills a quotation in from the products, calculates with their prices, and says what is missing', async () => {
  const { calls, get } = await open();
  fireEvent.click(await screen.findByRole('tab', { name: '报价单' }));
  const form = within(await screen.findByRole('form', { name: '报价单' }));
  const cell = (name: string) => form.getByRole('textbox', { name: `第 1 行${name}` });
  expect(cell('数量')).toHaveValue('20');
  const { pricing } = (await get<Product>('/supplier/product/getDetail', { id: '10001' })).data;
  const step = pricing!.tiers!.findLast(({ minQuantity }) => minQuantity <= 20) ?? pricing!.tiers![0]!;
  expect(cell('单价')).toHaveValue(step.price);
  await user.clear(cell('单价'));
  expect(form.getByRole('status')).toHaveTextContent('–');
  await user.click(form.getByRole('button', { name: '预览报价单' }));
  expect(await form.findByRole('link', { name: '第 1 行单价：请填写此项。' })).toBeInTheDocument();
  expect(calls('inquiry/doReply')).toHaveLength(0);
  await user.clear(cell('数量'));
  await user.type(cell('数量'), '1');
  // Clearing a price restores the product's own.
  expect(cell('单价')).not.toHaveValue('');
  await user.clear(cell('单价'));
  await user.type(cell('单价'), '0.1');
  expect(form.getByText('US$0.10')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: '预览报价单' }));
  const preview = within(await screen.findByRole('dialog', { name: '预览报价单' }));
  expect(preview.getByRole('list', { name: '报价产品' })).toHaveTextContent('US$0.10');
  expect(calls('inquiry/doReply')).toHaveLength(0);
  // Below the MOQ sending is blocked until that is confirmed.
  const box = await preview.findByRole('checkbox', { name: /^确认第 1 行按 1 / });
  await user.click(preview.getByRole('button', { name: '发送报价' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('请先确认低于起订量的报价，或返回修改数量。');
  expect(calls('inquiry/doReply')).toHaveLength(0);
  await user.click(box);
  await user.dblClick(preview.getByRole('button', { name: '发送报价' }));
  const card = await within(await findThread()).findByRole('region', { name: /^报价单 INQ-\d+-Q1$/ });
  expect(card).toHaveTextContent('US$0.10');
  expect(calls('inquiry/doReply')).toHaveLength(1);
});

it('speaks English', async () => {
  await withDemo({ now: () => Date.now() });
  renderScreen(<InquiriesScreen />, { title: '询盘列表', query: 'id=150', locale: 'en' });
  expect(await screen.findByRole('textbox', { name: 'Reply text' })).toBeInTheDocument();
  for (const name of ['Search', 'Reset', 'Filters', 'Reply', 'Templates', 'Change status']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(screen.getByText(/First reply due in/)).toBeInTheDocument();
});
