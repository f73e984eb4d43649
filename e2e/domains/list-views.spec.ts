import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { address, expectAddress, inColumns, message, table as listTable, total } from '../support/list-page';

const LIST = '/Product/Product';
const table = (page: Page) => listTable(page, '产品列表');
const tab = (page: Page, name: string | RegExp) => view(page).getByRole('tab', { name });
const heads = async (page: Page) => (await table(page).getByRole('columnheader').allTextContents()).slice(1, -1);

async function act(page: Page, name: string) {
  await view(page).getByRole('button', { name: '视图操作' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a view keeps filters, sort and columns, is opened by its tab and by its address, renamed, made the first one and deleted', async ({
  page,
}) => {
  await openAs(page, `${LIST}?keyword=泵&status=online&sort=views`);
  await inColumns(page, async (menu) => {
    for (const name of ['店铺分类', '收藏']) await menu.getByRole('menuitemcheckbox', { name }).click();
  });
  const columns = await heads(page);
  expect(columns).toEqual(['产品', '价格', '状态', '完整度', '询盘', '浏览', '收藏', '更新时间']);

  await view(page).getByRole('button', { name: '另存为视图' }).click();
  const dialog = page.getByRole('dialog', { name: '另存为视图' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请填写名称。');
  await expectSound(page, 'the name of a view');
  await dialog.getByRole('textbox', { name: '视图名称' }).fill('广交会 & 主推');
  await dialog.getByRole('textbox', { name: '视图名称' }).press('Enter');
  await expect(message(page, '已保存视图“广交会 & 主推”')).toBeVisible();
  const own = tab(page, /^广交会 & 主推/);
  await expect(own).toHaveAttribute('aria-selected', 'true');
  const shown = await own.textContent();

  // The account's own columns go back to the usual ones; the view has its own.
  await tab(page, /^全部/).click();
  await expectAddress(page, []);
  await total(page, 520);
  await inColumns(page, (menu) => menu.getByRole('menuitem', { name: '恢复默认列' }).click());
  await expect.poll(() => heads(page)).toContain('店铺分类');
  await own.click();
  await expect.poll(() => heads(page)).toEqual(columns);
  const shared = page.url();

  // What differs from the view is marked, and can be taken into it.
  await tab(page, /^已下架/).isVisible();
  await table(page).getByRole('columnheader', { name: '浏览' }).getByRole('button').click();
  await expect(own.getByRole('img', { name: '已改动' })).toBeVisible();
  await act(page, '更新为当前筛选');
  await expect(own.getByRole('img', { name: '已改动' })).toHaveCount(0);

  await act(page, '重命名视图');
  const name = page.getByRole('dialog', { name: '重命名视图' }).getByRole('textbox');
  await name.fill('展会');
  await page.getByRole('checkbox', { name: '打开列表时使用此视图' }).check();
  await name.press('Enter');
  await expect(tab(page, /^展会/)).toHaveAttribute('aria-selected', 'true');
  await expectSound(page, 'an own view');

  // The list begins with it; the address of before still opens what it says, without the view.
  await page.goto('about:blank');
  await openAs(page, LIST);
  await expect(tab(page, /^展会/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, /^展会/)).toHaveText((shown ?? '').replace('广交会 & 主推', '展会'));
  expect(address(page)).toContainEqual(['keyword', '泵']);
  await page.goto(shared);
  await expect(tab(page, /^在线/)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => heads(page)).toEqual(columns);
  // It offers the name of the view that the address came from.
  await view(page).getByRole('button', { name: '另存为视图' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('广交会 & 主推');
  await page.keyboard.press('Escape');

  await tab(page, /^展会/).click();
  await act(page, '删除视图');
  await expect(tab(page, /^展会/)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(tab(page, /^展会/)).toBeVisible();
});
