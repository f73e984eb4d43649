import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { message, openDisplay, rows, table as listTable, total } from '../support/list-page';

const LIST = '/Product/Product';
const FIRST = 'YQ-CDL32-80';

test('what was deleted is in the recycle bin, and is restored from it, one or several, with an undo', async ({
  page,
}) => {
  await openAs(page, LIST);
  const table = listTable(page, '产品列表');
  const first = await table.getByRole('rowheader').nth(1).textContent();
  for (const index of [0, 1])
    await table
      .getByRole('checkbox')
      .nth(index + 1)
      .check();
  await view(page).getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '删除' }).click();
  await expect(message(page, '已删除 2 项')).toBeVisible();
  await total(page, 518);
  await (await openDisplay(page)).getByRole('link', { name: '回收站' }).click();
  const bin = listTable(page, '回收站');
  await expect(bin.getByRole('rowheader')).toHaveCount(2);
  await expect(bin.getByRole('row', { name: FIRST }).getByText(/^还剩 (29|30) 天$/)).toBeVisible();
  await expectSound(page, 'the recycle bin');
  await page.reload();
  const row = bin.getByRole('row', { name: FIRST });
  await row.getByRole('button', { name: '恢复' }).click();
  await expect(message(page, '已恢复 1 项')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toHaveCount(1);
  await bin.getByRole('checkbox', { name: '选择本页全部' }).check();
  await view(page).getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '恢复' }).click();
  await expect(view(page).getByText('回收站是空的')).toBeVisible();
  await view(page).getByRole('link', { name: '返回列表' }).click();
  await total(page, 520);
  expect(await rows(page, '产品列表')).toContain(first);
});

/** The other lists whose records can be deleted. */
const LISTS = ['/Blogs/Blogs', '/Product/Question', '/Shop/Contacts', '/Shop/Resources'];
for (const path of LISTS)
  test(`what was deleted from ${path} is in its recycle bin, and is restored from it`, async ({ page }) => {
    await openAs(page, path);
    await view(page).getByRole('button', { name: '删除', exact: true }).last().click();
    await expect(message(page, '已删除 1 项')).toBeVisible();
    // Where rows are no table there is nothing else to display.
    const parent = path === '/Shop/Resources' ? view(page) : await openDisplay(page);
    await parent.getByRole('link', { name: '回收站' }).click();
    await expect(page).toHaveURL(/deleted=true$/);
    const bin = listTable(page, '回收站');
    await expect(bin.getByRole('rowheader')).toHaveCount(1);
    // It cannot be opened before it is restored.
    await expect(bin.getByRole('rowheader').getByRole('link')).toHaveCount(0);
    await expect(bin.getByText(/^还剩 (29|30) 天$/)).toBeVisible();
    await expectSound(page, 'a recycle bin');
    await bin.getByRole('button', { name: '恢复' }).click();
    await expect(message(page, '已恢复 1 项')).toBeVisible();
    await expect(view(page).getByText('回收站是空的')).toBeVisible();
    await view(page).getByRole('link', { name: '返回列表' }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(view(page).getByRole('button', { name: '删除', exact: true }).last()).toBeVisible();
  });

test('the showcase is put into order by keys, by buttons and by dragging, and stays in it', async ({ page, sent }) => {
  await openAs(page, `${LIST}?showcase=true`);
  await view(page).getByRole('button', { name: '调整橱窗顺序' }).click();
  await expect(page).toHaveURL(/sort=sort&order=asc/);
  const table = listTable(page, '产品列表');
  const skus = async (from: Page = page) =>
    (await rows(from, '产品列表')).slice(0, 4).map((text) => /YQ-[A-Z0-9.-]+/.exec(text)?.[0] ?? '');
  await expect(view(page).getByRole('button', { name: '完成排序' })).toBeVisible();
  const [a, b, c, d] = (await skus()) as [string, string, string, string];
  const row = (sku: string) => table.getByRole('row', { name: sku });
  await row(b).getByRole('link').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => skus()).toEqual([b, a, c, d]);
  await expect(row(b).getByRole('link')).toBeFocused();
  await expect(message(page, `${b}：已移到第 1 位`)).toBeVisible();
  await row(c).getByRole('button', { name: '下移' }).click();
  await expect.poll(() => skus()).toEqual([b, a, d, c]);
  await expect(message(page, `${c}：已移到第 4 位`)).toBeVisible();
  await expectSound(page, 'the order of the showcase');
  // Beside its link, which a browser would drag by itself.
  const cellOf = (sku: string) => row(sku).getByRole('img', { name: /^完整度/ });
  await cellOf(d).dragTo(cellOf(b), { targetPosition: { x: 5, y: 1 } });
  await expect.poll(() => skus()).toEqual([d, b, a, c]);
  await expect.poll(() => sent('product/doSort').length).toBe(3);
  await page.reload();
  await expect.poll(() => skus()).toEqual([d, b, a, c]);
});

test('the products are shown as pictures, selected there, and stay so after a reload', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await (await openDisplay(page)).getByRole('button', { name: '显示为图片' }).click();
  const grid = listTable(page, '产品列表');
  await expect(grid.getByRole('row')).toHaveCount(20);
  await expect(grid.getByRole('columnheader')).toHaveCount(0);
  await grid.getByRole('checkbox').first().check();
  await expect(view(page).getByRole('toolbar', { name: '批量操作' })).toBeVisible();
  await expectSound(page, 'the grid of pictures');
  await page.reload();
  await expect(grid.getByRole('row', { name: FIRST })).toBeVisible();
  await expect(grid.getByRole('columnheader')).toHaveCount(0);
});
