import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { message, table } from '../support/list-page';

const bar = (page: Page) => view(page).getByRole('toolbar', { name: '批量操作' });
const restored = (page: Page, count = 1) => message(page, `已恢复 ${count} 项`);
/** Presses the undo by the keyboard. */
async function undo(page: Page, count = 1) {
  await page.getByRole('button', { name: '撤销' }).last().press('Enter');
  await expect(restored(page, count)).toBeVisible();
}
/** The row of a list as its reader sees it, but for the time of its last change. */
const textsOf = async (page: Page, title: string, name: string) =>
  (await table(page, title).getByRole('row').filter({ hasText: name }).getByRole('cell').allTextContents()).slice(
    0,
    -2,
  );

const BLOGS = '博客列表';
test('a scheduled post published by mistake is scheduled for the same time again', async ({ page }) => {
  await openAs(page, '/Blogs/Blogs?status=scheduled');
  const first = table(page, BLOGS).getByRole('row').nth(1);
  const name = (await first.getByRole('rowheader').textContent()) ?? '';
  const before = await textsOf(page, BLOGS, name);
  await first.hover();
  await first.getByRole('button', { name: '发布' }).click();
  await expect(message(page, '已发布 1 篇博客文章')).toBeVisible();
  await expect(table(page, BLOGS).getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await undo(page);
  await expect.poll(() => textsOf(page, BLOGS, name)).toEqual(before);
  await page.reload();
  await expect.poll(() => textsOf(page, BLOGS, name)).toEqual(before);
});

test('products of several states go back each to its own, by another tab of the client too', async ({ page, sent }) => {
  await openAs(page, '/Product/Product?status=draft&status=rejected&sort=score&order=desc');
  const NAME = '产品列表';
  await expect(table(page, NAME).getByRole('row').nth(2)).toBeVisible();
  await expect(table(page, NAME)).not.toHaveAttribute('aria-busy', 'true');
  const states = () => table(page, NAME).getByRole('row').allTextContents();
  const before = await states();
  await table(page, NAME).getByRole('checkbox', { name: '选择本页全部' }).click();
  await bar(page)
    .getByRole('button', { name: /提交审核/ })
    .click();
  const done = page.getByRole('button', { name: '撤销' });
  await expect(done).toBeVisible();
  // The list is left: the undo is not.
  await page.evaluate(() => (location.hash = '#/Product/Question'));
  await expect(table(page, '产品问答')).toBeVisible();
  await done.press('Enter');
  await expect(page.getByText(/^已恢复 \d+ 项$/)).toBeVisible();
  const asked = sent('product/doStatus').map((body) => (JSON.parse(body) as { status: string }).status);
  expect(asked).toEqual(expect.arrayContaining(['reviewing', 'draft']));
  await page.evaluate(() => (location.hash = '#/Product/Product?status=draft&status=rejected&sort=score&order=desc'));
  await page.reload();
  await expect.poll(async () => (await states()).length).toBe(before.length);
});

test('a new inquiry marked as spam comes back new, with its clock', async ({ page }) => {
  await openAs(page, '/BusinessManage/Business?status=new&sort=dueAt&order=asc');
  const rows = table(page, '询盘列表').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.allTextContents();
  await rows.nth(1).getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: '更改状态' }).click();
  await page.getByRole('menuitem', { name: '垃圾询盘' }).click();
  await expect.poll(() => rows.count()).toBe(before.length - 1);
  await undo(page);
  await expect.poll(() => rows.allTextContents()).toEqual(before);
  await page.reload();
  await expect.poll(() => rows.allTextContents()).toEqual(before);
});

const CONTACTS = '联系信息';
test('the former primary contact is primary again; somebody hidden is shown again', async ({ page }) => {
  await openAs(page, '/Shop/Contacts');
  const rows = view(page).getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const before = await rows.allTextContents();
  const press = async (name: string) => {
    await rows.nth(2).hover();
    await rows.nth(2).getByRole('button', { name }).click();
  };
  await press('设为主要联系人');
  await expect.poll(() => rows.allTextContents()).not.toEqual(before);
  await undo(page);
  await expect.poll(() => rows.allTextContents()).toEqual(before);
  await press('在店铺中隐藏');
  await expect.poll(() => rows.allTextContents()).not.toEqual(before);
  await undo(page);
  await expect.poll(() => rows.allTextContents()).toEqual(before);
  await page.reload();
  await expect.poll(() => rows.allTextContents(), { message: CONTACTS }).toEqual(before);
});

test('a question is pinned over a version that somebody else has changed, and unpinned by the undo', async ({
  page,
  context,
}) => {
  await openAs(page, '/Product/Question');
  const rows = table(page, '产品问答').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('table', { name: '产品问答' }).getByRole('row').nth(1);
  // Each of them pins and unpins: the other's version is behind after the first press.
  for (const [who, label] of [
    [theirs, '置顶'],
    [theirs, '取消置顶'],
    [rows.nth(1), '置顶'],
  ] as const) {
    await who.hover();
    await who.getByRole('button', { name: label, exact: true }).click();
    await expect(who.getByRole('button', { name: label === '置顶' ? '取消置顶' : '置顶', exact: true })).toBeAttached();
  }
  await expect(message(page, '已置顶')).toBeVisible();
  await undo(page);
  await rows.nth(1).hover();
  await expect(rows.nth(1).getByRole('button', { name: '置顶', exact: true })).toBeAttached();
});
