import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useFormHandle } from '@/components/ui/form/form-context';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { BlogForm } from './blog/form/BlogForm';
import { ContactForm } from './contact/ContactForm';
import { TemplateForm } from './inquiry/template/TemplateForm';
import { ProductForm } from './product/form/ProductForm';
import { sampleProduct } from './product/form/testing-product';
import { AnswerForm } from './question/answer/AnswerForm';
import { AppealForm } from './review/AppealForm';
import { ReplyForm } from './review/ReplyForm';
import { ShopCategoryForm } from './shop-category/ShopCategoryForm';
import { DetailForm } from './shop-detail/DetailForm';
import { InfoForm } from './shop-info/InfoForm';
import { StrengthForm } from './strength/StrengthForm';

// The fields and what is beside them take seconds to render, and have no part in it.
jest.mock('@/components/ui/form/Field', () => ({
  ...jest.requireActual<object>('@/components/ui/form/Field'),
  Field: () => null,
}));
jest.mock('@/components/ui/form/FormSection', () => ({ FormSection: () => null }));
jest.mock('@/components/ui/form/FormLayout', () => ({
  FormLayout: ({ children }: { children: ReactNode }) => children,
}));

/** A field of each form, whichever it is. */
const TYPED = {
  ...{ sku: 'YQ-3', 'title.zh': '泵', city: '台州', averageLeadDays: 30, name: '陈', title: 'CE', 'name.zh': '阀' },
  ...{ content: '30', reason: 'Yes' },
};
function MockTyping() {
  const { model } = useFormHandle();
  const type = () =>
    Object.entries(TYPED).forEach(([path, value]) => typeof model.get(path) === typeof value && model.set(path, value));
  return <button onClick={type}>type</button>;
}
jest.mock('@/components/ui/record/DraftBanner', () => ({ DraftBanner: () => <MockTyping /> }));

const at = '2026-03-10T04:00:00Z';
const base = { id: '1', version: 1, createdAt: at, updatedAt: at };
const buyer = { name: 'Ann', country: 'DE' };
const review = {
  ...{ ...base, buyer, scores: { overall: 4, quality: 4, service: 4, shipping: 4 }, content: 'Good', images: [] },
  ...{ language: 'en', status: 'visible', reply: { content: 'Thanks', at } },
  appeal: { reason: 'Not ours', evidence: [], at },
};
const contact = {
  ...{ ...base, name: '陈海燕', position: '', department: '', mobile: '13800138000', email: 'chen@example.com' },
  ...{ timezone: 'Asia/Shanghai', languages: ['zh'], primary: false, visible: true },
};
const info = {
  ...{ ...base, name: { zh: '甬泉泵业', en: 'Yongquan' }, logo: 'files/logo.png', businessType: ['manufacturer'] },
  ...{ mainProducts: ['Pumps'], country: 'CN', region: '浙江', city: '宁波', address: '1', establishedYear: 2001 },
  story: { zh: '泵', en: 'Pumps' },
};
const post = {
  ...{ ...base, title: { zh: '怎么选泵' }, content: { zh: '<p>看流量</p>' }, tags: [], productIds: [] },
  ...{ status: 'draft', stats: { views: 9, likes: 1, comments: 0 } },
};
const detail = { ...base, employees: '51-100', averageLeadDays: 20, exportShare: 50 };
const entry = { ...base, kind: 'partner', title: 'ISO', images: [], description: '' };
const category = { ...base, name: { zh: '泵', en: 'Pumps' }, visible: true };
const question = {
  ...{ ...base, productId: '7', productTitle: '', content: 'MOQ?', language: 'en', buyer, status: 'answered' },
  ...{ answer: { content: '10', at, by: '' }, pinned: false, likes: 0 },
};
const template = { ...base, title: 'Hello', language: 'en', content: 'Dear' };

const drawer = { close: () => {}, leave: () => {} };
const nothing = () => {};

interface Row {
  /** Which the right to change it is named after. */
  entity: string;
  form: (record: never) => ReactElement;
  record: { version: number };
  /** What a colleague has changed meanwhile. */
  theirs: object;
  send: string;
}

/** Every form of a record that is shown to those who may not change it, too. */
const FORMS: Row[] = [
  {
    ...{ entity: 'product', record: sampleProduct, theirs: { sku: 'YQ-2' }, send: '保存' },
    form: (product) => <ProductForm product={product} onCreated={nothing} />,
  },
  {
    ...{ entity: 'blog', record: post, theirs: { title: { zh: '选泵' } }, send: '保存草稿' },
    form: (blog) => <BlogForm blog={blog} onCreated={nothing} />,
  },
  {
    ...{ entity: 'shopInfo', record: info, theirs: { city: '杭州' }, send: '保存' },
    form: (shop) => <InfoForm title="基本信息" info={shop} />,
  },
  {
    ...{ entity: 'shopDetail', record: detail, theirs: { averageLeadDays: 25 }, send: '保存' },
    form: (shop) => <DetailForm title="扩展信息" detail={shop} />,
  },
  {
    ...{ entity: 'shopContact', record: contact, theirs: { name: '陈燕' }, send: '保存' },
    form: (one) => <ContactForm contact={one} drawer={drawer} />,
  },
  {
    ...{ entity: 'shopResource', record: entry, theirs: { title: 'SGS' }, send: '保存' },
    form: (one) => <StrengthForm entry={one} newKind="partner" drawer={drawer} />,
  },
  {
    ...{ entity: 'classify', record: category, theirs: { name: { zh: '水泵' } }, send: '保存' },
    form: (one) => <ShopCategoryForm category={one} nodes={[]} onClose={nothing} />,
  },
  {
    ...{ entity: 'question', record: question, theirs: { answer: { content: '20', at } }, send: '保存' },
    form: (one) => <AnswerForm question={one} drawer={drawer} />,
  },
  {
    ...{ entity: 'review', record: review, theirs: { appeal: { ...review.appeal, reason: 'No' } }, send: '提交申诉' },
    form: (one) => <AppealForm review={one} drawer={drawer} />,
  },
];
const OTHERS: Row[] = [
  {
    ...{ entity: 'review', record: review, theirs: { reply: { content: 'Thank you', at } }, send: '发送回复' },
    form: (one) => <ReplyForm review={one} onClose={nothing} />,
  },
  {
    ...{ entity: 'replyTemplate', record: template, theirs: { content: 'Hi' }, send: '保存' },
    form: (one) => <TemplateForm template={one} onDone={nothing} />,
  },
];

beginEachEmpty();

/** Shows the form to a user with one right, on a platform that has a newer version of its record; what is sent. */
function open({ entity, form, record, theirs }: Row, right: 'edit' | 'read') {
  const newer = { ...record, ...theirs, version: record.version + 1 };
  const sent: string[] = [];
  setTransport(async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'GET') return Response.json({ code: 200, data: { list: [newer], total: 1 } });
    sent.push(url);
    return Response.json({ code: 409, msg: '版本过旧', data: newer });
  });
  const rights = { admin: false, roles: [], permissions: [`${entity}:${right}`] };
  renderInView(<RightsContext value={rights}>{form(record as never)}</RightsContext>);
  return sent;
}

test.each([...FORMS, ...OTHERS])(
  '$entity, $send: what a colleague has changed meanwhile is asked about',
  async (row) => {
    open(row, 'edit');
    const type = screen.queryByRole('button', { name: 'type' });
    if (type) fireEvent.click(type);
    fireEvent.click(screen.getByRole('button', { name: row.send }));
    expect(await screen.findByRole('dialog', { name: '这条记录刚被其他人修改' })).toBeInTheDocument();
  },
);

test.each(FORMS)(
  '$entity, $send: without the right it is read only, and the key that saves sends nothing',
  async (row) => {
    const sent = open(row, 'read');
    expect(screen.getByText(/您的账号没有编辑权限/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: row.send })).not.toBeInTheDocument();
    await act(async () => void fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true }));
    expect(sent).toEqual([]);
  },
);
