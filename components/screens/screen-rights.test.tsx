import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderScreen } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { BlogListScreen } from './blog/list/BlogListScreen';
import { ContactsScreen } from './contact/ContactsScreen';
import { MaterialsScreen } from './material/MaterialsScreen';
import { ProductListScreen } from './product/list/ProductListScreen';
import { QuestionListScreen } from './question/QuestionListScreen';
import { ShopCategoriesScreen } from './shop-category/ShopCategoriesScreen';
import { StrengthScreen } from './strength/StrengthScreen';

const AT = '2026-11-01T00:00:00Z';
const question = { productId: 'p1', content: 'MOQ?', status: 'pending', buyer: { name: 'Ann', country: 'DE' } };
const file = { name: 'a.png', kind: 'image', url: '/a.png', mime: 'image/png', size: 9, tags: [], usedBy: [] };

interface ListRow {
  Screen: ComponentType;
  domain: string;
  /** The name of the record, and what else it has. */
  name: string;
  record: object;
  /** The controls that each right adds. */
  edit: string[];
  delete: string[];
  /** Those of them that write nothing themselves, and are not locked in a preview. */
  opens: string[];
}
const LISTS: ListRow[] = [
  {
    ...{ Screen: ProductListScreen, domain: 'product', name: '选泵' },
    ...{ record: { title: { zh: '选泵' }, sku: 'YQ-1', status: 'online' } },
    ...{ edit: ['导入', '新增', '下架', '复制'], delete: ['删除', '回收站'], opens: ['回收站'] },
  },
  {
    ...{ Screen: BlogListScreen, domain: 'blog', name: '选泵' },
    ...{ record: { title: { zh: '选泵' }, status: 'draft', content: {} } },
    ...{ edit: ['新增', '发布'], delete: ['删除', '回收站'], opens: ['回收站'] },
  },
  {
    ...{ Screen: QuestionListScreen, domain: 'question', name: 'MOQ?', record: question },
    ...{ edit: ['回复', '隐藏', '选择 MOQ?'], delete: ['选择 MOQ?', '回收站'], opens: ['回复', '选择 MOQ?', '回收站'] },
  },
  {
    ...{ Screen: ContactsScreen, domain: 'shopContact', name: '李雷' },
    ...{ record: { name: '李雷', mobile: '13800000000', email: 'l@example.com' } },
    ...{ edit: ['新增', '设为主要联系人', '在店铺中隐藏', '编辑'], delete: ['删除', '选择 李雷', '回收站'] },
    opens: ['编辑', '选择 李雷', '回收站'],
  },
  {
    ...{ Screen: StrengthScreen, domain: 'shopResource', name: 'ISO 9001' },
    ...{ record: { kind: 'certificate', title: 'ISO 9001', images: [] } },
    ...{ edit: ['新增', '编辑'], delete: ['删除', '回收站'], opens: ['编辑', '回收站'] },
  },
  {
    ...{ Screen: MaterialsScreen, domain: 'material', name: 'a.png', record: file },
    ...{ edit: ['上传', '选择 a.png'], delete: ['选择 a.png'], opens: ['选择 a.png'] },
  },
  {
    ...{ Screen: ShopCategoriesScreen, domain: 'classify', name: '泵', record: { name: { zh: '泵' } } },
    ...{ edit: ['新增'], delete: [], opens: [] },
  },
];

beginEachEmpty();
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: /min-width/.test(media) }) as unknown as MediaQueryList;
});

test.each(LISTS)(
  'the list of $domain offers what its user may do, and in a preview locks what would write',
  async ({ Screen, domain, name, record, opens, ...adds }) => {
    const parsed = parseConfig({ preview: true });
    if (parsed.ok) setConfig(parsed.config);
    const saved = { id: '7', version: 1, createdAt: AT, updatedAt: AT, ...record };
    setTransport(async () => Response.json({ code: 200, data: { list: [saved], total: 1, used: 1, limit: 9 } }));
    const guarded = [...new Set([...adds.edit, ...adds.delete])];
    for (const [right, added] of [['read', []], ...Object.entries(adds)] as [string, string[]][]) {
      const { unmount } = renderScreen(
        <RightsContext value={{ admin: false, roles: [], permissions: [`${domain}:${right}`] }}>
          <Screen />
        </RightsContext>,
        { title: '列表' },
      );
      await screen.findAllByText(name);
      const shown = () => ['button', 'link', 'checkbox'].flatMap((role) => screen.queryAllByRole(role));
      const controls = shown();
      // What is in the menu of the list.
      const display = screen.queryByRole('button', { name: '显示' });
      if (display) fireEvent.click(display);
      const all = [...controls, ...shown()];
      const namesOf = (some: HTMLElement[]) => some.map((one) => one.getAttribute('aria-label') ?? one.textContent);
      const among = (names: (string | null)[]) => guarded.filter((one) => names.includes(one));
      expect([right, among(namesOf(all))]).toEqual([right, added]);
      const locked = namesOf(all.filter((one) => one.ariaDisabled === 'true'));
      expect([right, among(locked)]).toEqual([right, added.filter((one) => !opens.includes(one))]);
      unmount();
    }
  },
);
