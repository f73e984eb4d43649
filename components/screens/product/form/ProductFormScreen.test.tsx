import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isDraftKey } from '@/components/ui/record/draft-store';
import { fakeView, renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession, startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { ProductFormScreen } from './ProductFormScreen';
import { sampleProduct } from './testing-product';

type Answer = { code: number; msg?: string; data?: unknown };
type Body = Record<string, unknown> & { version?: number };

const TREE = [
  {
    id: 'c1',
    name: { zh: '泵', en: 'Pumps' },
    leaf: false,
    children: [
      {
        id: 'c2',
        name: { zh: '离心泵', en: 'Centrifugal' },
        leaf: true,
        attributes: [{ name: '材质', required: true }],
      },
    ],
  },
];

/** A platform with one product; `answer` determines the response to doEdit. */
function platform(answer: (body: Body, turn: number) => Answer, product: object = sampleProduct) {
  const sent: { call: string; body: Body }[] = [];
  let turn = 0;
  setTransport(async (input, init) => {
    const request = new Request(input as Request, init);
    const call = new URL(request.url).pathname;
    const say = (answer: Answer) =>
      new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
    if (request.method === 'POST') {
      const body = (await request.json()) as Body;
      sent.push({ call, body });
      if (call.endsWith('doStatus')) return say({ code: 200, data: { changed: 1, failed: [] } });
      return say(answer(body, (turn += 1)));
    }
    if (call.endsWith('/product/getDetail')) return say({ code: 200, data: product });
    if (call.endsWith('category/getTree')) return say({ code: 200, data: { list: TREE } });
    if (call.endsWith('classify/getTree'))
      return say({ code: 200, data: { list: [{ id: 'g1', name: { zh: '热销' } }] } });
    return say({ code: 200, data: { list: [], total: 0 } });
  });
  return sent;
}
const ok = (body: Body): Answer => ({
  code: 200,
  msg: '保存成功',
  data: { ...sampleProduct, ...body, id: 'p1', version: Number(body.version ?? 0) + 1 },
});

const edit = (id: string | undefined = 'p1', setUnsaved = jest.fn(), setQuery = jest.fn()) => {
  const query = new URLSearchParams(id ? { id } : {});
  return {
    setUnsaved,
    setQuery,
    ...renderInView(<ProductFormScreen />, { view: fakeView({ query, setUnsaved, setQuery }) }),
  };
};
const field = (name: string) => screen.getAllByRole('textbox', { name })[0]!;
const shown = () => store.get(messagesAtom).map(({ text }) => text);

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  // What the session before has typed would come back into a storage that is cleared.
  currentSession().end('logout');
  startSession('token');
  localStorage.clear();
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test('a change is saved: the whole record goes, with its version and what the client does not know', async () => {
  const sent = platform(ok, { ...sampleProduct, extra: { kept: true } });
  const user = userEvent.setup();
  const { setUnsaved } = edit();
  expect(await screen.findByRole('heading', { level: 1, name: sampleProduct.title.zh })).toBeInTheDocument();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));

  await user.type(field('货号'), '-B');
  await waitFor(() => expect(setUnsaved).toHaveBeenLastCalledWith(expect.any(Function)));
  await user.type(field('货号'), '{Backspace}{Backspace}');
  await waitFor(() => expect(setUnsaved).toHaveBeenLastCalledWith(undefined));

  await user.type(field('货号'), '-B');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shown()).toEqual(['保存成功']));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    call: '/supplier/product/doEdit',
    body: { ...JSON.parse(JSON.stringify(sampleProduct)), extra: { kept: true }, sku: 'YQ-CDL32-80-B' },
  });
  expect(screen.queryByRole('button', { name: '提交审核' })).not.toBeInTheDocument();
  await waitFor(() => expect(setUnsaved).toHaveBeenLastCalledWith(undefined));
  expect(Object.keys(localStorage).filter(isDraftKey)).toEqual([]);
});

test('what a platform sends in another type is shown as absent, and a save of something else leaves it as it was', async () => {
  const odd = {
    ...sampleProduct,
    variants: [],
    stock: '12',
    packaging: { ...sampleProduct.packaging, netWeight: '8' },
  };
  const sent = platform(ok, odd);
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), '-B');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shown()).toEqual(['保存成功']));
  expect(sent[0]!.body).toEqual({ ...JSON.parse(JSON.stringify(odd)), sku: 'YQ-CDL32-80-B' });
});

test('field errors of the platform are beside their fields and in the summary, and nothing typed is lost', async () => {
  platform(() => ({
    code: 422,
    data: { errors: { sku: '货号已被占用', 'pricing.tiers.1.price': '单价过高', 'odd.path': '别处有误' } },
  }));
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), 'X');
  await user.click(screen.getByRole('button', { name: '保存' }));

  const summary = (await screen.findByText('3 处有误')).closest<HTMLElement>('[role="alert"]')!;
  await waitFor(() => expect(summary).toHaveFocus());
  for (const next of ['基本信息 · 货号：货号已被占用', '价格与起订量 · 第 2 档单价：单价过高', 'odd.path：别处有误'])
    await user.click(within(summary).getByRole('link', { name: `下一处：${next}` }));
  expect(field('货号')).toHaveValue('YQ-CDL32-80X');
  expect(field('货号')).toBeInvalid();
  expect(field('货号')).toHaveAccessibleDescription('货号已被占用');
  expect(field('第 2 档单价')).toHaveAccessibleDescription('第 2 档单价：单价过高');
  await user.click(within(summary).getByRole('link', { name: /货号已被占用/ }));
  expect(field('货号')).toHaveFocus();
  await user.type(field('货号'), 'Y');
  expect(field('货号')).toBeValid();
  expect(shown()).toEqual([]);
});

test('somebody else saved meanwhile: both sides are shown, merged and saved over the new version', async () => {
  const single = { ...sampleProduct, pricing: { mode: 'single', currency: 'USD', price: '165.00' } };
  const theirs = { ...single, version: 15, moq: { quantity: 5, unit: 'pcs' }, stock: 296 };
  const sent = platform((body, turn) => (turn === 1 ? { code: 409, data: theirs } : ok(body)), single);
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.clear(field('库存'));
  await user.type(field('库存'), '３００');
  await user.click(screen.getByRole('button', { name: '保存' }));

  const dialog = await screen.findByRole('dialog', { name: '这条记录刚被其他人修改' });
  const groups = within(dialog).getAllByRole('radiogroup');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['起订量', '库存']);
  expect(within(groups[0]!).getByRole('radio', { name: '平台上的版本 15：5' })).toBeChecked();
  expect(within(groups[1]!).getByRole('radio', { name: '您的修改：300' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: '合并并保存' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ version: 15, stock: 300, moq: { quantity: 5, unit: 'pcs' } });
  await waitFor(() => expect(field('起订量')).toHaveValue('5'));
  await waitFor(() => expect(shown()).toEqual(['保存成功']));
});

test('a version that is newer by nothing the form holds is no question: it is saved over it', async () => {
  const theirs = { ...sampleProduct, version: 15, score: 99 };
  const sent = platform((body, turn) => (turn === 1 ? { code: 409, data: theirs } : ok(body)));
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), 'X');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shown()).toEqual(['保存成功']));
  expect(sent.map(({ body }) => [body.version, body.sku])).toEqual([
    [sampleProduct.version, 'YQ-CDL32-80X'],
    [15, 'YQ-CDL32-80X'],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a draft that began before a colleague saved asks before it takes back what the colleague changed', async () => {
  const stored = { ...sampleProduct };
  const sent = platform((body, turn) => (turn === 1 ? { code: 409, data: stored } : ok(body)), stored);
  const user = userEvent.setup();
  const first = edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), '-KEPT');
  first.unmount();
  Object.assign(stored, { version: sampleProduct.version + 1, stock: 7 });

  edit();
  await user.click(await screen.findByRole('button', { name: '恢复草稿' }));
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80-KEPT'));
  await user.click(screen.getByRole('button', { name: '保存' }));
  const dialog = await screen.findByRole('dialog', { name: '这条记录刚被其他人修改' });
  expect(within(dialog).getByRole('radiogroup', { name: '库存' })).toHaveTextContent('7');
  expect(sent).toHaveLength(1);
});

const changeSku = async (user: ReturnType<typeof userEvent.setup>) => {
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), 'X');
  await user.click(screen.getByRole('button', { name: '保存' }));
};
const lastMessage = () => store.get(messagesAtom).at(-1);

test('a 409 with another record is a refusal: that one is neither shown as a version of this one nor written', async () => {
  const other = { ...sampleProduct, id: 'p9', version: 50, sku: 'YQ-CDL32-80X' };
  const sent = platform(() => ({ code: 409, msg: '货号已存在', data: other }));
  const user = userEvent.setup();
  edit();
  await changeSku(user);
  await waitFor(() => expect(lastMessage()?.error).toMatchObject({ message: '货号已存在' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('货号')).toHaveValue('YQ-CDL32-80X');
  expect(sent.map(({ body }) => body.id)).toEqual(['p1']);
});

test('a 409 without a record is compared with the version that the platform has by now', async () => {
  const stored = { ...sampleProduct };
  const sent = platform((body, turn) => {
    if (turn > 1) return ok(body);
    Object.assign(stored, { version: sampleProduct.version + 3, sku: 'YQ-COLLEAGUE' });
    return { code: 409, msg: '已被修改' };
  }, stored);
  const user = userEvent.setup();
  edit();
  await changeSku(user);
  const dialog = await screen.findByRole('dialog', { name: '这条记录刚被其他人修改' });
  expect(dialog).toHaveTextContent('YQ-COLLEAGUE');
  await user.click(within(dialog).getByRole('radio', { name: /您的修改/ }));
  await user.click(within(dialog).getByRole('button', { name: '合并并保存' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ version: sampleProduct.version + 3, sku: 'YQ-CDL32-80X' });
});

test('a new product that is refused with 409 says so, whatever record comes with it', async () => {
  platform(() => ({ code: 409, msg: '货号已存在', data: { ...sampleProduct, id: 'p9' } }));
  const user = userEvent.setup();
  edit('');
  await user.type(await screen.findByRole('textbox', { name: '产品名称 中文' }), '新产品');
  await user.type(field('货号'), 'YQ-1');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(lastMessage()?.error).toMatchObject({ message: '货号已存在' }));
  expect(field('货号')).toHaveValue('YQ-1');
});

test('what was typed and not saved is offered on return', async () => {
  platform(ok);
  const user = userEvent.setup();
  const first = edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), '-KEPT');
  first.unmount();

  edit();
  const banner = await screen.findByRole('region', { name: '未保存的草稿' });
  expect(field('货号')).toHaveValue('YQ-CDL32-80');
  await user.click(within(banner).getByRole('button', { name: '恢复草稿' }));
  expect(field('货号')).toHaveValue('YQ-CDL32-80-KEPT');
  expect(banner).not.toBeInTheDocument();
});

test('a new product: the draft needs a title and a SKU, review needs everything', async () => {
  const sent = platform((body) => ({
    code: 200,
    data: { ...sampleProduct, ...body, id: 'n1', version: 1, status: 'draft' },
  }));
  const user = userEvent.setup();
  const { setQuery } = edit('');
  await user.click(await screen.findByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('2 处有误')).toBeInTheDocument();
  expect(sent).toHaveLength(0);

  await user.type(field('产品名称 中文'), '水泵');
  await user.type(field('货号'), 'P-1');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText(/处有误/)).toBeInTheDocument();
  expect(sent).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(setQuery).toHaveBeenCalledWith({ id: 'n1' }, { replace: true }));
  expect(sent[0]!.body).toMatchObject({ title: { zh: '水泵' }, sku: 'P-1', status: 'draft' });
  expect(sent[0]!.body).not.toHaveProperty('id');
});

test('Ctrl+S saves, a draft is submitted in two calls, and any other failure leaves the form as it is', async () => {
  let fail = true;
  const draft = { ...sampleProduct, status: 'draft' };
  const sent = platform(
    (body) => (fail ? { code: 500, msg: '稍后再试' } : { ...ok(body), data: { ...draft, ...body, version: 15 } }),
    draft,
  );
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await user.type(field('货号'), '7');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  expect(store.get(messagesAtom)[0]!.error).toMatchObject({ message: '稍后再试' });
  expect(field('货号')).toHaveValue('YQ-CDL32-807');
  fail = false;
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(shown()).toContain('已提交审核'));
  expect(sent.slice(-2).map(({ call }) => call)).toEqual(['/supplier/product/doEdit', '/supplier/product/doStatus']);
  expect(sent.at(-1)!.body).toEqual({ ids: ['p1'], status: 'reviewing' });
});

test('a product that is gone says so; a failure can be tried again', async () => {
  setTransport(async () => new Response(JSON.stringify({ code: 404, msg: '没有' })));
  edit();
  expect(await screen.findByText('没有找到这条记录')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '产品' })).toBeInTheDocument();
});

test('pictures are put in order by buttons, and files that are none are named', async () => {
  platform(ok);
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  const sources = () => screen.getAllByRole('img', { name: /张图片/ }).map((image) => image.getAttribute('src'));
  fireEvent.click(screen.getByRole('button', { name: '将第 2 张图片前移' }));
  await waitFor(() => expect(sources()).toEqual(['https://img.example/2.jpg', 'https://img.example/1.jpg']));
  const input = screen.getByLabelText('上传或粘贴');
  await act(async () => {
    fireEvent.change(input, {
      target: { files: [new File(['<svg onload=alert(1)>'], 'evil.png', { type: 'image/png' })] },
    });
  });
  expect(await screen.findByText(/evil\.png 不是图片/)).toBeInTheDocument();
});

test('the first tier goes with the MOQ; one that differs is said at once', async () => {
  const sent = platform(ok);
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await waitFor(() => expect(field('第 1 档起订数量')).toHaveValue('10'));
  await user.clear(field('起订量'));
  await user.type(field('起订量'), '20');
  expect(field('第 1 档起订数量')).toHaveValue('20');
  await user.clear(field('第 1 档起订数量'));
  await user.type(field('第 1 档起订数量'), '30');
  await user.type(field('起订量'), '0');
  expect(await screen.findAllByText(/第一档的数量须等于起订量 200。/)).not.toHaveLength(0);
  expect(sent).toHaveLength(0);
});

test('another currency empties every price, says so, and is undone', async () => {
  platform(ok, {
    ...sampleProduct,
    sample: { available: true, price: '20.00' },
    variants: [{ ...sampleProduct.variants[0], price: '9.90' }],
  });
  const user = userEvent.setup();
  edit();
  await waitFor(() => expect(field('货号')).toHaveValue('YQ-CDL32-80'));
  await waitFor(() => expect(field('第 1 档单价')).toHaveValue('165.00'));
  const variantPrice = () => within(screen.getByRole('row', { name: /380V/ })).getAllByRole('gridcell')[2];
  await waitFor(() => expect(variantPrice()).toHaveTextContent('9.90'));
  await user.click(screen.getByRole('combobox', { name: '币种' }));
  await user.click(await screen.findByRole('option', { name: /^JPY/ }));
  await waitFor(() => expect(field('第 1 档单价')).toHaveValue(''));
  expect(variantPrice()).toHaveTextContent(/^$/);
  expect(field('第 1 档起订数量')).toHaveValue('10');
  expect(field('样品价格')).toHaveValue('');
  expect(shown()).toEqual(['币种已更改，原来以 USD 填写的 4 个价格已清空。']);
  act(() => store.get(messagesAtom)[0]!.action!.run());
  await waitFor(() => expect(field('第 1 档单价')).toHaveValue('165.00'));
  expect(field('样品价格')).toHaveValue('20.00');
  expect(variantPrice()).toHaveTextContent('9.90');
  expect(screen.getByRole('combobox', { name: '币种' })).toHaveValue('USD 美元');
});
