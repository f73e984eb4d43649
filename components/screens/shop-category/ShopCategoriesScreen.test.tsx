import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { MAX_NAMED } from './overview';
import { ShopCategoriesScreen } from './ShopCategoriesScreen';

type Answer = { code: number; msg?: string; data?: unknown };
type Sent = { call: string; body: Record<string, unknown> };

const category = (id: string, zh: string, productCount: number) => ({ id, version: 3, name: { zh }, productCount });
const TREE = [category('a', '水泵', 0), category('b', '阀门', 4)];

/** A platform with two shop categories; `answer` determines the response to writes. */
function platform(answer: (sent: Sent, turn: number) => Answer, list: object[] = TREE) {
  const sent: Sent[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method === 'GET') return Response.json({ code: 200, data: call === 'getTree' ? { list } : TREE[0] });
    const write = { call, body: (await request.json()) as Sent['body'] };
    sent.push(write);
    return Response.json(answer(write, sent.length));
  });
  return sent;
}
const show = async (query = '') => {
  renderScreen(<ShopCategoriesScreen />, { title: '分类管理', query });
  return userEvent.setup();
};
const node = (name: string) => screen.findByRole('treeitem', { name });
const shownMessages = () => store.get(messagesAtom).map(({ text, error }) => text ?? String(error));

beforeEach(() => {
  // Wide enough for both: the tree stays visible when a shop category is opened.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('992px') }) as unknown as MediaQueryList;
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test('a shop category that has products by now is asked where they go, and then goes', async () => {
  const sent = platform((_, turn) =>
    turn === 1 ? { code: 409, msg: '有产品', data: { productCount: 7 } } : { code: 200, data: { deleted: 1 } },
  );
  const user = await show();
  await user.click(await node('水泵'));
  await user.keyboard('{Delete}');
  const dialog = await screen.findByRole('dialog', { name: '删除分类“水泵”？' });
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '删除 1 个分类' }));
  expect(await within(dialog).findByText(/其中有 7 个产品/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: '不归类' }));
  await user.click(within(dialog).getByRole('button', { name: '删除 1 个分类' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([{ ids: ['a'] }, { ids: ['a'], moveTo: '' }]);
  expect(shownMessages()).toEqual(['已删除 1 个分类']);
});

test('a deletion that fails says why in its dialog, and can be tried again', async () => {
  const errors = { moveTo: '目标分类已满' };
  platform((_, turn) =>
    turn === 1
      ? { code: 500, msg: '稍后再试' }
      : turn === 2
        ? { code: 422, msg: '请检查', data: { errors } }
        : { code: 200, data: { deleted: 1 } },
  );
  const user = await show();
  await user.click(await node('阀门'));
  await user.keyboard('{Delete}');
  const dialog = await screen.findByRole('dialog', { name: '删除分类“阀门”？' });
  const press = () => user.click(within(dialog).getByRole('button', { name: '删除 1 个分类' }));
  await user.click(within(dialog).getByRole('treeitem', { name: '水泵' }));
  await press();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('稍后再试');
  await press();
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('目标分类已满'));
  await press();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('the first shop category of a shop is written where it will stand', async () => {
  const sent = platform(
    () => ({ code: 200, data: { ...category('n', '新', 0), createdAt: '2026-01-01', updatedAt: '2026-01-01' } }),
    [],
  );
  const user = await show();
  expect(await screen.findByText('还没有分类')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: '新增' })[0]!);
  await user.type(await screen.findByRole('textbox', { name: '新分类名称' }), '水泵{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  const clientId = expect.any(String) as string;
  expect(sent[0]).toEqual({ call: 'doEdit', body: { clientId, name: { zh: '水泵' }, visible: true } });
});

test('a new shop category is put before the sibling it was added before', async () => {
  const record = { ...category('n', '新', 0), createdAt: '2026-01-01', updatedAt: '2026-01-01' };
  const sent = platform(() => ({ code: 200, data: record }));
  const user = await show();
  await user.click(await node('水泵'));
  await user.keyboard('{Insert}');
  await user.type(await screen.findByRole('textbox', { name: '新分类名称' }), '风机{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ call: 'doSort', body: { id: 'n', parentId: '', before: 'b' } });
});

test('a shop category is hidden with everything else of its record, and shown again by the undo', async () => {
  const sent = platform(({ body }) => ({
    code: 200,
    data: { ...body, version: 4, createdAt: '2026-01-01', updatedAt: '2026-01-01' },
  }));
  const user = await show();
  await user.click(await node('阀门'));
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: '在店铺隐藏' }));
  await waitFor(() => expect(shownMessages()).toEqual(['“阀门”已在店铺中隐藏']));
  expect(sent[0]!.body).toEqual({ id: 'b', version: 3, name: { zh: '阀门' }, visible: false });
  store.get(messagesAtom)[0]!.action!.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ id: 'b', version: 4, visible: true });
});

test.each([
  [60, true],
  [61, false],
])('of %s shop categories the lower ones are shown at first: %s', async (total, shown) => {
  const others = Array.from({ length: total - 2 }, (_, at) => category(`n${at}`, `空 ${at}`, 0));
  platform(
    () => ({ code: 200 }),
    [{ ...category('a', '水泵', 5), children: [category('a1', '化工泵', 5)] }, ...others],
  );
  await show();
  await node('水泵');
  expect(screen.queryAllByRole('treeitem', { name: '化工泵' })).toHaveLength(shown ? 1 : 0);
});

test('beside the tree some of what is empty are named, and how many more there are', async () => {
  const empty = Array.from({ length: MAX_NAMED + 2 }, (_, at) => ({
    ...category(`n${at}`, '', 0),
    name: { zh: `空 ${at}`, en: `Empty ${at}` },
  }));
  platform(() => ({ code: 200 }), empty);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as unknown as MediaQueryList;
  await show();
  const overview = await screen.findByRole('region', { name: '分类概览' });
  expect(within(overview).getAllByRole('button', { name: /^空/ })).toHaveLength(MAX_NAMED);
  expect(overview).toHaveTextContent('+2');
});

test('the undo of a deletion restores what was below, and says which products the platform did not put back', async () => {
  const child = category('a1', '化工泵', 0);
  const before = [{ ...category('a', '水泵', 5), children: [child] }, category('b', '阀门', 0)];
  const after = [{ ...category('a', '水泵', 2), children: [child] }, category('b', '阀门', 5)];
  let isDeleted = false;
  let trees = 0;
  const bodies: unknown[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    if (request.url.includes('getTree')) trees += 1;
    if (request.method === 'GET') return Response.json({ code: 200, data: { list: isDeleted ? after : before } });
    bodies.push(await request.json());
    const deletes = request.url.endsWith('doDelete');
    isDeleted = true;
    return Response.json({ code: 200, data: deletes ? { deleted: 2 } : null });
  });
  const user = await show();
  await user.click(await node('水泵'));
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('radio', { name: '不归类' }));
  await user.click(screen.getByRole('button', { name: '删除 2 个分类' }));
  await waitFor(() => expect(shownMessages()).toEqual(['已删除 2 个分类']));
  const fetched = trees;
  store.get(messagesAtom)[0]!.action!.run();
  await waitFor(() => expect(bodies[1]).toEqual({ ids: ['a', 'a1'] }));
  await waitFor(() => expect(shownMessages()).toContain('“水泵”已恢复，但有 3 个产品未能恢复到该分类'));
  await waitFor(() => expect(shownMessages()).toContain('已恢复 1 项'));
  expect(trees - fetched).toBe(1);
});

test('a shop category that a colleague had deleted already has no undo, which would restore it', async () => {
  platform(() => ({ code: 200, data: { deleted: 0 } }));
  const user = await show();
  await user.click(await node('水泵'));
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: '删除 1 个分类' }));
  await waitFor(() => expect(shownMessages()).toEqual(['所选记录已不存在，列表已更新']));
  expect(store.get(messagesAtom)[0]!.action).toBeUndefined();
});

test('of several moves only the last asks for the tree anew: none is taken back by an older answer', async () => {
  const held: (() => void)[] = [];
  let requests = 0;
  const categories = [...TREE, category('c', '配件', 0)];
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    if (request.method === 'POST') await new Promise<void>((resolve) => held.push(resolve));
    else if (request.url.includes('getTree')) requests += 1;
    const data = request.url.includes('getTree')
      ? { list: categories }
      : { ...categories[2], createdAt: '', updatedAt: '' };
    return Response.json({ code: 200, data: request.method === 'POST' ? null : data });
  });
  const user = await show();
  await user.click(await node('配件'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  const names = () => screen.getAllByRole('treeitem').map((item) => item.dataset.id);
  await waitFor(() => expect(names()).toEqual(['c', 'a', 'b']));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]!();
  await waitFor(() => expect(held).toHaveLength(2));
  expect([requests, names()]).toEqual([1, ['c', 'a', 'b']]);
  held[1]!();
  await waitFor(() => expect(requests).toBe(2));
});

test.each(
  (
    [
      ['{Alt>}{ArrowDown}{/Alt}', 'edit'],
      ['{F2}', 'edit'],
      ['{Insert}', 'edit'],
      ['{Delete}', 'delete'],
    ] as const
  ).flatMap(([keys, right]) => (['edit', 'delete'] as const).map((held) => ({ keys, held, works: held === right }))),
)('with the right to $held only, $keys on a shop category changes something: $works', async ({ keys, held, works }) => {
  // In one session a write that is repeated at once is not sent again.
  startSession('rights');
  const sent = platform(() => ({ code: 200, data: null }));
  renderScreen(
    <RightsContext value={{ admin: false, roles: [], permissions: ['classify:read', `classify:${held}`] }}>
      <ShopCategoriesScreen />
    </RightsContext>,
    { title: '分类管理' },
  );
  const user = userEvent.setup();
  await user.click(await node('水泵'));
  await user.keyboard(keys);
  await act(async () => {});
  const begun = () => [
    ...sent,
    ...screen.queryAllByRole('textbox', { name: /名称/ }),
    ...screen.queryAllByRole('dialog'),
  ];
  await waitFor(() => expect(begun()).toHaveLength(works ? 1 : 0));
});

test('what is searched for is in the address while there is any', async () => {
  platform(() => ({ code: 200 }));
  const { address } = renderScreen(<ShopCategoriesScreen />, { title: '分类管理' });
  await node('阀门');
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: '搜索分类' });
  await user.type(field, '阀{Enter}');
  await waitFor(() => expect(new URLSearchParams(address()).get('keyword')).toBe('阀'));
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: '水泵' })).not.toBeInTheDocument());
  await user.clear(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(''));
});
