import { expect, openAs, test, view } from '../support/fixtures';
import { message, table } from '../support/list-page';

test('a row deleted by keys leaves the focus on the next one, and Alt+Z brings it back', async ({ page }) => {
  await openAs(page, '/Blogs/Blogs');
  const rows = table(page, '博客列表').getByRole('row');
  const nameOf = async (index: number) => (await rows.nth(index).getByRole('rowheader').textContent()) ?? '';
  await expect(rows.nth(3)).toBeVisible();
  const [second, third] = [await nameOf(2), await nameOf(3)];
  await rows.nth(2).getByRole('button', { name: '删除' }).focus();
  await page.keyboard.press('Enter');
  await expect(message(page, '已删除 1 项')).toBeVisible();
  await expect.poll(() => nameOf(2)).toBe(third);
  await expect(rows.nth(2).getByRole('link').first()).toBeFocused();

  await expect(page.getByRole('button', { name: '撤销', exact: true })).toHaveAttribute('aria-keyshortcuts', 'Alt+Z');
  await page.keyboard.press('Alt+z');
  await expect(message(page, '已恢复 1 项')).toBeVisible();
  await expect.poll(() => nameOf(2)).toBe(second);
  await expect(view(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
});

test('after a deletion of several the focus is in the list, not at the start of the page', async ({ page }) => {
  await openAs(page, '/Blogs/Blogs');
  const rows = table(page, '博客列表').getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').press('Space');
  await view(page).getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '删除' }).press('Enter');
  await expect(message(page, '已删除 2 项')).toBeVisible();
  await expect(view(page).getByRole('toolbar')).toHaveCount(0);
  await expect(rows.nth(2).getByRole('link').first()).toBeFocused();
});

test('one Tab goes past the buttons of a text; arrows reach each of them', async ({ page }) => {
  await openAs(page, '/BlogsAdd');
  // Either language may be there before the other.
  await expect(view(page).getByRole('textbox', { name: '正文 中文' })).toBeVisible();
  const bar = view(page).getByRole('toolbar').first();
  await bar.getByRole('button', { name: '加粗' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: '斜体' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(view(page).getByRole('textbox', { name: /正文/ }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: '斜体' })).toBeFocused();
});
