import type { Locator, Page } from 'playwright/test';
import { expect, openAs, view } from './fixtures';
import { LIBRARY, chooseFiles, material, press } from './library-page';
import { message, table, total } from './list-page';
import type { Site } from './site';

/** Writes that no form of a record sends, as a person does them; the texts are those of zh. */

/** Asks the platform itself, as a colleague would; without a body it is a read. */
export type Ask = (call: string, body?: object) => Promise<{ code: number; data: Row }>;
type Row = Record<string, unknown>;

export interface Write {
  call: string;
  /** Up to the press that sends it. */
  open: (page: Page, ask: Ask) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** Expects what was typed or chosen. */
  kept?: (page: Page) => Promise<unknown>;
  /** It outlives the end of the session; else it is chosen anew. */
  survives?: boolean;
  /** The words that it is done. */
  said: (page: Page) => Locator;
  /** Where the screen shows it, if it is not by these words. */
  shown?: (page: Page) => Locator;
  /** Where the screen says that it is not done, if not in an alert. */
  problem?: (page: Page) => Locator;
  /** What the platform has of it, and what it has once it is done. */
  store?: (ask: Ask) => Promise<unknown>;
  wanted?: unknown;
  /** What a colleague does before it is sent, so that the platform refuses it or a part of it. */
  meanwhile?: (ask: Ask) => Promise<unknown>;
  /** What the screen says then, and what the platform has. */
  refused?: string;
  left?: unknown;
}

export const askIn =
  (page: Page, { config }: Site): Ask =>
  async (call, data) => {
    const response = await page.request.fetch(`${String(config.baseURL)}/supplier/${call}`, {
      ...(data && { method: 'POST', data }),
      headers: { Authorization: 'Bearer journey-session' },
    });
    return (await response.json()) as Awaited<ReturnType<Ask>>;
  };
const listOf = async (ask: Ask, call: string) => (await ask(call)).data.list as Row[];
const idsOf = async (ask: Ask, call: string) => (await listOf(ask, call)).map(({ id }) => id);

const FORM = {
  '公司名称（中文）': '宁波海甬阀门有限公司',
  用户名: 'haiyong',
  邮箱: 'sales@haiyong.example',
  手机号: '13700137000',
  验证码: '123456',
};
const OTHERS = { company_name_cn: '另一家', phone: '13700137001', code: '123456', email: 'a@b.example', country: 'CN' };
const ACCOUNT = { username: 'haiyong', password: 'valve2580' };
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const registration: Pick<Write, 'open' | 'kept'> = {
  async open(page) {
    await page.goto('./#/register');
    for (const [name, text] of Object.entries(FORM)) await textbox(page, name).fill(text);
    await page.getByLabel('密码', { exact: true }).fill(ACCOUNT.password);
  },
  async kept(page) {
    for (const [name, text] of Object.entries(FORM)) await expect(textbox(page, name)).toHaveValue(text);
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(ACCOUNT.password);
  },
};

/** The first of the showcase, in the list of products. */
const SKU = 'YQ-CDL32-80';
const DELETED = ['10001', '10002'];
const THANKS = '谢谢，密封件已寄出。';
const FILES = ['手机拍摄 0312.mp4', '装箱单 2026-02.xlsx'];
const bulk = (page: Page) => view(page).getByRole('toolbar', { name: '批量操作' });
const moving = (page: Page) => page.getByRole('dialog', { name: '移动 2 项素材' });
const target = (page: Page) => moving(page).getByRole('treeitem', { name: '博客配图' });
const labels = (page: Page) => page.getByRole('dialog', { name: /的标签$/ });
const bin = (page: Page) => table(page, '回收站');
const tree = (page: Page) => view(page).getByRole('tree', { name: '店铺分类' }).getByRole('treeitem');
const tray = (page: Page) => page.getByRole('region', { name: '任务' });
const reply = (page: Page) => view(page).getByRole('textbox', { name: '回复内容' });
const importing = (page: Page) => page.getByRole('dialog', { name: /^导入/ });

const repliedOf = async (ask: Ask) => (await listOf(ask, 'review/getList?replied=true&pageSize=1'))[0]!;

export const WRITES: Record<string, Write> = {
  'a registration': {
    ...registration,
    call: 'auth/register',
    send: (page) => press(page, '注册'),
    said: (page) =>
      message(page, '注册成功').or(page.getByRole('button', { name: `${FORM['公司名称（中文）']} 用户菜单` })),
    store: async (ask) => (await ask('auth/Login', ACCOUNT)).code,
    wanted: 200,
    meanwhile: (ask) => ask('auth/register', { ...ACCOUNT, ...OTHERS, password: 'other-2580' }),
    refused: '用户名已被使用',
    left: 400,
  },
  'the code of a registration': {
    ...registration,
    call: 'auth/sendCode',
    send: (page) => press(page, '获取验证码'),
    said: (page) => page.getByRole('button', { name: /秒后可重新获取/ }),
  },
  'materials moved': {
    call: 'material/doMove',
    async open(page) {
      await openAs(page, `${LIBRARY}?folderId=f21`);
      await total(page, 2);
      for (const name of FILES) {
        await material(page, name).hover();
        await material(page, name).getByRole('checkbox').click();
      }
      await press(bulk(page), '移动');
      await target(page).click();
    },
    send: (page) => press(moving(page), '移动'),
    kept: (page) => expect(target(page)).toHaveAttribute('aria-selected', 'true'),
    said: (page) => message(page, '已将 2 项移到“博客配图”'),
    store: (ask) => idsOf(ask, 'material/getList?folderId=f21'),
    wanted: [],
    async meanwhile(ask) {
      const [first] = await idsOf(ask, 'material/getList?folderId=f21');
      await ask('material/doDelete', { ids: [first], force: true });
    },
    refused: '已将 1 项移到“博客配图”，1 项失败',
    left: [],
  },
  'the order of the showcase': {
    call: 'product/doSort',
    open: (page) => openAs(page, '/Product/Product?showcase=true&sort=sort&order=asc'),
    send: (page) => press(table(page, '产品列表').getByRole('row', { name: SKU }), '下移'),
    said: (page) => message(page, '已移到第'),
    shown: (page) => table(page, '产品列表').getByRole('row').nth(2).filter({ hasText: SKU }),
    store: (ask) => idsOf(ask, 'product/getList?showcase=true&sort=sort&order=asc&pageSize=2'),
    wanted: ['10002', '10001'],
    meanwhile: (ask) => ask('product/doDelete', { ids: ['10001'] }),
    refused: '不存在',
    left: ['10002', '10003'],
  },
  'the order of shop categories': {
    call: 'classify/doSort',
    open: (page) => openAs(page, '/Product/Classify'),
    async send(page) {
      await tree(page).filter({ hasText: '新品上市' }).first().focus();
      await page.keyboard.press('Alt+ArrowUp');
    },
    said: (page) => message(page, '已移动“新品上市”'),
    shown: (page) => tree(page).first().filter({ hasText: '新品上市' }),
    store: async (ask) => (await idsOf(ask, 'classify/getTree')).slice(0, 2),
    wanted: ['g-new', 'g-hot'],
    meanwhile: (ask) => ask('classify/doDelete', { ids: ['g-new'], moveTo: '' }),
    refused: '不存在',
    left: ['g-hot', 'g-fair'],
  },
  'products restored': {
    call: 'product/doRestore',
    async open(page, ask) {
      await ask('product/doDelete', { ids: DELETED });
      await openAs(page, '/Product/Product?deleted=true');
      await bin(page).getByRole('checkbox', { name: '选择本页全部' }).check();
    },
    send: (page) => press(bulk(page), '恢复'),
    kept: (page) => expect(bin(page).getByRole('checkbox', { checked: true })).toHaveCount(3),
    said: (page) => message(page, '已恢复 2 项'),
    shown: (page) => view(page).getByText('回收站是空的'),
    store: (ask) => idsOf(ask, 'product/getList?deleted=true'),
    wanted: [],
    meanwhile: (ask) => ask('product/doImport', { rows: [{ id: '10003', sku: SKU }] }),
    refused: '已恢复 1 项，1 项失败',
    left: ['10001'],
  },
  'products imported': {
    call: 'product/doImport',
    async open(page) {
      await openAs(page, '/Product/Product');
      await total(page, 520);
      await press(view(page), '导入');
      const sheet = Buffer.from(`货号,中文产品名称,品牌\r\nIMP-1,导入的新泵,\r\n${SKU},,新品牌`);
      const choose = importing(page).getByRole('button', { name: '选择文件', exact: true });
      await chooseFiles(page, choose, { name: '改动.csv', mimeType: 'text/csv', buffer: sheet });
      await press(importing(page), '比较');
      await expect(importing(page).getByRole('button', { name: '导入 2 个' })).toBeEnabled();
    },
    async send(page) {
      const again = tray(page).getByRole('button', { name: /^(重试|立即重试“.*”)$/ });
      if ((await tray(page).count()) > 0) return again.first().click();
      if ((await importing(page).count()) > 0) await press(importing(page), '导入 2 个');
      const tasks = page.getByRole('button', { name: /^任务/ });
      const login = page.getByRole('button', { name: '登录', exact: true });
      await expect(tasks.or(login)).toBeVisible();
      if (!(await login.isVisible())) await tasks.click();
    },
    survives: true,
    said: (page) => tray(page).getByText('新增 1 个和修改 1 个'),
    problem: (page) => tray(page).getByText(/等待继续|失败/),
    store: async (ask) => [
      (await idsOf(ask, 'product/getList?keyword=IMP-1')).length,
      (await ask('product/getDetail?id=10001')).data.version,
    ],
    wanted: [1, 9],
    meanwhile: (ask) => ask('product/doImport', { rows: [{ id: '10001', brand: '别人的品牌' }] }),
    refused: '失败 1 个',
    left: [1, 9],
  },
  'labels of an inquiry': {
    call: 'inquiry/doTag',
    async open(page) {
      await openAs(page, '/BusinessManage/Business?id=150');
      await press(view(page).getByRole('region', { name: '对话', exact: true }), '更多操作');
      await page.getByRole('menuitem', { name: '标签' }).click();
      await textbox(page, '新标签').fill('展会');
    },
    send: (page) => press(labels(page), '确定'),
    kept: (page) => expect(textbox(page, '新标签')).toHaveValue('展会'),
    said: (page) => message(page, '1 条询盘的标签已更新'),
    store: async (ask) => (await ask('inquiry/getDetail?id=150')).data?.tags,
    wanted: ['样机', '配件', '展会'],
    meanwhile: (ask) => ask('inquiry/doDelete', { ids: ['150'] }),
    refused: '1 项失败',
    left: undefined,
  },
  'another reply to a review': {
    call: 'review/doReply',
    async open(page) {
      await openAs(page, '/Shop/Reviews?replied=true');
      await view(page).getByRole('button', { name: '修改回复' }).first().click();
      await reply(page).fill(THANKS);
    },
    send: (page) => press(view(page), '发送回复'),
    kept: (page) => expect(reply(page)).toHaveValue(THANKS),
    survives: true,
    said: (page) => message(page, /成功|已发送/),
    shown: (page) =>
      view(page)
        .getByRole('listitem')
        .filter({ hasText: THANKS, hasNot: page.getByRole('textbox') }),
    async store(ask) {
      const { version, reply: own } = await repliedOf(ask);
      return [version, (own as Row).content];
    },
    wanted: [3, THANKS],
    meanwhile: async (ask) => ask('review/doReply', { id: (await repliedOf(ask)).id, content: '别人的回复' }),
    refused: '别人的回复',
    left: [3, '别人的回复'],
  },
};
