import type { Page } from 'playwright/test';
import { DEVICE_NOW } from '../support/clock';
import { expect, submitLogin, test } from '../support/fixtures';

test.use({ start: DEVICE_NOW });

/** Words instead of a blank page, whatever keeps the client from starting (bar P4). */

/** Opens the page, and lets so much time go by as it may take to say something. */
async function openFor12Seconds(page: Page) {
  await page.clock.install();
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.clock.fastForward(12_000);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says that it needs it, and its form sends nothing anywhere @browser', async ({ page }) => {
    await page.goto('./', { waitUntil: 'commit' });
    const shown = () => page.evaluate(() => document.body?.innerText);
    await expect.poll(shown).toContain('This client needs JavaScript turned on.');
    const address = page.url();
    await page.getByRole('textbox', { name: '用户名' }).fill('acme');
    await page.getByRole('textbox', { name: '密码' }).fill('secret1');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('acme');
  });
});

for (const [what, lose] of [
  ['is gone', { status: 404, body: 'not found' }],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>home</p>' }],
] as const) {
  test(`where every script ${what}, the page says so and offers to load again @browser${what === 'is gone' ? '' : ' @all'}`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Failed to load|status of 404|SyntaxError|Unexpected token|MIME|ChunkLoadError/);
    await page.route('**/_next/static/**/*.js', (route) => route.fulfill(lose));
    await openFor12Seconds(page);
    await expect(page.getByText(/页面文件加载失败/)).toBeVisible();
    await page.unroute('**/_next/static/**/*.js');
    await page.getByRole('link', { name: '重新加载 · Reload' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });
}

test('where the first script never arrives, the page says so @browser', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load|ERR_/);
  await page.route('**/_next/static/**/*.js', () => new Promise(() => {}));
  await openFor12Seconds(page);
  await expect(page.getByText(/页面文件加载失败/)).toBeVisible();
});

test('where each script of the page is lost once, the client starts all the same @browser', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|ERR_FAILED/);
  const lost = new Set<string>();
  await page.route('**/_next/static/**/*.js', (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.fallback();
    lost.add(address);
    return route.abort();
  });
  await page.goto('./');
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
});
