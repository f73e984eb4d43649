import { expect, openAs, test } from '../support/fixtures';

test('Internet Explorer gets a warning that nothing closes @browser', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'documentMode', { value: 11 }));
  await page.goto('./');
  const dialog = page.getByRole('alertdialog', { name: /请更换浏览器/ });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('极速模式');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('button')).toHaveCount(0);
});

test('a browser that lacks something is warned and may go on @browser @all', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto('./');
  const dialog = page.getByRole('alertdialog', { name: /Please use another browser/ });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /仍要继续/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('a modern browser is not bothered @browser', async ({ page }) => {
  await openAs(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
