import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test } from '../support/fixtures';
import { inColumns, message, table as listTable } from '../support/list-page';

const LIST = '/Product/Product';
const table = (page: Page) => listTable(page, '产品列表');
const row = (page: Page, sku: string) => table(page).getByRole('row', { name: sku });
const head = (page: Page) => table(page).getByRole('columnheader');

/** Shows columns that are hidden by default. */
async function showColumns(page: Page, ...names: string[]) {
  await inColumns(page, async (menu) => {
    for (const name of names) await menu.getByRole('menuitemcheckbox', { name }).click();
  });
}
/** The first row of the page whose price is one amount. */
async function singlePrice(page: Page) {
  const button = page.getByRole('button', { name: /^价格 .*修改$/ });
  const line = table(page).getByRole('row').filter({ has: button }).first();
  const name = (await line.getByRole('rowheader').textContent()) ?? '';
  return /YQ-[A-Z0-9.-]+/.exec(name)?.[0] ?? '';
}

test('price, stock and showcase are changed in their cells, by keys, and are there after a reload', async ({
  page,
  sent,
}) => {
  await openAs(page, `${LIST}?sort=views`);
  await showColumns(page, '库存', '橱窗');
  const sku = await singlePrice(page);
  const cells = row(page, sku);
  await cells.getByRole('button', { name: /^价格/ }).focus();
  await page.keyboard.press('F2');
  const price = cells.getByRole('textbox', { name: '价格' });
  await expect(price).toBeFocused();
  // What cannot be a price stays, with a sentence beside it.
  await price.fill('12.345');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(cells.getByRole('alert')).toBeVisible();
  await expectSound(page, 'a refused price in its cell');
  await price.fill('4321.5');
  await price.press('Tab');
  const stock = cells.getByRole('textbox', { name: '库存' });
  await expect(stock).toBeFocused();
  await stock.fill('77');
  await stock.press('Enter');
  await expect(cells.getByRole('button', { name: '库存 77，修改' })).toBeFocused();
  await expect(message(page, `${sku}：库存已改为 77`)).toBeVisible();
  const showcase = cells.getByRole('switch', { name: '橱窗' });
  const on = await showcase.isChecked();
  await showcase.press('Space');
  await expect(message(page, `${sku}：橱窗已改为`)).toBeVisible();
  expect(sent('product/doEdit')).toHaveLength(3);
  await page.reload();
  await expect(cells.getByRole('button', { name: /^价格 .*4,321\.50，修改$/ })).toBeVisible();
  await expect(cells.getByRole('button', { name: '库存 77，修改' })).toBeVisible();
  await expect(showcase).toBeChecked({ checked: !on });
});

test('a price that the platform refuses stays typed in its cell, and an undo brings the old one back', async ({
  page,
  faults,
}) => {
  await openAs(page, `${LIST}?sort=views`);
  const sku = await singlePrice(page);
  const cells = row(page, sku);
  const button = cells.getByRole('button', { name: /^价格/ });
  const before = await button.textContent();
  await button.click();
  faults.add({
    call: 'product/doEdit',
    body: { code: 422, msg: 'x', data: { errors: { 'pricing.price': '低于成本价' } } },
    times: 1,
  });
  const price = cells.getByRole('textbox', { name: '价格' });
  await price.fill('1.5');
  await price.press('Enter');
  await expect(cells.getByRole('alert')).toContainText('低于成本价');
  await expect(price).toHaveValue('1.5');
  await cells.getByRole('button', { name: '重试' }).click();
  await expect(cells.getByRole('button', { name: /^价格 .*1\.50，修改$/ })).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(button).toHaveText(before ?? '');
});

test('columns are moved and widened by keys and by dragging, and kept for the account', async ({ page }) => {
  await openAs(page, LIST);
  const names = () => head(page).allTextContents();
  await expect.poll(async () => (await names()).slice(1, 5)).toEqual(['产品', '店铺分类', '价格', '状态']);
  // By keys in the menu.
  await inColumns(page, async (menu) => {
    await menu.getByRole('menuitemcheckbox', { name: '状态' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: /^状态：第 3 列，共 8 列/ })).toHaveCount(1);
    await expectSound(page, 'the columns menu');
  });
  await expect.poll(async () => (await names()).slice(1, 5)).toEqual(['产品', '店铺分类', '状态', '价格']);
  // By keys on the head.
  await head(page).getByRole('button', { name: '浏览' }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(async () => (await names()).slice(6, 8)).toEqual(['浏览', '询盘']);
  await expect(page).toHaveURL(/#\/Product\/Product$/);
  const views = head(page).filter({ hasText: '浏览' });
  const narrow = (await views.boundingBox())!.width;
  await page.keyboard.press('Shift+Alt+ArrowRight');
  await page.keyboard.press('Shift+Alt+ArrowRight');
  await expect.poll(async () => Math.round((await views.boundingBox())!.width - narrow)).toBe(32);
  // By the pointer: the edge of the head, then the head itself.
  const box = (await views.boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 37, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await views.boundingBox())!.width - narrow)).toBe(72);
  await head(page)
    .filter({ hasText: '完整度' })
    .dragTo(head(page).filter({ hasText: '店铺分类' }), { targetPosition: { x: 5, y: 10 } });
  const arranged = ['产品', '完整度', '店铺分类', '状态', '价格', '浏览', '询盘'];
  await expect.poll(async () => (await names()).slice(1, 8)).toEqual(arranged);
  await page.reload();
  await expect.poll(async () => (await names()).slice(1, 8)).toEqual(arranged);
  await expect.poll(async () => Math.round((await views.boundingBox())!.width - narrow)).toBe(72);
});
