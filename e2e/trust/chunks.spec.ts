import type { Page } from 'playwright/test';
import { DEVICE_NOW } from '../support/clock';
import { expect, openAs, test, view } from '../support/fixtures';

/** From now on what is not in the page yet is answered like this; answers how to give the files back. */
async function loseChunks(page: Page, how: 'gone' | 'silent' | 'cut') {
  let waiting: (() => void)[] = [];
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (how === 'gone') return route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
    if (how === 'cut') return route.abort('connectionreset');
    await new Promise<void>((resolve) => waiting.push(resolve));
    return route.abort().catch(() => {});
  });
  return async () => {
    waiting.forEach((release) => release());
    waiting = [];
    await page.unroute('**/_next/static/chunks/**');
  };
}

const openList = (page: Page) => page.getByRole('link', { name: '产品列表' }).click();
const failure = (page: Page) => view(page).getByRole('alert').filter({ hasText: '这里出错了' });

for (const how of ['gone', 'cut'] as const) {
  test(`a screen whose file is ${how} is asked for again, and the frame is shown @browser${how === 'gone' ? '' : ' @all'}`, async ({
    page,
    expectErrors,
    site,
  }) => {
    expectErrors(/Failed to load|ERR_|ChunkLoadError|status of 404/);
    site.config.errorLog = true;
    await openAs(page, '/Product/Catalogs');
    const giveBack = await loseChunks(page, how);
    await openList(page);
    await expect(failure(page)).toContainText('页面文件加载失败');
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    await giveBack();
    await failure(page).getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
  });
}

test('a file that is gone for good leads to a load of the page, which keeps place and session @browser', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load|ERR_|ChunkLoadError|status of 404/);
  await openAs(page, '/Product/Catalogs');
  const giveBack = await loseChunks(page, 'gone');
  await openList(page);
  await failure(page).getByRole('button', { name: '重试' }).click();
  await expect(failure(page)).toContainText('可能已有新版本');
  await giveBack();
  await failure(page).getByRole('button', { name: '重新加载页面' }).click();
  await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
  await expect(page).toHaveURL(/#\/Product\/Product$/);
});

test.describe('where the journey drives the timers of the page', () => {
  test.use({ start: DEVICE_NOW });

  test('a file that never comes counts as lost after two minutes @browser', async ({ page, expectErrors }) => {
    expectErrors(/Failed to load|ERR_|ChunkLoadError/);
    await page.clock.install();
    await openAs(page, '/Product/Catalogs');
    await loseChunks(page, 'silent');
    await openList(page);
    // The clock goes on beside it, on a busy machine for seconds; load-chunk.test.ts holds the exact time.
    await page.clock.runFor(60_000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(61_000);
    await expect(failure(page)).toContainText('页面文件加载失败');
  });
});

test('a menu whose file is lost is a message, and nothing else is @browser', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load|ERR_|ChunkLoadError|status of 404/);
  await page.goto('./');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  const giveBack = await loseChunks(page, 'gone');
  await page.getByRole('button', { name: '切换语言' }).click();
  await expect(page.getByRole('alert')).toContainText('页面文件加载失败');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await giveBack();
});

test('a style sheet that did not arrive is asked for a second time @browser', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load|ERR_|CSS_CHUNK_LOAD_FAILED/);
  const requests: string[] = [];
  // The login page has its styles in itself: the first one to come is the frame's.
  await page.route('**/*.css', (route) => {
    requests.push(route.request().url());
    return requests.length === 1 ? route.abort('connectionreset') : route.fallback();
  });
  await openAs(page, '/Product/Product');
  await expect(view(page).getByRole('table', { name: '产品列表' })).toBeVisible();
  expect(requests.filter((url) => url === requests[0]).length).toBeGreaterThan(1);
});
