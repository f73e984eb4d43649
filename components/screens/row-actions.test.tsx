import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { RightsContext, useMay } from '@/components/ui/permission/Can';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import type { Selection } from '@/components/ui/table/use-selection';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { contactApi } from '@/lib/api/contact';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import type { Material } from '@/lib/api/material';
import { productApi } from '@/lib/api/product';
import { questionApi } from '@/lib/api/question';
import { setTransport } from '@/lib/api/request/transport';
import type { ShopCategoryNode } from '@/lib/api/shop-category';
import type { StrengthEntry } from '@/lib/api/strength';
import { startSession } from '@/lib/auth/session';
import { FULL_RIGHTS, type Rights } from '@/lib/auth/permission';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useContactActions } from './contact/use-contact-actions';
import { useListActions } from './inquiry/list/use-list-actions';
import type { InquiryActions } from './inquiry/use-inquiry-actions';
import type { MaterialActions } from './material/use-material-actions';
import { useMaterialListActions } from './material/use-material-list-actions';
import { useProductActions } from './product/list/use-product-actions';
import { useQuestionActions } from './question/use-question-actions';
import { useReviewActions } from './review/use-review-actions';
import { useShopCategoryActions } from './shop-category/use-shop-category-actions';
import type { ShopCategoryChanges } from './shop-category/use-shop-category-changes';
import { useStrengthActions } from './strength/use-strength-actions';

const base = { id: '1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' };
const contact = { ...base, name: '陈海燕', mobile: '1', email: 'a@b.example', primary: false, visible: true };
const question = { ...base, productId: 'p', content: 'MOQ?', buyer: { name: 'Ann' }, status: 'pending', pinned: false };
const product = { ...base, title: { zh: '泵' }, sku: 'YQ-1', status: 'online' };

const nothing = () => {};
const settled = jest.fn();
const useOfContact = () => useContactActions(settled);
const useOfQuestion = () => useQuestionActions(settled);
const useOfProduct = () => useProductActions(settled, { ofSeveral: () => [], ofMatching: () => [] });
const USES = { contact: useOfContact, question: useOfQuestion, product: useOfProduct };
type Kind = keyof typeof USES;
const KEYS = { contact: contactApi.key, question: questionApi.key, product: productApi.key };

/** Each action of a row that writes: its record, its name, and what of it is sent. */
const ACTIONS: [kind: Kind, row: object, name: string, sent: object][] = [
  ['contact', contact, '在店铺中隐藏', { visible: false }],
  ['contact', { ...contact, visible: false }, '在店铺中展示', { visible: true }],
  ['contact', contact, '设为主要联系人', { primary: true }],
  ['contact', contact, '删除', { ids: ['1'] }],
  ['question', question, '隐藏', { ids: ['1'], status: 'hidden' }],
  ['question', { ...question, status: 'hidden' }, '展示', { ids: ['1'], status: 'pending' }],
  ['question', question, '置顶', { pinned: true }],
  ['question', { ...question, pinned: true }, '取消置顶', { pinned: false }],
  ['question', question, '删除', { ids: ['1'] }],
  ['product', product, '下架', { ids: ['1'], status: 'offline' }],
  ['product', { ...product, status: 'offline' }, '上架', { ids: ['1'], status: 'online' }],
  ['product', { ...product, status: 'draft' }, '提交审核', { ids: ['1'], status: 'reviewing' }],
  ['product', product, '复制', { id: '1' }],
  ['product', product, '删除', { ids: ['1'] }],
];

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('rows');
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

function show(kind: Kind, row: object, rights: Rights, client = testClient({ says: true })) {
  function Row() {
    const actions: ListActions<never> | undefined = USES[kind]();
    return actions?.ofOne(row as never).map(({ key, label, run }) => (
      <button key={key} onClick={run}>
        {label}
      </button>
    ));
  }
  renderInView(
    <RightsContext value={rights}>
      <Row />
    </RightsContext>,
    { client },
  );
}

/** Presses an action of a row by its name, on a platform that answers every write with `answer`; what was sent. */
async function press(kind: Kind, row: object, name: string, answer: object, client?: QueryClient) {
  const sent: unknown[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: { list: [], total: 0 } });
    sent.push(await request.json());
    return Response.json(answer);
  });
  show(kind, row, FULL_RIGHTS, client);
  const again = () => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await again();
  await waitFor(() => expect(sent).toHaveLength(1));
  return { sent, again };
}

test.each(ACTIONS)(
  '%s: an action is called what it does, and says why it failed, and is sent by another press (%#)',
  async (kind, row, name, expected) => {
    const { sent, again } = await press(kind, row, name, { code: 500, msg: '稍后再试' });
    expect(sent).toMatchObject([expected]);
    await waitFor(() => expect(store.get(messagesAtom)).toMatchObject([{ error: { message: '稍后再试' } }]));
    await again();
    await waitFor(() => expect(sent).toMatchObject([expected, expected]));
  },
);

test.each(ACTIONS)(
  '%s: what was done is said, its lists are read again, and what is gone or moved is deselected (%#)',
  async (...[kind, row, name, expected]) => {
    const client = testClient();
    const lists = [...KEYS[kind], 'list', {}];
    client.setQueryData(lists, { list: [], total: 0 });
    const data = { ...row, ...expected, changed: 1, deleted: 1, failed: [] };
    await press(kind, row, name, { code: 200, data }, client);
    await waitFor(() => expect(store.get(messagesAtom)).toMatchObject([{ kind: 'success' }]));
    expect(client.getQueryState(lists)).toMatchObject({ isInvalidated: true });
    expect(settled.mock.calls).toEqual('ids' in expected ? [[['1']]] : []);
  },
);

test.each(ACTIONS)('%s: an action is offered with its own right, whatever else is allowed (%#)', (kind, row, name) => {
  const rights = ['read', 'edit', 'delete'].map((right) => `${KEYS[kind][0]}:${right}`);
  const own = rights[name === '删除' ? 2 : 1];
  const others = rights.filter((right) => right !== own);
  show(kind, row, { admin: false, roles: [], permissions: others });
  expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  show(kind, row, { admin: false, roles: [], permissions: [own!] });
  expect(screen.getByRole('button', { name })).toBeVisible();
});

const strength = { ...base, kind: 'certificate', title: 'ISO 9001', images: [] } as unknown as StrengthEntry;
const inquiry = { ...base, number: 'INQ-1', status: 'new', buyer: { name: 'Ann' } } as unknown as Inquiry;
const file = { ...base, name: 'a.png', kind: 'image', url: '/a.png' } as unknown as Material;
const category = { ...base, name: { zh: '泵' }, children: [] } as ShopCategoryNode;
const lines = new Map([['1', { node: category, level: 1 }]]) as unknown as Parameters<
  typeof useShopCategoryActions
>[0]['lines'];

const review = { ...base, rating: 4, content: 'Good', status: 'visible', buyer: { name: 'Ann' } };

const useOfReview = () => useReviewActions()?.ofOne(review as never) ?? [];
const useOfStrength = () => useStrengthActions().ofOne(strength);
const useOfInquiries = () => useListActions([inquiry], {} as InquiryActions, nothing);
const useOfFile = () => useMaterialListActions({} as MaterialActions, {} as Selection<Material>).ofOne(file);
const useOfFiles = () => useMaterialListActions({} as MaterialActions, {} as Selection<Material>).ofSeveral([file]);
const useOfCategory = () => {
  const mayEdit = useMay()(['classify:edit']);
  const changes = {} as ShopCategoryChanges;
  const actions = { nodes: [], lines, changes, mayEdit, onAdd: nothing, onRename: nothing, onDelete: nothing };
  return useShopCategoryActions(actions)({ id: '1', label: '泵', children: [] }, []);
};

test.each<
  [
    entity: string,
    what: string,
    right: string,
    names: string[],
    useActions: () => readonly Pick<MenuAction, 'key' | 'label'>[],
  ]
>([
  ['shopResource', 'an entry', 'edit', ['编辑'], useOfStrength],
  ['shopResource', 'an entry', 'delete', ['删除'], useOfStrength],
  [
    'inquiry',
    'several',
    'edit',
    ['标为已读', '指派', '更改状态', '标签', '标为未读', '星标', '取消星标', '标为垃圾询盘'],
    useOfInquiries,
  ],
  ['inquiry', 'several', 'delete', ['删除'], useOfInquiries],
  ['review', 'one', 'edit', ['回复', '申诉'], useOfReview],
  ['material', 'one', 'edit', ['重命名', '移动'], useOfFile],
  ['material', 'one', 'delete', ['删除'], useOfFile],
  ['material', 'several', 'edit', ['移动'], useOfFiles],
  ['material', 'several', 'delete', ['删除'], useOfFiles],
  ['classify', 'one', 'edit', ['重命名', '新增子分类', '新增同级分类', '在店铺隐藏'], useOfCategory],
  ['classify', 'one', 'delete', ['删除'], useOfCategory],
])('%s, %s: the right to %s offers %j beside what every reader may do', (entity, _, right, names, useActions) => {
  const shown = (own: string) => {
    function Actions() {
      return useActions().map(({ key, label }) => <button key={key}>{label}</button>);
    }
    renderInView(
      <RightsContext value={{ admin: false, roles: [], permissions: [`${entity}:${own}`] }}>
        <Actions />
      </RightsContext>,
    );
    const labels = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    cleanup();
    return labels;
  };
  const readers = shown('read');
  expect(shown(right).filter((label) => !readers.includes(label))).toEqual(names);
});
