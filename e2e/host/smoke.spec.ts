import type { Page } from 'playwright/test';
import {
  chooseLanguage,
  expect,
  frameShown,
  openAs,
  openByForm,
  submitLogin,
  test,
  view,
  viewLoaded,
} from '../support/fixtures';

/**
 * What must work on every host, whatever its platform holds: these journeys only read, know both languages, and run on a
 * phone too. `npm run smoke` runs them against a deployed client.
 */

const menu = (page: Page) => page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ });
const heading = (page: Page) => view(page).getByRole('heading', { level: 1 });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

/** On a phone the menu is behind a button, and closes when something was chosen in it. */
async function openMenu(page: Page) {
  const unfold = page.getByRole('button', { name: /^(展开菜单|Unfold menu)$/ });
  await expect(menu(page).or(unfold).filter({ visible: true }).first()).toBeVisible();
  if (!(await menu(page).isVisible())) await unfold.click();
  await expect(menu(page)).toBeVisible();
}

/** The addresses of all entries, in the order of the menu. */
async function menuPaths(page: Page): Promise<string[]> {
  await openMenu(page);
  const closed = menu(page).getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  const paths = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // On a phone it lies over the page.
  if (isPhone(page)) await page.keyboard.press('Escape');
  return [...new Set(paths.filter((path) => path.startsWith('#/')))];
}

test('the login page is there @host', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('textbox', { name: /^(用户名|Username)$/ })).toBeEditable();
  await expect(page.getByRole('button', { name: /^(登录|Log in)$/ })).toBeEnabled();
  await expect(page).toHaveTitle(/\S/);
});

test('both languages are there @host', async ({ page }) => {
  await page.goto('./');
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await chooseLanguage(page, '中文');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('a supplier logs in, is back after a reload, and logs out @host @account', async ({ page }) => {
  await openByForm(page);
  await page.reload();
  await frameShown(page);
  await page.getByRole('button', { name: /(用户菜单|user menu)$/ }).click();
  await page.getByRole('menuitem', { name: /^(退出登录|Log out)$/ }).click();
  await expect(page.getByRole('textbox', { name: /^(用户名|Username)$/ })).toBeVisible();
});

test('a place that was asked for before the login is opened after it @host @account', async ({ page }) => {
  await page.goto('./#/Product/Product?pageSize=10');
  await submitLogin(page);
  await frameShown(page);
  await viewLoaded(page);
  await expect(page).toHaveURL(/#\/Product\/Product\?pageSize=10$/);
});

test('every entry of the menu opens its page @host @account', async ({ page }) => {
  await openAs(page);
  await viewLoaded(page);
  const paths = await menuPaths(page);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`./${path}`);
      await viewLoaded(page);
      await expect(heading(page)).toHaveText(/\S/);
      await expect(view(page).getByRole('alert')).toHaveCount(0);
    });
  }
});

test('an unknown place behind the # is said to be none @host @account', async ({ page }) => {
  await openAs(page);
  await page.goto('./#/no/such/path');
  await expect(page.getByRole('heading', { level: 1, name: /^(页面不存在|Page not found)$/ })).toBeVisible();
});

test('the search finds a page by its title @host @account', async ({ page }) => {
  await openAs(page);
  await viewLoaded(page);
  const title = (await heading(page).textContent()) ?? '';
  await page.getByRole('button', { name: /^(搜索|Search)$/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(title);
  await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
});
