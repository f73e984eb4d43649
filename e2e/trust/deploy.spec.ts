import type { Page } from 'playwright/test';
import { loadNothingAhead } from '../support/deployment';
import { expect, openAs, test, view } from '../support/fixtures';

const EXPECTED = /Failed to load|ERR_|ChunkLoadError|status of 404|SyntaxError|Unexpected token|CSS_CHUNK/;

/**
 * Another build takes the place of this one: its page says so, and files that have not been loaded yet are gone, or are
 * answered with that page as a success. Where the new build is `complete` it has its own files. Returns how often the
 * page was loaded since.
 */
async function deploy(
  page: Page,
  { how = 'gone', complete = true }: { how?: 'gone' | 'page'; complete?: boolean } = {},
) {
  let loads = 0;
  let isThere = false;
  await page.route(
    ({ pathname }) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<meta name="build" content=")[^"]*/, '$1newer');
      if (route.request().isNavigationRequest()) {
        loads += 1;
        isThere = complete;
        return route.fallback();
      }
      return route.fulfill({ response, body: html });
    },
  );
  await page.route('**/_next/static/chunks/**', (route) => {
    if (isThere) return route.fallback();
    if (how === 'gone') return route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>home</p>' });
  });
  return () => loads;
}

const openList = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' }).click();
const table = (page: Page) => page.getByRole('table', { name: '产品列表' });
/** A lost file is asked for again after a second, then the page looks for a new build and starts anew. */
const STARTS_ANEW = { timeout: 60_000 };

for (const how of ['gone', 'page'] as const) {
  test(`files that are ${how === 'gone' ? 'gone' : 'answered as a page'} after a deploy lead to one load of the new build, at the same place @browser`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(EXPECTED);
    await loadNothingAhead(page);
    await openAs(page, '/Product/Catalogs');
    const loads = await deploy(page, { how });
    await openList(page);
    await expect(table(page)).toBeVisible(STARTS_ANEW);
    await expect(page).toHaveURL(/#\/Product\/Product$/);
    expect(loads()).toBe(1);
  });
}

test('files that stay away load the page anew once, and no more than that @browser', async ({ page, expectErrors }) => {
  expectErrors(EXPECTED);
  await loadNothingAhead(page);
  await openAs(page, '/Product/Catalogs');
  const loads = await deploy(page, { complete: false });
  await openList(page);
  await expect.poll(loads, STARTS_ANEW).toBe(1);
  // Nothing of the client is there: the page says so without any script of its own.
  await expect(page.getByText('页面文件加载失败')).toBeVisible(STARTS_ANEW);
  expect(loads()).toBe(1);
});

test('typed text holds the page: the new build is offered, and the draft is kept @browser', async ({
  page,
  expectErrors,
}) => {
  expectErrors(EXPECTED);
  await loadNothingAhead(page);
  await openAs(page, '/ProductAdd');
  await view(page).getByRole('textbox', { name: '产品名称 中文' }).fill('未保存的泵');
  const loads = await deploy(page);
  await openList(page);
  await expect(page.getByRole('status').filter({ hasText: '新版本' })).toBeVisible(STARTS_ANEW);
  await expect(view(page).getByRole('alert').getByRole('button', { name: '重新加载页面' })).toBeVisible();
  expect(loads()).toBe(0);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('status').getByRole('button', { name: '更新' }).click();
  await expect(table(page)).toBeVisible(STARTS_ANEW);
  await page.goto('./#/ProductAdd');
  await expect(view(page).getByRole('region', { name: '未保存的草稿' })).toBeVisible();
});

test('what the frame opens at a press is fetched at the pointer, and there after its files went @browser', async ({
  page,
  expectErrors,
}) => {
  expectErrors(EXPECTED);
  await openAs(page, '/Product/Catalogs');
  const buttons = ['搜索', '主题设置', /^通知/, /用户菜单/].map((name) => page.getByRole('button', { name }));
  for (const button of buttons) {
    const file = page.waitForResponse(/\/_next\/static\/.*\.js$/);
    await button.hover();
    await (await file).finished();
  }
  await page.waitForLoadState('networkidle');
  await deploy(page);
  const dialogs = ['搜索', '主题设置', '通知'].map((name) => page.getByRole('dialog', { name }));
  for (const [at, dialog] of dialogs.entries()) {
    await buttons[at]!.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await buttons[3]!.click();
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible();
});
