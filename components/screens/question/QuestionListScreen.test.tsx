import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { QuestionListScreen } from './QuestionListScreen';

const question = (id: string, status: string, more: object = {}) => ({
  ...{ id, status, version: 1, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' },
  ...{ productId: 'p1', productTitle: '离心泵', content: `Question ${id}`, language: 'en' },
  ...{ buyer: { name: 'Ann', country: 'DE' }, pinned: false, likes: 2 },
  ...more,
});
const answer = { content: 'Yes', at: '2026-11-02T00:00:00Z', by: '王磊' };

function platform(list: object[]) {
  const sent: { call: string; body: unknown }[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method === 'POST') sent.push({ call, body: await request.json() });
    if (call === 'getDetail') return Response.json({ code: 200, data: list[0] });
    // The contract does not specify the response of doAnswer: this platform's is empty.
    if (request.method === 'POST')
      return Response.json({ code: 200, data: call === 'doAnswer' ? null : { changed: 1 } });
    return Response.json({ code: 200, data: { list, total: list.length } });
  });
  return sent;
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  localStorage.clear();
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test('hidden questions come back as what their answers make of them; others stay', async () => {
  const sent = platform([question('1', 'hidden'), question('2', 'hidden', { answer }), question('3', 'pending')]);
  renderScreen(<QuestionListScreen />, { title: '产品问答' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  const bulk = screen.getByRole('toolbar', { name: '批量操作' });
  await user.click(within(bulk).getByRole('button', { name: '展示' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { ids: ['1'], status: 'pending' },
    { ids: ['2'], status: 'answered' },
  ]);
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  act(() => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(sent.slice(2).map(({ body }) => body)).toEqual([{ ids: ['1', '2'], status: 'hidden' }]));
});

test('where no chosen question is hidden nothing is sent, and that is said', async () => {
  const sent = platform([question('1', 'pending'), question('2', 'answered', { answer })]);
  renderScreen(<QuestionListScreen />, { title: '产品问答' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  const bulk = screen.getByRole('toolbar', { name: '批量操作' });
  await user.click(within(bulk).getByRole('button', { name: '展示' }));
  await waitFor(() => expect(store.get(messagesAtom)).toMatchObject([{ text: '没有记录需要更改，列表已更新' }]));
  expect(sent).toEqual([]);
});

test.each(['置顶', '隐藏', '删除'])('while %s is being sent, no other change begins', async (name) => {
  platform([question('1', 'pending'), question('2', 'pending')]);
  renderScreen(<QuestionListScreen />, { title: '产品问答' });
  const [, one, other] = await screen.findAllByRole('row');
  setTransport(() => new Promise(() => {}));
  await userEvent.setup().click(within(one!).getByRole('button', { name }));
  const waiting = () =>
    within(other!)
      .getAllByRole('button')
      .filter((button) => button.ariaDisabled === 'true');
  await waitFor(() => expect(waiting().map((button) => button.ariaLabel)).toEqual(['置顶', '隐藏', '删除']));
});

test('a question without an answer says so once: for how long', async () => {
  platform([question('1', 'pending'), question('2', 'answered', { answer })]);
  renderScreen(<QuestionListScreen />, { title: '产品问答' });
  const [, waiting, answered] = await screen.findAllByRole('row');
  expect(waiting).toHaveTextContent(/已等 \d+ 天/);
  expect(waiting).not.toHaveTextContent(/待回答|没有回答/);
  expect(answered).toHaveTextContent('已回答');
  expect(answered).toHaveTextContent('王磊');
});

test('an answer is sent by doAnswer, trimmed, also to a platform that answers nothing', async () => {
  const sent = platform([question('1', 'pending')]);
  const { address } = renderScreen(<QuestionListScreen />, { title: '产品问答', query: 'id=1' });
  const user = userEvent.setup();
  const drawer = await screen.findByRole('dialog', { name: '回答问题' });
  const field = await within(drawer).findByRole('textbox', { name: '回答' });
  await user.click(within(drawer).getByRole('button', { name: '保存' }));
  expect(field).toHaveAccessibleDescription('请填写此项。');
  expect(sent).toEqual([]);
  await user.type(field, ' Yes. ');
  await user.click(within(drawer).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'doAnswer', body: { id: '1', content: 'Yes.' } }]));
  await waitFor(() => expect(address()).toBe(''));
});

test('an answer that a colleague has given meanwhile is shown before it is replaced', async () => {
  const list = [question('1', 'pending')];
  const sent = platform(list);
  renderScreen(<QuestionListScreen />, { title: '产品问答', query: 'id=1' });
  const user = userEvent.setup();
  const drawer = await screen.findByRole('dialog', { name: '回答问题' });
  await user.type(await within(drawer).findByRole('textbox', { name: '回答' }), 'No.');
  list[0] = question('1', 'answered', { answer, version: 2 });
  await user.click(within(drawer).getByRole('button', { name: '保存' }));
  const versions = await screen.findByRole('dialog', { name: '这条记录刚被其他人修改' });
  expect(versions).toHaveTextContent('Yes');
  expect(sent).toEqual([]);
  await user.click(within(versions).getByRole('button', { name: '合并并保存' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'doAnswer', body: { id: '1', content: 'No.' } }]));
});

test('who may not edit reads a question, and cannot type an answer', async () => {
  platform([question('1', 'pending')]);
  const rights = { admin: false, roles: [], permissions: ['question:read'] };
  renderScreen(
    <RightsContext value={rights}>
      <QuestionListScreen />
    </RightsContext>,
    { title: '产品问答', query: 'id=1' },
  );
  const drawer = await screen.findByRole('dialog', { name: '回答问题' });
  expect(await within(drawer).findByRole('textbox', { name: '回答' })).toBeDisabled();
  expect(within(drawer).queryByRole('button', { name: '保存' })).toBeNull();
});
