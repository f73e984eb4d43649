import type { Page } from 'playwright/test';
import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, openByForm, submitLogin, test, view } from '../support/fixtures';
import { table } from '../support/list-page';

const EDIT = '/ProductAdd?id=10001';
const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true }).first();
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const kept = (page: Page) => expect(view(page).getByText(/本机草稿已保存/)).toBeVisible();
const back = (page: Page) => view(page).getByRole('status').filter({ hasText: '登录过期时未保存的内容' });
const dialog = (page: Page) => page.getByRole('dialog', { name: '退出前，如何处理未保存的内容？' });
const EXPIRED = { code: 401, msg: '令牌失效', data: null };

async function askToLogOut(page: Page) {
  await page.getByRole('button', { name: /用户菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

/** Everything that the client and the browser keep, as one text; the demo's own platform is not the client's. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const texts = [
      ...[localStorage, sessionStorage].map((area) => JSON.stringify({ ...area })),
      document.cookie,
      // What the page came with is in no account's name.
      document.documentElement.outerHTML.replace(/<script[\s\S]*?<\/script>/g, ''),
      document.title,
      JSON.stringify(history.state),
      ...[...document.querySelectorAll('input, textarea')].map((input) => (input as HTMLInputElement).value),
    ];
    for (const { name = '' } of await indexedDB.databases()) if (!name.includes('demo')) texts.push(name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text());
    }
    return texts.join('\n');
  });

test('an ended session says why in one sentence and the platform’s words, and puts back every page that held text', async ({
  page,
  faults,
}) => {
  await openAs(page, EDIT);
  await expect(field(page, '货号')).toHaveValue('YQ-CDL32-80');
  await field(page, '产品名称 中文').fill('登录前写的');
  const text = view(page).getByRole('textbox', { name: '详细描述 中文' });
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('开头一句');
  await page.goto('./#/BlogsAdd');
  await field(page, '标题 中文').fill('没写完的文章');
  await page.goto('./#/Shop/Info');
  await field(page, '城市').fill('舟山');
  await page.goto('./#/Product/Catalogs');
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  faults.add({ call: 'product/getList', body: EXPIRED });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2FProduct%2FProduct$/);
  await expect(page.getByRole('alert')).toHaveText('登录已过期，重新登录后会恢复未保存的内容。平台的说明：令牌失效');
  faults.clear();
  await submitLogin(page);
  await expect(page.getByRole('tablist', { name: '标签栏' }).getByRole('tab')).toHaveText([
    '首页',
    '产品 · 立式多级不锈钢离心泵 CDL32-80',
    '博客',
    '基本信息',
    '产品列表',
  ]);
  await page.getByRole('tab', { name: 'CDL32-80' }).click();
  await expect(field(page, '产品名称 中文')).toHaveValue('登录前写的');
  await expect(text).toContainText('开头一句');
  await expect(back(page)).toBeVisible();
  await page.getByRole('tab', { name: '博客', exact: true }).click();
  await expect(field(page, '标题 中文')).toHaveValue('没写完的文章');
  await page.getByRole('tab', { name: '基本信息', exact: true }).click();
  await expect(field(page, '城市')).toHaveValue('舟山');
  await view(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
});

test('another account sees nothing of it, and a message says why; the first one finds it', async ({ page, faults }) => {
  await openAs(page, EDIT);
  await field(page, '产品名称 中文').fill('别人不该看见');
  faults.add({ call: 'product/doEdit', body: EXPIRED });
  await view(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await submitLogin(page, DEMO_SALES_ACCOUNT);
  await expect(page.getByText('上一个账号未保存的内容不会在这里显示，已保留在本机，供该账号使用。')).toBeVisible();
  await expect(field(page, '货号')).toHaveValue('YQ-CDL32-80');
  await expect(page.getByText('别人不该看见')).toHaveCount(0);
  await askToLogOut(page);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  faults.clear();
  await openByForm(page, EDIT);
  await expect(field(page, '产品名称 中文')).toHaveValue('别人不该看见');
});

test('many calls that answer 401 are one message and one navigation, and a late one ends no other session', async ({
  page,
  faults,
}) => {
  await openAs(page, '/Product/Catalogs');
  // What the page still loads must not meet the refusals before the press does.
  await page.waitForLoadState('networkidle');
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).hash));
  for (const call of ['getOverview', 'getList', 'getQuota', 'getTree', 'getSummary'])
    faults.add({ call, body: EXPIRED });
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(paths.filter((hash) => hash.startsWith('#/login'))).toHaveLength(1);
  faults.clear();
  await submitLogin(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('logging out with unsent text names it; deleted is the default, and 取消 changes nothing', async ({ page }) => {
  await openAs(page, EDIT);
  await field(page, '产品名称 中文').fill('没存的泵');
  await page.goto('./#/BlogsAdd');
  await field(page, '标题 中文').fill('没存的文章');
  await askToLogOut(page);
  const product = dialog(page).getByRole('radiogroup', { name: '产品 · 没存的泵的处理方式' });
  const blog = dialog(page).getByRole('radiogroup', { name: '博客文章 · 没存的文章的处理方式' });
  // What is online already is no draft: it can be saved in its form.
  await expect(product.getByRole('radio')).toHaveCount(2);
  await expect(blog.getByRole('radio')).toHaveCount(3);
  for (const group of [product, blog]) await expect(group.getByRole('radio', { name: '删除' })).toBeChecked();
  await expect(dialog(page)).toContainText('保留在本机的内容没有加密，使用这台设备的人都能看到。');
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(field(page, '标题 中文')).toHaveValue('没存的文章');

  await askToLogOut(page);
  await blog.getByRole('radio', { name: '在平台存为草稿' }).check();
  await dialog(page).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submitLogin(page);
  await expect(menu(page)).toBeVisible();
  await page.goto('./#/Blogs/Blogs?status=draft');
  await expect(view(page).getByRole('row', { name: /没存的文章/ })).toHaveCount(1);
  await page.goto(`./#${EDIT}`);
  await expect(field(page, '货号')).toHaveValue('YQ-CDL32-80');
  await expect(view(page).getByRole('region', { name: '未保存的草稿' })).toHaveCount(0);
});

test('a draft that the platform does not take stays, with the reason; kept on this device it is offered again', async ({
  page,
  faults,
}) => {
  await openAs(page, '/BlogsAdd');
  await field(page, '标题 中文').fill('没存的文章');
  await kept(page);
  await askToLogOut(page);
  faults.add({ call: 'blog/doEdit', body: { code: 500, msg: '博客服务维护中', data: null }, times: 1 });
  await dialog(page).getByRole('radio', { name: '在平台存为草稿' }).check();
  await dialog(page).getByRole('button', { name: '退出登录' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('保存到平台失败：博客服务维护中');
  await dialog(page).getByRole('radio', { name: '保留在本机' }).check();
  await dialog(page).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await openByForm(page, '/BlogsAdd');
  await view(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(field(page, '标题 中文')).toHaveValue('没存的文章');
});

test('a draft of another tab is asked about, too, and does not come back once it is deleted', async ({
  page,
  context,
}) => {
  await openAs(page, '/Product/Catalogs');
  const other = await context.newPage();
  await other.goto('./#/BlogsAdd');
  await field(other, '标题 中文').fill('另一页写的');
  await kept(other);
  await askToLogOut(page);
  await expect(dialog(page)).toContainText('博客文章 · 另一页写的');
  await dialog(page).getByRole('button', { name: '退出登录' }).click();
  await expect(other).toHaveURL(/#\/login/);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(await everything(tab)).not.toContain('另一页写的');
  }
});

test('after a logout no word of the account is left in any storage', async ({ page }) => {
  await openByForm(page, '/Product/Product?keyword=CDL32');
  await expect(view(page).getByRole('row', { name: /YQ-CDL32-80/ })).toBeVisible();
  // Recents of the palette, open tabs, drafts of seven forms, a reply with a file, and a note.
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('combobox', { name: /搜索/ }).fill('CDL32-80');
  await page
    .getByRole('option', { name: /CDL32-80/ })
    .first()
    .click();
  await field(page, '产品名称 中文').fill('金丝雀产品');
  await field(page, '品牌').fill('金丝雀品牌');
  await field(page, '型号').fill('金丝雀型号');
  await field(page, '货号').fill('CANARY-SKU');
  await page.goto('./#/BlogsAdd');
  await field(page, '标题 中文').fill('金丝雀文章');
  await page.goto('./#/Shop/Info');
  await field(page, '城市').fill('金丝雀城');
  await field(page, '详细地址').fill('金丝雀路 9 号');
  await field(page, '统一社会信用代码').fill('91330200CANARY001X');
  await field(page, '店铺标语').fill('金丝雀标语');
  await page.goto('./#/Shop/Contacts');
  await view(page).getByRole('button', { name: '新增', exact: true }).click();
  const contact = page.getByRole('dialog', { name: '新增联系人' });
  const CONTACT = {
    姓名: '金丝雀女士',
    职位: '金丝雀经理',
    手机: '+86 139 0000 7531',
    邮箱: 'canary@bird.cn',
    微信: 'wx-canary',
  };
  for (const [name, text] of Object.entries(CONTACT))
    await contact.getByRole('textbox', { name, exact: true }).fill(text);
  await page.goto('./#/Product/Question?status=pending');
  await table(page, '产品问答').getByRole('button', { name: '回复' }).first().click();
  await page.getByRole('dialog', { name: '回答问题' }).getByRole('textbox', { name: '回答' }).fill('金丝雀回答');
  await page.goto('./#/BusinessManage/Business?id=150');
  await page.getByRole('textbox', { name: '回复内容' }).fill('金丝雀回复');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '附件' }).click();
  await (
    await chooser
  ).setFiles({ name: '金丝雀报价.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') });
  await expect(view(page).getByText('金丝雀报价').first()).toBeVisible();
  await view(page).getByRole('tab', { name: '备注' }).click();
  await page.getByRole('textbox', { name: '备注内容' }).fill('金丝雀备注');
  await page.goto('./#/Product/Catalogs');
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  const before = await everything(page);
  const token = await page.evaluate(() => localStorage.getItem('supplier-client-token') ?? '');
  const words = [
    ...['金丝雀产品', '金丝雀品牌', '金丝雀型号', 'CANARY-SKU', '金丝雀文章', '金丝雀城', '金丝雀路 9 号'],
    ...['91330200CANARY001X', '金丝雀标语', ...Object.values(CONTACT), '金丝雀回答', '金丝雀回复'],
    ...['金丝雀报价', '金丝雀备注', '宁波甬泉泵业有限公司', 'supplier-yongquan-pump', 'CDL32', 'yongquan', token],
  ];
  for (const word of words) expect(before, word).toContain(word);
  const paths = ['Product/Product', 'BlogsAdd', 'ProductAdd', 'Shop/Info', 'BusinessManage', 'Bearer', 'redirect'];
  expect(words.length + paths.length).toBeGreaterThanOrEqual(30);

  await askToLogOut(page);
  await dialog(page).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await page.getByRole('textbox', { name: '用户名' }).fill('');
  const found = async (canaries: string[]) => {
    const now = await everything(page);
    return canaries.filter((word) => now.includes(word));
  };
  expect(await found([...words, ...paths])).toEqual([]);
  // The address that Back leads to is asked for again after a login; nothing of what was there is.
  for (const step of ['goBack', 'goForward'] as const) {
    await page[step]();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: '用户名' }).fill('');
    expect(await found(words)).toEqual([]);
  }
});

/** Files leave and nobody answers, in both lanes. */
async function holdUploads(page: Page) {
  const held: string[] = [];
  await page.exposeFunction('uploadHeld', () => void held.push('page'));
  await page.addInitScript(() => {
    const scope = globalThis as unknown as {
      __DEMO__: { fault: (path: string, body: string) => unknown };
      uploadHeld: () => void;
    };
    const { fault } = scope.__DEMO__;
    scope.__DEMO__.fault = (path, body) => {
      if (!path.endsWith('file/upload')) return fault(path, body);
      scope.uploadHeld();
      return new Promise(() => {});
    };
  });
  await page.route('**/file/upload', (route) => {
    if (route.request().method() === 'POST') held.push('network');
    else return route.fallback();
  });
  return held;
}

test('logging out asks about files that are being sent, and none of them is sent as somebody else', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const held = await holdUploads(page);
  await openAs(page, '/Product/Catalogs');
  const chooser = page.waitForEvent('filechooser');
  await view(page).getByRole('button', { name: '上传', exact: true }).click();
  const buffer = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const files = [1, 2, 3, 4, 5].map((at) => ({ name: `pump-${at}.png`, mimeType: 'image/png', buffer }));
  await (await chooser).setFiles(files);
  await expect.poll(() => held.length).toBe(3);
  await askToLogOut(page);
  await expect(dialog(page)).toContainText('5 个文件正在上传，退出后将停止： pump-1.png、pump-2.png');
  await dialog(page).getByRole('button', { name: '退出登录' }).click();
  await submitLogin(page, DEMO_SALES_ACCOUNT);
  await expect(menu(page)).toBeVisible();
  await page.goto('./#/Product/Catalogs');
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  await expect(page.getByText('pump-4.png')).toHaveCount(0);
  expect(held).toHaveLength(3);
});

test('without login interception a platform that wants a login gives one clear page and no loop', async ({
  page,
  site,
  faults,
  sent,
}) => {
  Object.assign(site.config, { loginInterception: false, authentication: 'all' });
  faults.add({ call: '/router/getList', body: EXPIRED });
  await page.goto('./');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: '平台要求登录' })).toBeVisible();
  await expect(alert).toContainText('令牌失效');
  const asked = () => sent('/router/getList').length;
  expect(asked()).toBe(1);
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(asked).toBe(2);
  await expect(alert).toBeVisible();
  faults.clear();
  faults.add({ call: '/router/getList', body: { code: 200, data: [] } });
  for (const call of ['getList', 'getOverview', 'getTree']) faults.add({ call, body: EXPIRED });
  await page.reload();
  await expect(page).not.toHaveURL(/login/);
});
