import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import type { Page } from 'playwright/test';
import { expect, openAs, submitLogin, test, view } from '../support/fixtures';
import { expectSound } from '../support/axe';
import { message, searchFor, table as listTable, total } from '../support/list-page';
import { LOOKS, openIn, WIDTHS } from '../support/looks';

const LIST = '/Product/Product';
/** The first product of the seed; it is online and has price tiers. */
const FIRST = 'YQ-CDL32-80';
const IMPORT = 'product/doImport';

const table = (page: Page) => listTable(page, '产品列表');
const row = (page: Page, sku: string) => table(page).getByRole('row', { name: sku });
const bulk = (page: Page) => view(page).getByRole('toolbar', { name: '批量操作' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^批量修改 \d+ 个产品$/ });
const tray = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function selectMatching(page: Page, count: number) {
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  await bulk(page)
    .getByRole('button', { name: `选择全部 ${count} 条` })
    .click();
  await expect(bulk(page)).toContainText(`已选全部 ${count} 条`);
}

async function raisePrices(page: Page, percent: string) {
  await bulk(page).getByRole('button', { name: '批量修改' }).click();
  await dialog(page).getByRole('textbox', { name: '百分比' }).fill(percent);
  await dialog(page)
    .getByRole('button', { name: /^修改 \d+ 个产品$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

const price = async (page: Page, sku: string) => {
  await searchFor(page, '名称、货号、型号', sku);
  await total(page, 1);
  return row(page, sku).getByText(/US\$/).first().innerText();
};

test('all that match get another price, although the network is lost in the middle, and the whole is undone', async ({
  page,
  faults,
  sent,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|ERR_/);
  await openAs(page, LIST);
  await total(page, 520);
  const before = await price(page, FIRST);
  await view(page).getByRole('button', { name: '清空搜索内容' }).click();
  await view(page).getByRole('tab', { name: /^在线/ }).click();
  await total(page, 364);
  await selectMatching(page, 364);
  await bulk(page).getByRole('button', { name: '批量修改' }).click();
  await dialog(page).getByRole('textbox', { name: '百分比' }).fill('10');
  // What has no price to change is named and left out.
  await expect(dialog(page).getByRole('status')).toContainText(/将修改 \d+ 个，0 个无需修改，跳过 \d+ 个/);
  await expect(
    dialog(page)
      .getByRole('table', { name: /^将修改/ })
      .getByRole('row'),
  ).toHaveCount(51);
  await dialog(page)
    .getByRole('tab', { name: /^已跳过/ })
    .click();
  await expect(dialog(page).getByRole('table', { name: /^已跳过/ })).toContainText('没有可修改的价格');
  const apply = dialog(page).getByRole('button', { name: /^修改 \d+ 个产品$/ });
  const count = Number(/\d+/.exec(await apply.innerText())![0]);
  faults.add({ call: IMPORT, lost: true, times: 1 });
  await apply.click();
  await tray(page, '任务（1）').click();
  const panel = page.getByRole('dialog', { name: '任务' });
  await expect(panel).toContainText('等待继续');
  await panel.getByRole('button', { name: '立即重试“修改价格”' }).click();
  await expect(panel).toContainText(`修改 ${count} 个`);
  await page.keyboard.press('Escape');
  await expect(message(page, `修改价格 · 修改 ${count} 个`)).toBeVisible();
  // The lost batch was sent again, and nothing was raised twice.
  expect(sent(IMPORT).length).toBe(Math.ceil(count / 100) + 1);
  expect(sent(IMPORT)[0]).toBe(sent(IMPORT)[1]);
  const raised = await price(page, FIRST);
  expect(raised).not.toBe(before);
  await page.keyboard.press('Alt+z');
  await expect(message(page, `撤销：修改价格 · 修改 ${count} 个`)).toBeVisible();
  await expect(row(page, FIRST).getByText(before)).toBeVisible();
});

test('a change goes on after a reload, can be paused and canceled, and says what has the old value', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|ERR_/);
  await openAs(page, LIST);
  await total(page, 520);
  await selectMatching(page, 520);
  await bulk(page).getByRole('button', { name: '批量修改' }).click();
  await dialog(page).getByRole('combobox', { name: '修改内容' }).click();
  await page.getByRole('option', { name: '橱窗' }).click();
  // The second batch waits for the platform, which is in maintenance.
  faults.add({ call: IMPORT, body: { code: 503, msg: '系统维护中' }, headers: { 'Retry-After': '600' } });
  await dialog(page)
    .getByRole('button', { name: /^修改 \d+ 个产品$/ })
    .click();
  await tray(page, '任务（1）').click();
  const panel = page.getByRole('dialog', { name: '任务' });
  await expect(panel).toContainText('等待继续：系统维护中');
  await panel.getByRole('button', { name: '暂停“修改橱窗”' }).click();
  await expect(panel).toContainText('已暂停');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  faults.clear();
  await tray(page, '任务（1）').click();
  await panel.getByRole('button', { name: '继续“修改橱窗”' }).click();
  await expect(panel).toContainText(/修改 \d+ 个/);
  await panel.getByRole('button', { name: '详情' }).click();
  const details = page.getByRole('dialog', { name: '修改橱窗：详情' });
  await expect(details.getByRole('row').nth(1)).toContainText('新值');
  await details.getByRole('button', { name: '关闭' }).click();
  await tray(page, '任务').click();
  await panel.getByRole('button', { name: '清除已结束的' }).click();
  await expect(panel).toContainText('没有进行中的任务');
});

test('other fields of many are changed with a preview, refused ones named, and undone', async ({ page, sent }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  await bulk(page).getByRole('button', { name: '批量修改' }).click();
  const field = async (name: string) => {
    await dialog(page).getByRole('combobox', { name: '修改内容' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  // A net weight above the gross weight of a product leaves that product out.
  await field('包装');
  await expect(dialog(page).getByRole('status')).toHaveText('填写修改内容后即可预览和修改。');
  await dialog(page).getByRole('textbox', { name: '净重' }).fill('9999');
  await dialog(page)
    .getByRole('tab', { name: /^已跳过/ })
    .or(dialog(page).getByRole('table', { name: /^已跳过/ }))
    .first()
    .click();
  await expect(dialog(page).getByRole('table', { name: /^已跳过/ })).toContainText('净重');
  await field('HS 编码');
  await dialog(page).getByRole('textbox', { name: 'HS 编码' }).fill('8413.70.99');
  await expect(dialog(page).getByRole('table', { name: /^将修改/ })).toContainText('84137099');
  const apply = dialog(page).getByRole('button', { name: /^修改 \d+ 个产品$/ });
  const count = Number(/\d+/.exec(await apply.innerText())![0]);
  await apply.click();
  await expect(message(page, `修改“HS 编码” · 修改 ${count} 个`)).toBeVisible();
  expect(sent(IMPORT)[0]).toContain('"hsCode":"84137099"');
  await page.keyboard.press('Alt+z');
  await expect(message(page, `撤销：修改“HS 编码” · 修改 ${count} 个`)).toBeVisible();
  expect(sent(IMPORT)[1]).not.toContain('84137099');
});

test('a change whose session expires goes on after the login', async ({ page, faults }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  faults.add({ call: IMPORT, body: { code: 401, msg: '登录已过期' }, times: 1 });
  await raisePrices(page, '5');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await submitLogin(page);
  await expect(message(page, /^修改价格 · 修改 \d+ 个/)).toBeVisible();
});

test('another tab shows a change that runs, and goes on with it when the first one is closed', async ({
  page,
  faults,
}) => {
  await openAs(page, LIST);
  await total(page, 520);
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  faults.add({ call: IMPORT, body: { code: 503, msg: '系统维护中' }, headers: { 'Retry-After': '600' } });
  await raisePrices(page, '5');
  await tray(page, '任务（1）').click();
  await expect(page.getByRole('dialog', { name: '任务' })).toContainText('等待继续');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await tray(second, '任务（1）').click();
  const panel = second.getByRole('dialog', { name: '任务' });
  await expect(panel).toContainText('修改价格');
  faults.clear();
  await page.close();
  await expect(panel).toContainText(/修改 \d+ 个/);
});

test('logging out while a change runs asks first @browser', async ({ page, faults }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  faults.add({ call: IMPORT, body: { code: 503, msg: '系统维护中' }, headers: { 'Retry-After': '600' } });
  await raisePrices(page, '5');
  await expect(tray(page, '任务（1）')).toBeVisible();
  await page.getByRole('button', { name: /用户菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog')).toContainText('修改价格');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(tray(page, '任务（1）')).toBeVisible();
});

test('who may not delete is not offered to, and who may not edit sees no change of many', async ({ page }) => {
  await openAs(page, LIST, DEMO_SALES_ACCOUNT);
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  await bulk(page).getByRole('button', { name: '批量修改' }).click();
  await dialog(page).getByRole('combobox', { name: '修改内容' }).click();
  await expect(page.getByRole('option', { name: '价格' })).toBeVisible();
  await expect(page.getByRole('option', { name: '删除' })).toHaveCount(0);
});

for (const look of LOOKS) {
  for (const width of WIDTHS) {
    test(`the dialog and the tray have no violation: ${look.language}, ${look.scheme}, ${width} ${look.tags}`, async ({
      page,
      faults,
    }) => {
      const isChinese = look.language === '中文';
      await openIn(page, LIST, look);
      await page.setViewportSize({ width, height: 800 });
      const list = view(page);
      await list.getByRole('checkbox').first().check();
      await list.getByRole('button', { name: isChinese ? '批量修改' : 'Edit in bulk' }).click();
      const box = page.getByRole('dialog');
      await box.getByRole('textbox', { name: isChinese ? '百分比' : 'Percent' }).fill('10');
      const apply = box.getByRole('button', { name: isChinese ? /^修改 \d+ 个产品$/ : /^Update \d+ products?$/ });
      await expect(apply).toBeEnabled();
      await expectSound(page, 'dialog');
      faults.add({ call: IMPORT, body: { code: 503, msg: 'maintenance' }, headers: { 'Retry-After': '600' } });
      await apply.click();
      await tray(page, isChinese ? '任务（1）' : 'Tasks (1)').click();
      await expect(page.getByRole('dialog')).toContainText('maintenance');
      await expectSound(page, 'tray');
    });
  }
}
