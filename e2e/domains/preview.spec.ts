import type { Locator, Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { table } from '../support/list-page';
import type { Site } from '../support/site';
import { OPEN } from '../support/inquiry-page';

const BANNER = '预览模式：可以查看，不能保存更改';

const locked = async (control: Locator) => {
  await expect(control).toHaveAttribute('aria-disabled', 'true');
  await expect(control).toHaveAccessibleDescription(BANNER);
};
const said = (page: Page) => page.getByRole('status').filter({ hasText: '预览模式下不能保存更改' });
const inPreview = (site: Site) =>
  Object.assign(site.config, { preview: true, previewHosts: ['shop.example.com'], previewKey: 'let-me' });

/** What was asked of the platform that would have changed something. */
function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/do[A-Z]|clear|upload/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

test('in preview a list shows what it could do, and says why it does not', async ({ page, site }) => {
  inPreview(site);
  const sent = writesOf(page);
  await openAs(page, '/Product/Product');
  await expect(page.getByText(BANNER)).toBeVisible();
  const row = table(page, '产品列表').getByRole('row').nth(1);
  for (const name of ['删除', '复制']) await locked(row.getByRole('button', { name, exact: true }));
  await expect(row.getByRole('button', { name: '编辑', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  for (const name of ['新增', '导入']) await locked(view(page).getByRole('button', { name, exact: true }));

  // By mouse and by keys the reason is said, and nothing happens.
  const first = await row.getByRole('link').first().textContent();
  await row.getByRole('button', { name: '删除' }).click({ force: true });
  await expect(said(page)).toBeVisible();
  await said(page).getByRole('button', { name: '关闭' }).click();
  await expect(said(page)).toHaveCount(0);
  await view(page).getByRole('button', { name: '新增' }).press('Enter');
  await expect(said(page)).toBeVisible();
  await locked(
    table(page, '产品列表')
      .getByRole('button', { name: /，修改$/ })
      .first(),
  );
  await table(page, '产品列表')
    .getByRole('button', { name: /，修改$/ })
    .first()
    .press('F2');
  await expect(table(page, '产品列表').getByRole('textbox')).toHaveCount(0);
  await expect(row.getByRole('link').first()).toHaveText(first ?? '');
  await row.getByRole('checkbox').check();
  const bulk = view(page).getByRole('toolbar', { name: '批量操作' });
  for (const name of ['批量修改', '删除']) await locked(bulk.getByRole('button', { name, exact: true }));
  await expect(page).toHaveURL(/Product\/Product/);
  await expectSound(page, 'a list in preview');
  expect(sent).toEqual([]);
});

test('in preview a form is read, says why, and has no marks for writers', async ({ page, site }) => {
  inPreview(site);
  const sent = writesOf(page);
  await openAs(page, '/ProductAdd?id=10001');
  await expect(page.getByText('预览模式下只能查看，不能更改。')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '货号' }).first()).toBeDisabled();
  await expect(view(page).getByRole('button', { name: /^从.*复制/ })).toHaveCount(0);
  await expect(view(page).getByText('*', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(view(page).getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expectSound(page, 'a form in preview');
  // What everybody may change is locked, too.
  await page.getByRole('button', { name: /^通知/ }).click();
  const clear = page.getByRole('button', { name: '清空消息' });
  await locked(clear);
  await clear.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '清空消息成功' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('in preview inquiries can be read and not answered', async ({ page, site }) => {
  inPreview(site);
  const sent = writesOf(page);
  await openAs(page, OPEN);
  const thread = view(page).getByRole('region', { name: '对话', exact: true });
  for (const name of ['星标', '提醒']) await locked(thread.getByRole('button', { name, exact: true }));
  await locked(thread.getByRole('button', { name: '回复', exact: true }));
  await thread.getByRole('textbox', { name: '回复内容' }).fill('Thank you');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('textbox', { name: '回复内容' })).toHaveValue('Thank you');
  await thread.getByRole('button', { name: '更多操作' }).click();
  const entry = page.getByRole('menuitem', { name: '删除' });
  await locked(entry);
  await entry.press('Enter');
  await expect(said(page)).toBeVisible();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSound(page, 'an inquiry in preview');
  expect(sent).toEqual([]);
});

test('in preview trees, drawers, templates and commands show what they could do', async ({ page, site }) => {
  inPreview(site);
  const sent = writesOf(page);
  await openAs(page, '/Product/Classify');
  const first = view(page).getByRole('tree').getByRole('treeitem').first();
  await first.focus();
  await first.press('Shift+F10');
  for (const name of ['上移', '下移', '移动到…']) await locked(page.getByRole('menuitem', { name, exact: true }));
  await page.keyboard.press('Escape');
  const name = (await first.textContent()) ?? '';
  for (const key of ['Alt+ArrowDown', 'Delete']) {
    await first.press(key);
    await expect(said(page)).toBeVisible();
    await said(page).getByRole('button', { name: '关闭' }).click();
    await expect(said(page)).toHaveCount(0);
  }
  await expect(first).toHaveText(name);

  await openAs(page, '/Shop/Contacts?edit=1');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('预览模式下只能查看，不能更改。')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: '姓名' })).toBeDisabled();
  await expectSound(page, 'a drawer in preview');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索' });
  await palette.getByRole('combobox').fill('新增产品');
  const command = palette.getByRole('option', { name: '新增产品' }).first();
  await locked(command);
  await palette.getByRole('combobox').press('Enter');
  await expect(said(page)).toBeVisible();
  await expect(page).toHaveURL(/Shop\/Contacts/);
  await page.keyboard.press('Escape');

  await openAs(page, '/Product/Catalogs');
  const card = view(page).getByRole('table').getByRole('row').first().getByRole('button').first();
  await card.press('Delete');
  await expect(said(page).first()).toBeVisible();

  await openAs(page, OPEN);
  await view(page).getByRole('button', { name: '快捷回复' }).click();
  const row = page.getByRole('dialog', { name: '快捷回复' }).getByRole('listitem').first();
  for (const action of [/^编辑/, /^删除/]) await locked(row.getByRole('button', { name: action }));
  await expect(row.getByRole('button', { name: /^插入/ })).not.toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
});

test('the key opens it, and is remembered @all', async ({ page, site }) => {
  Object.assign(site.config, { preview: true, previewKey: 'let-me' });
  await page.goto('./?key=let-me');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAs(page, '/Product/Product');
  await expect(page.getByText(BANNER)).toHaveCount(0);
  const table = page.getByRole('table', { name: '产品列表' });
  const first = await table.getByRole('link').first().textContent();
  await table.getByRole('row').nth(1).getByRole('button', { name: '删除' }).click();
  await expect(table.getByRole('link').first()).not.toHaveText(first ?? '');
});

test('a wrong key opens nothing; a host on the list needs none', async ({ page, site }) => {
  Object.assign(site.config, { preview: true, previewKey: 'let-me' });
  await page.goto('./?key=wrong');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAs(page);
  await expect(page.getByText(BANNER)).toBeVisible();
  site.config.previewHosts = [new URL(site.url).host];
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
