import { expect, openAs, submitLogin, test, view } from '../support/fixtures';

const heading = (page: Parameters<typeof view>[0], name: string) =>
  view(page).getByRole('heading', { level: 1, name, exact: true });

test('after login the page has the focus, and so has each page that a link leads to', async ({ page }) => {
  await page.goto('./#/login');
  await submitLogin(page);
  await expect(heading(page, '首页')).toBeFocused();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' }).click();
  await expect(heading(page, '产品列表')).toBeFocused();
});

test('a form has the focus in its first field, so that what is typed at once arrives', async ({ page }) => {
  await openAs(page, '/Product/Product');
  await view(page).getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  const name = view(page).getByRole('textbox', { name: '产品名称 中文' });
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('甲');
  await expect(name).toHaveValue(/甲$/);
});

test('nobody is taken away from what they do meanwhile', async ({ page }) => {
  await openAs(page);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const box = page.getByRole('combobox').first();
  await expect(box).toBeFocused();
  await page.evaluate(() => (location.hash = '#/Product/Question'));
  await expect(page).toHaveTitle(/^产品问答/);
  await expect(box).toBeFocused();
});

test('a page that is loaded anew begins with the link to the content', async ({ page }) => {
  await openAs(page, '/Product/Question');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await expect(heading(page, '首页')).toBeFocused();
  await page.reload();
  await expect(heading(page, '首页')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
});
