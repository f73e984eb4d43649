import type { BrowserContext, Page } from 'playwright/test';
import { buildOf, loadNothingAhead, openDeployment } from '../support/deployment';
import { expect, submitLogin, test, view } from '../support/fixtures';
import { table } from '../support/list-page';

const openByMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click();

/** A new start shows the build that is served, and opens its screens without an error. */
async function expectStart(context: BrowserContext, url: string, build: string | undefined) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(`${url}#/Product/Product`);
  await expect(table(page, '产品列表')).toBeVisible();
  expect(await buildOf(page)).toBe(build);
  await openByMenu(page, '素材管理');
  await expect(table(page, '素材管理')).toBeVisible();
  expect(errors).toEqual([]);
  await page.close();
}

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test(`an update and the way back lose no text and break no page, service workers: ${serviceWorkers} @browser`, async ({
      page,
      context,
      site,
      expectErrors,
    }) => {
      test.slow();
      // Of the open page, whose files are gone.
      expectErrors(/Failed to load|Refused to|ChunkLoadError|CSS_CHUNK/);
      const host = await openDeployment(site.config);
      await loadNothingAhead(page);
      await page.goto(`${host.url}#/ProductAdd`);
      await submitLogin(page);
      const first = await buildOf(page);
      const sku = view(page).getByRole('textbox', { name: '货号' }).first();
      await sku.fill('A-1');
      const expectText = async () => {
        await page.getByRole('tab', { name: '产品', exact: true }).click();
        await expect(sku).toHaveValue('A-1');
      };

      host.swap();
      await expectStart(context, host.url, 'next');
      await openByMenu(page, '产品列表');
      await expect(view(page).getByRole('button', { name: '重新加载页面' })).toBeVisible({ timeout: 60_000 });
      await expectText();

      host.swap();
      await expectStart(context, host.url, first);
      await openByMenu(page, '素材管理');
      await expect(table(page, '素材管理')).toBeVisible();
      await expectText();

      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('status').getByRole('button', { name: '更新' }).click();
      await view(page).getByRole('button', { name: '恢复草稿' }).click();
      await expect(sku).toHaveValue('A-1');
      expect(await buildOf(page)).toBe(first);
      await host.close();
    });
  });
}
