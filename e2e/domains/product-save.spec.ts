import type { Page } from 'playwright/test';
import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, openByForm, submitLogin, test, view } from '../support/fixtures';
import { answerLeave } from '../support/forms';
import type { Site } from '../support/site';

const EDIT = 'product/doEdit';
const PATH = '/ProductAdd?id=10001';
const SKU = 'YQ-CDL32-80';
const NAME = '立式多级不锈钢离心泵 CDL32-80';
const TAB = `产品 · ${NAME}`;

const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true }).first();
const title = (page: Page) => field(page, '产品名称 中文');
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: '保存成功' })).toHaveCount(1);
const version = (page: Page, number: number) =>
  expect(view(page).getByText(new RegExp(`版本 ${number} · `))).toBeVisible();
const draftOffer = (page: Page) => view(page).getByRole('region', { name: '未保存的草稿' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function openForm(page: Page, path = PATH) {
  await openAs(page, path);
  await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
  if (path === PATH) await version(page, 8);
}

/** The platform answers no save until the answer of this is called. */
async function holdSaves(page: Page, site: Site): Promise<() => Promise<void>> {
  if (site.lane === 'http') {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(`**/${EDIT}`, async (route) => {
      await gate;
      await route.fallback();
    });
    return () => Promise.resolve(open());
  }
  type Demo = { fault: (...call: string[]) => unknown; open: () => void };
  await page.context().addInitScript((edit) => {
    const demo = (globalThis as unknown as { __DEMO__: Demo }).__DEMO__;
    const { fault } = demo;
    const gate = new Promise<void>((resolve) => (demo.open = resolve));
    demo.fault = async (path = '', body = '') => {
      if (path.endsWith(edit)) await gate;
      return fault(path, body);
    };
  }, EDIT);
  return () => page.evaluate(() => (globalThis as unknown as { __DEMO__: Demo }).__DEMO__.open());
}

test('a SKU that is taken is shown beside it, nothing typed is lost, and the next save goes through', async ({
  page,
}) => {
  await openForm(page);
  await title(page).fill('改过的名称');
  await field(page, '货号').fill('YQ-QBY3-25');
  await press(page, '保存');
  const alert = view(page).getByRole('alert').filter({ hasText: '1 处有误' });
  await expect(alert).toBeFocused();
  await alert.getByRole('link', { name: /货号：货号已被产品“气动隔膜泵 QBY3-25”使用/ }).click();
  await expect(field(page, '货号')).toBeFocused();
  await expect(field(page, '货号')).toHaveAccessibleDescription('货号已被产品“气动隔膜泵 QBY3-25”使用');
  await expect(title(page)).toHaveValue('改过的名称');
  await field(page, '货号').fill('YQ-FREE-1');
  await expect(alert).toHaveCount(0);
  await press(page, '保存');
  await saved(page);
  await page.reload();
  await expect(title(page)).toHaveValue('改过的名称');
  await expect(field(page, '货号')).toHaveValue('YQ-FREE-1');
});

test('an error of a field that the form does not have is reported all the same @all', async ({ page, faults }) => {
  await openForm(page);
  await title(page).fill('改过的名称');
  const errors = { 'warehouse.zone': '仓库未开通', 'pricing.tiers.1.price': '低于最低限价' };
  faults.add({ call: EDIT, body: { code: 422, msg: '请检查', data: { errors } }, times: 1 });
  await press(page, '保存');
  const alert = view(page).getByRole('alert').filter({ hasText: '2 处有误' });
  await alert.getByRole('link', { name: 'warehouse.zone：仓库未开通' }).click();
  await alert.getByRole('link', { name: /第 2 档单价：低于最低限价/ }).click();
  await expect(field(page, '第 2 档单价')).toBeFocused();
  await expect(field(page, '第 2 档单价')).toHaveAccessibleDescription(/低于最低限价/);
  await press(page, '保存');
  await saved(page);
  await version(page, 9);
});

test('somebody else saved meanwhile: field by field one chooses, and both changes are kept', async ({ page }) => {
  await openForm(page);
  await title(page).fill('我的名称');
  await field(page, '产品名称 English').fill('My name');

  const other = await page.context().newPage();
  await other.goto(`./#${PATH}`);
  await other.getByRole('textbox', { name: '产品名称 English' }).fill('Their name');
  await other.getByRole('textbox', { name: '品牌' }).fill('THEIRS');
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await expect(other.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  await other.close();

  // The list shows what the other one did, the form keeps what is typed.
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' }).click();
  await expect(view(page).getByRole('row', { name: SKU })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click();
    await expect(view(page).getByRole('row', { name: SKU })).toContainText('Their name', { timeout: 1000 });
  }).toPass();
  await tab(page, TAB).click();
  await expect(title(page)).toHaveValue('我的名称');

  await press(page, '保存');
  const dialog = page.getByRole('dialog', { name: '这条记录刚被其他人修改' });
  await expect(dialog).toContainText('平台上的版本 9');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(field(page, '产品名称 English')).toHaveValue('My name');
  await press(page, '保存');
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  const choice = (name: string, side: RegExp) =>
    dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: side });
  await expect(choice('中文产品名称', /^您的修改：我的名称$/)).toBeChecked();
  await expect(choice('品牌', /^平台上的版本 9：THEIRS$/)).toBeChecked();
  await choice('英文产品名称', /^平台上的版本 9：Their name$/).check();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await saved(page);
  await page.reload();
  await version(page, 10);
  await expect(title(page)).toHaveValue('我的名称');
  await expect(field(page, '产品名称 English')).toHaveValue('Their name');
  await expect(field(page, '品牌')).toHaveValue('THEIRS');
});

for (const [name, fault, text, tag] of [
  ['an error of the platform', { body: { code: 500, msg: '仓库正在盘点' } }, '仓库正在盘点', ''],
  ['a proxy’s page', { status: 502, body: '<html>bad gateway</html>' }, '网关错误', ' @all'],
  ['a broken connection', { broken: true }, '未知错误，可能是跨域或地址有误', ' @all'],
] as const) {
  test(`a save that meets ${name} says so, keeps what is typed, and works the next time${tag}`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await openForm(page);
    await title(page).fill('要紧的改动');
    faults.add({ call: EDIT, ...fault, times: 1 });
    await press(page, '保存');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(title(page)).toHaveValue('要紧的改动');
    await expect(view(page).getByText('有未保存的更改')).toBeVisible();
    await press(page, '保存');
    await saved(page);
    await version(page, 9);
  });
}

test('a new product whose answer was lost is written once', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await openForm(page, '/ProductAdd');
  await title(page).fill('只此一台');
  await field(page, '货号').fill('YQ-ONCE-1');
  faults.add({ call: EDIT, lost: true, times: 1 });
  await press(page, '保存草稿');
  await expect(page.getByRole('alert').filter({ hasText: '未知错误' })).toBeVisible();
  await press(page, '保存草稿');
  await saved(page);
  await expect(page).toHaveURL(/#\/ProductAdd\?id=\d+$/);
  await page.goto('./#/Product/Product?keyword=YQ-ONCE-1');
  await expect(view(page).getByText(/共 1 条/)).toBeVisible();
});

test('however often 保存 is pressed, it is written once', async ({ page, site, sent }) => {
  const release = await holdSaves(page, site);
  await openForm(page);
  await title(page).fill('按了五次');
  await view(page)
    .getByRole('button', { name: '保存', exact: true })
    .evaluate((button: HTMLElement) => [1, 2, 3, 4, 5].forEach(() => button.click()));
  await expect(page.getByText('正在提交…')).toBeVisible();
  await release();
  await saved(page);
  await version(page, 9);
  expect(sent(EDIT)).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('typed text holds nobody back from another tab, and is there on the way back @all', async ({ page }) => {
  await openForm(page);
  await title(page).fill('写到一半');
  await expect(tab(page, TAB)).toHaveAccessibleDescription('有未保存的更改');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '素材管理' }).click();
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  await tab(page, TAB).click();
  await expect(title(page)).toHaveValue('写到一半');
  await page.goBack();
  await expect(page).toHaveTitle(/^素材管理/);
  await page.goForward();
  await expect(title(page)).toHaveValue('写到一半');
});

test('closing a tab with typed text asks; staying keeps all of it', async ({ page }) => {
  await openForm(page);
  await title(page).fill('舍不得');
  await tab(page, TAB).press('Delete');
  await answerLeave(page, '取消', NAME);
  await expect(title(page)).toHaveValue('舍不得');
  await tab(page, TAB).press('Delete');
  await answerLeave(page, '关闭并保留草稿', NAME);
  await expect(tab(page, TAB)).toHaveCount(0);
  await page.goto(`./#${PATH}`);
  await expect(draftOffer(page)).toBeVisible();
  await expect(title(page)).not.toHaveValue('舍不得');
  await draftOffer(page).getByRole('button', { name: '丢弃草稿' }).click();
  await expect(draftOffer(page)).toHaveCount(0);
  await page.reload();
  await version(page, 8);
  await expect(draftOffer(page)).toHaveCount(0);
});

test('a tab is closed with a save; what is not saved stays, with the reason', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await openForm(page);
  await title(page).fill('关闭时保存');
  await page.goto('./#/Product/Catalogs');
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  const saveAndClose = async () => {
    await page.getByRole('tab', { name: /^产品 · / }).press('Delete');
    await answerLeave(page, '保存并关闭');
  };
  faults.add({ call: EDIT, lost: true, times: 1 });
  await saveAndClose();
  await expect(page.getByRole('alert').filter({ hasText: '未知错误' })).toBeVisible();
  await expect(title(page)).toHaveValue('关闭时保存');
  await field(page, '货号').fill('');
  await saveAndClose();
  await expect(view(page).getByRole('alert')).toContainText('货号：请填写此项。');
  await expect(view(page).getByRole('alert')).toBeFocused();
  await field(page, '货号').fill(SKU);
  await saveAndClose();
  await saved(page);
  await expect(tab(page, TAB)).toHaveCount(0);
  await openForm(page, `${PATH}&again`);
  await expect(title(page)).toHaveValue('关闭时保存');
  await expect(draftOffer(page)).toHaveCount(0);
});

test('a new product is kept as a draft of the platform by closing its tab with a save', async ({ page }) => {
  await openForm(page, '/ProductAdd');
  await title(page).fill('试制泵');
  await field(page, '货号').fill('YQ-CLOSED');
  await page.getByRole('tab', { name: '产品', exact: true }).press('Delete');
  await answerLeave(page, '保存并关闭', '试制泵');
  await saved(page);
  await expect(page.getByRole('tab', { selected: true })).not.toHaveAccessibleName(/产品$|试制泵/);
  await page.goto('./#/Product/Product?keyword=YQ-CLOSED&status=draft');
  await expect(view(page).getByRole('row').filter({ hasText: 'YQ-CLOSED' })).toHaveCount(1);
});

test('a session that ends at a save loses nothing: after the login everything is as it was', async ({
  page,
  faults,
}) => {
  await openForm(page);
  await title(page).fill('登录前写的');
  await field(page, '品牌').fill('甬泉');
  const text = view(page).getByRole('textbox', { name: '详细描述 中文' });
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('开头一句');
  faults.add({ call: EDIT, body: { code: 401, msg: '登录过期', data: null } });
  await press(page, '保存');
  await expect(page).toHaveURL(/#\/login\?redirect=%2FProductAdd%3Fid%3D10001$/);
  faults.clear();
  await submitLogin(page);
  await version(page, 8);
  await expect(view(page).getByText(/登录过期时未保存的内容/)).toBeVisible();
  await expect(draftOffer(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue('登录前写的');
  await expect(field(page, '品牌')).toHaveValue('甬泉');
  await expect(text).toContainText('开头一句');
  await press(page, '保存');
  await saved(page);
  await page.reload();
  await version(page, 9);
  await expect(title(page)).toHaveValue('登录前写的');
  await expect(draftOffer(page)).toHaveCount(0);
});

test('a reload asks first, and what was typed is offered again', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await openForm(page, '/ProductAdd');
  await title(page).fill('还没存');
  await field(page, '货号').fill('YQ-UNSAVED');
  await page.reload();
  await draftOffer(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(title(page)).toHaveValue('还没存');
  await expect(field(page, '货号')).toHaveValue('YQ-UNSAVED');
  expect(dialogs).toEqual(['beforeunload']);
  await press(page, '保存草稿');
  await saved(page);
  await page.reload();
  await expect(title(page)).toHaveValue('还没存');
  expect(dialogs).toEqual(['beforeunload']);
});

test('a draft belongs to its account @all', async ({ page }) => {
  await openForm(page);
  await title(page).fill('别人不该看见');
  await expect(view(page).getByText(/本机草稿已保存/)).toBeVisible();
  const leave = async () => {
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const dialog = page.getByRole('dialog', { name: '退出前，如何处理未保存的内容？' });
    const login = page.getByRole('button', { name: '登录', exact: true });
    await expect(dialog.or(login)).toBeVisible();
    if (await dialog.isVisible()) {
      await dialog.getByRole('radio', { name: '保留在本机' }).check();
      await dialog.getByRole('button', { name: '退出登录' }).click();
    }
    await expect(login).toBeVisible();
  };
  await leave();
  await openAs(page, PATH, DEMO_SALES_ACCOUNT);
  await version(page, 8);
  await expect(draftOffer(page)).toHaveCount(0);
  await leave();
  // The session from the start ended with the first logout.
  await openByForm(page, PATH);
  await expect(draftOffer(page)).toBeVisible();
});
