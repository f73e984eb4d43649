import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useFormHandle } from '@/components/ui/form/form-context';
import { fakeView, renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import type { Unsaved, View } from '@/lib/router/view';
import { buyerSubjectAtom, closeBuyerView, currentBuyerSubject } from '@/lib/state/buyer-view';
import { keysOf } from '@/lib/state/shortcuts';
import { store } from '@/lib/state/store';
import { BlogFormScreen } from './blog/form/BlogFormScreen';
import { ProductFormScreen } from './product/form/ProductFormScreen';
import { ShopDetailScreen } from './shop-detail/ShopDetailScreen';
import { ShopInfoScreen } from './shop-info/ShopInfoScreen';

const TYPED = 'zz9';

/** The fields of a form take seconds to render; this types into what a draft needs. */
function MockFields({ paths }: { paths: string[] }) {
  const { model } = useFormHandle();
  return <button onClick={() => paths.forEach((path) => model.set(path, TYPED))}>type</button>;
}
jest.mock('./product/form/ProductSections', () => ({
  ProductSections: () => <MockFields paths={['sku', 'title.zh']} />,
}));
jest.mock('./product/form/BuyerPreview', () => ({ BuyerPreview: () => null }));
jest.mock('./blog/form/BlogSections', () => ({ BlogSections: () => <MockFields paths={['title.zh']} /> }));
jest.mock('./blog/form/BlogAside', () => ({ BlogAside: () => null }));
jest.mock('./shop-info/InfoSections', () => ({ InfoSections: () => <MockFields paths={['slogan']} /> }));
jest.mock('./shop-detail/DetailSections', () => ({ DetailSections: () => <MockFields paths={['introduction.zh']} /> }));

const saved = { id: '1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' };
const product = { ...saved, title: {}, sku: 'YQ-1' };
const post = { ...saved, title: { zh: '怎么选泵' }, content: {}, tags: [], productIds: [] };

beginEachEmpty();
afterEach(closeBuyerView);

/** Opens a form, new or of a record, and types into it; what is sent is in the result. */
async function type(form: ReactElement | undefined, record?: object) {
  const sent: unknown[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') sent.push(await request.json());
    const isRecord = /getDetail|doEdit/.test(request.url) && !request.url.includes('/user/');
    return Response.json({
      code: 200,
      data: isRecord ? { ...(record ?? saved), ...(sent.at(-1) as object) } : { list: [], total: 0 },
    });
  });
  const setUnsaved = jest.fn<undefined, Parameters<View['setUnsaved']>>();
  const view = fakeView({ query: new URLSearchParams(record ? { id: '1' } : {}), setUnsaved });
  const { unmount } = renderInView(<>{form}</>, { view });
  fireEvent.click(await screen.findByRole('button', { name: 'type' }));
  // On a busy machine the form is seen before its effects have run.
  await waitFor(() => expect(setUnsaved).toHaveBeenLastCalledWith(expect.any(Function)));
  const unsaved = () => setUnsaved.mock.lastCall?.[0]?.();
  return { sent, unsaved, unmount };
}

const FORMS: [name: string, form: ReactElement, record: object][] = [
  ['product', <ProductFormScreen key="product" />, { ...product, status: 'online' }],
  ['post', <BlogFormScreen key="post" />, { ...post, status: 'published' }],
  ['shop information', <ShopInfoScreen key="info" />, saved],
  ['shop details', <ShopDetailScreen key="details" />, saved],
];

test.each(FORMS)('buyers’ view of the form of the %s shows what is typed and not saved', async (_, form, record) => {
  await type(form, record);
  fireEvent.click(screen.getByRole('button', { name: '买家视角' }));
  for (const shown of [() => store.get(buyerSubjectAtom), currentBuyerSubject])
    await waitFor(() => expect(JSON.stringify(shown())).toContain(TYPED));
});

const [PRODUCT, POST, INFO, DETAILS] = FORMS.map(([, form]) => form) as ReactElement[];
/** Each lacks what a public record needs. */
const SAVES: [
  name: string,
  form: ReactElement | undefined,
  record: object | undefined,
  button: string,
  saves: boolean,
][] = [
  ['a new product', PRODUCT, undefined, '保存草稿', true],
  ['the draft of a product', PRODUCT, { ...product, status: 'draft' }, '保存草稿', true],
  ['a rejected product', PRODUCT, { ...product, status: 'rejected' }, '保存草稿', true],
  ['a product that buyers see', PRODUCT, { ...product, status: 'online' }, '保存', false],
  ['a new post', POST, undefined, '保存草稿', true],
  ['the draft of a post', POST, { ...post, status: 'draft' }, '保存草稿', true],
  ['a post that buyers see', POST, { ...post, status: 'published' }, '保存', false],
  ['the shop information', INFO, saved, '保存', false],
  ['the shop details', DETAILS, saved, '保存', false],
];

test.each(SAVES)(
  'in the form of %s the keys of saving and the question of leaving do what the button does that shows them',
  async (...row) => {
    const [, form, record, name, saves] = row;
    const results = [];
    for (const press of [
      (button: HTMLElement) => fireEvent.click(button),
      () => fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true }),
      async (_: HTMLElement, unsaved: () => Unsaved | undefined) => {
        expect(unsaved()).toMatchObject({ isKept: true });
        expect(await unsaved()!.save!()).toBe(saves);
      },
    ]) {
      const { sent, unsaved, unmount } = await type(form, record);
      const button = screen.getByText(keysOf('save')).closest('button')!;
      expect(button).toHaveAccessibleName(name);
      await act(async () => void (await press(button, unsaved)));
      if (saves) await waitFor(() => expect(sent).toHaveLength(1));
      else expect(within(await screen.findByRole('alert')).getByRole('link')).toBeVisible();
      results.push(sent.map((body) => ({ ...(body as object), clientId: '' })));
      unmount();
      localStorage.clear();
      // In one session a second press shortly after the first would be the same one.
      startSession('another');
    }
    expect(results).toEqual(Array(3).fill(results[0]));
  },
);
