import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { BlogListScreen } from './blog/list/BlogListScreen';
import { ContactsScreen } from './contact/ContactsScreen';
import { InquiriesScreen } from './inquiry/InquiriesScreen';
import { MaterialsScreen } from './material/MaterialsScreen';
import { ProductListScreen } from './product/list/ProductListScreen';
import { QuestionListScreen } from './question/QuestionListScreen';

const AT = '2026-11-01T00:00:00Z';
const buyer = { id: 'b', name: 'Ann', country: 'DE' };
const POST = { title: { zh: '选泵' }, status: 'draft', content: {} };
const QUESTION = { productId: 'p', content: 'MOQ?', status: 'pending', buyer, pinned: false };
const CONTACT = { name: '李雷', mobile: '1', email: 'l@a.example', primary: false };
const PRODUCT = { title: { zh: '泵' }, sku: 'YQ-1', status: 'online' };
const FILE = { name: 'a.png', kind: 'image', url: '/a.png', mime: 'image/png', size: 1, tags: [], usedBy: [] };
const INQUIRY = {
  ...{ number: 'INQ-1', subject: 'Pumps', buyer, status: 'new', source: 'product', priority: 'normal', products: [] },
  ...{ tags: [], unread: 1, lastMessage: 'Hi', lastMessageAt: AT },
};
const LISTS: [name: string, presses: string[], Screen: ComponentType, record: object, query?: string][] = [
  ['posts', ['删除'], BlogListScreen, POST],
  ['posts', ['发布'], BlogListScreen, POST],
  ['deleted posts', ['恢复'], BlogListScreen, { ...POST, deletedAt: AT }, 'deleted=true'],
  ['questions', ['删除'], QuestionListScreen, QUESTION],
  ['questions', ['隐藏'], QuestionListScreen, QUESTION],
  ['contacts', ['删除'], ContactsScreen, CONTACT],
  ['products', ['删除'], ProductListScreen, PRODUCT],
  ['products', ['下架'], ProductListScreen, PRODUCT],
  ['inquiries', ['标为已读'], InquiriesScreen, INQUIRY],
  ['inquiries', ['更多操作', '删除'], InquiriesScreen, INQUIRY],
  ['files', ['删除'], MaterialsScreen, FILE],
];

beginEachEmpty();
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as unknown as MediaQueryList;
});

/** A platform with three such records; what is sent to it. */
function platform(record: object) {
  const sent: object[] = [];
  const list = ['1', '2', '3'].map((id) => ({ id, version: 1, createdAt: AT, updatedAt: AT, ...record }));
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') sent.push(await request.json());
    const data = request.method === 'POST' ? { changed: 2, deleted: 2, failed: [] } : { list, total: list.length };
    return Response.json({ code: 200, data });
  });
  return sent;
}

/** Chooses the last two; the bar with what can be done with them. */
async function choose() {
  const boxes = await waitFor(() => {
    const all = screen.getAllByRole('checkbox');
    expect(all.length).toBeGreaterThan(2);
    return all;
  });
  boxes.slice(-2).forEach((box) => fireEvent.click(box));
  return screen.findByRole('toolbar', { name: '批量操作' });
}

test.each(LISTS)(
  'of %s that are chosen, those that %j was done with are no longer chosen',
  // With a plain last parameter Jest would wait for a callback where a row has no query.
  async (_, presses, Screen, record, query = '') => {
    const sent = platform(record);
    renderScreen(<Screen />, { title: '列表', query });
    const bar = await choose();
    expect(bar).toHaveTextContent('已选 2 项');
    const [first, second] = presses;
    fireEvent.click(within(bar).getByRole('button', { name: first }));
    if (second) fireEvent.click(await screen.findByRole('menuitem', { name: second }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ ids: ['2', '3'] }]);
  },
);

const DELETED: [entity: string, offered: string[], Screen: ComponentType, record: object][] = [
  ['blog', ['删除'], BlogListScreen, POST],
  ['question', ['删除'], QuestionListScreen, QUESTION],
  ['shopContact', ['删除'], ContactsScreen, CONTACT],
  ['product', ['批量修改', '删除'], ProductListScreen, PRODUCT],
  ['inquiry', ['导出 CSV', '删除', '更多操作'], InquiriesScreen, INQUIRY],
  ['material', ['选择本页全部', '删除'], MaterialsScreen, FILE],
];
test.each(DELETED)(
  'who may only delete records of %s is offered that for several of them, too',
  async (entity, offered, Screen, record) => {
    platform(record);
    renderScreen(
      <RightsContext value={{ admin: false, roles: [], permissions: [`${entity}:delete`] }}>
        <Screen />
      </RightsContext>,
      { title: '列表' },
    );
    const buttons = within(await choose()).getAllByRole('button');
    const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual([...offered, '取消选择']);
  },
);
