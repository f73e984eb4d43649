import type { Page, Route } from 'playwright/test';
import { chooseLanguage, expect, openAs, submitLogin, test } from '../support/fixtures';
import { menuOf } from '../support/theme-parts';

/** A call that is left says nothing on the page one has gone to (bar N6). */

const title = (page: Page, name: RegExp) => expect(page).toHaveTitle(name);
const to = (path: string, name: RegExp) => async (page: Page) => {
  await page.goto(`./#${path}`);
  await title(page, name);
};
const HOME = /^首页/;

/** Ten exits from a list that is still loading, each ending on another page or in another state of this one. */
const EXITS: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['a link of the menu', (page) => menuOf(page).getByRole('link', { name: '素材管理' }).click()],
  ['another tab', (page) => page.getByRole('tab', { name: '首页' }).click()],
  ['closing its tab', (page) => page.getByRole('tab', { name: '产品列表' }).press('Delete')],
  ['Back', (page) => page.goBack()],
  ['another address', to('/Shop/Contacts', /^联系方式/)],
  ['a page that nobody knows', to('/nowhere', /^页面不存在/)],
  [
    'the palette',
    async (page) => {
      await page.keyboard.press('Control+k');
      const box = page.getByRole('dialog', { name: '搜索' }).getByRole('combobox');
      await box.fill('素材管理');
      await page
        .getByRole('option', { name: /素材管理/ })
        .first()
        .click();
    },
  ],
  [
    'another language',
    async (page) => {
      await chooseLanguage(page, 'English');
      await page.goto('./#/');
      await title(page, /^Home/);
      await chooseLanguage(page, '中文');
    },
  ],
  [
    'the refresh button, then away',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: '刷新' }).click();
      await to('/', HOME)(page);
    },
  ],
  [
    'log out',
    async (page) => {
      await page.getByRole('button', { name: /用户菜单$/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    },
  ],
];

// Calls inside the page could not be held back from outside.
test.use({ lane: 'http' });

test('a list that was left is answered with an error: no message elsewhere, and the new page stays', async ({
  page,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/Failed to load resource/);
  const held: Route[] = [];
  await page.route('**/supplier/product/getList**', (route) => void held.push(route));
  await openAs(page);
  for (const [name, leave] of EXITS) {
    await test.step(name, async () => {
      await page.goto('./#/');
      await title(page, HOME);
      held.length = 0;
      await page.goto('./#/Product/Product');
      await title(page, /^产品列表/);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await leave(page);
      // The title follows the view by a frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
      const url = page.url();
      const said = await page.title();
      const body = { code: 500, msg: '迟到的错误' };
      // A call that was given up has nobody left to be answered.
      await Promise.all(
        held.map((route) =>
          route.fulfill({ json: body, headers: { 'Access-Control-Allow-Origin': '*' } }).catch(() => {}),
        ),
      );
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(page.getByText('迟到的错误')).toHaveCount(0);
      expect([page.url(), await page.title()]).toEqual([url, said]);
    });
  }
  await page.unrouteAll();
  await submitLogin(page);
  await title(page, HOME);
});
