import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';

/** Notes how long each bar is shown, from the outside: when its element comes and goes. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const shown: number[] = [];
    let since: number | undefined;
    Object.assign(window, { bars: shown });
    new MutationObserver(() => {
      const bar = document.querySelector('#nprogress');
      if (bar && since === undefined) since = performance.now();
      else if (!bar && since !== undefined) {
        shown.push(performance.now() - since);
        since = undefined;
      }
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
const bars = (page: Page) => page.evaluate(() => (window as unknown as { bars: number[] }).bars);

test('the refresh icon, the current entry and the current tab show the bar for 200 ms @browser', async ({ page }) => {
  await openAs(page, '/Product/Question');
  await expect(view(page).getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelector('#nprogress'))).toBeNull();
  await watchBar(page);
  const ways = [
    page.getByRole('banner').getByRole('button', { name: '刷新' }),
    page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /产品问答/ }),
    page.getByRole('tab', { name: '产品问答', exact: true }),
  ];
  for (const [at, way] of ways.entries()) {
    await way.click();
    await expect.poll(async () => (await bars(page)).length).toBe(at + 1);
  }
  // 200 ms, and the fading that follows.
  for (const time of await bars(page)) expect(time).toBeGreaterThanOrEqual(150);
});

test('there is no bar where the theme has none @browser @all', async ({ page, site }) => {
  site.config.showProgressBar = false;
  await openAs(page, '/Product/Question');
  await expect(view(page).getByRole('row').nth(1)).toBeVisible();
  await watchBar(page);
  await page.getByRole('banner').getByRole('button', { name: '刷新' }).click();
  await expect(view(page).getByRole('row').nth(1)).toBeVisible();
  expect(await bars(page)).toEqual([]);
});
