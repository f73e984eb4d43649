import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright/test';
import { startPlatform } from '../../scripts/platform/server';
import { expect, openAs, test, view } from '../support/fixtures';
import { total } from '../support/list-page';
import { SESSIONS } from '../support/servers';

const PRODUCTS = 10_000;
/** Milliseconds of the page's thread in one piece: longer ones are felt. */
const LONGEST_BLOCK = 100;

const watchBlocks = (page: Page) =>
  page.evaluate(() => {
    const scope = globalThis as unknown as { longest: number };
    scope.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) scope.longest = Math.max(scope.longest, duration);
    }).observe({ type: 'longtask' });
  });
const longestBlock = (page: Page) =>
  page.evaluate(() => {
    const scope = globalThis as unknown as { longest: number };
    const found = scope.longest;
    scope.longest = 0;
    return Math.round(found);
  });

/** Peak megabytes of the processes that render pages. */
async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(...peaks) / 1024);
}

test('ten thousand products go out and come in while the page stays quick @all', async ({
  page,
  browser,
  site,
  clock,
}) => {
  test.setTimeout(240_000);
  const origin = new URL(site.url).origin;
  const platform = await startPlatform({ origin, sessions: SESSIONS, products: PRODUCTS, now: () => clock.now() });
  const measured: Record<string, number> = {};
  try {
    Object.assign(site.config, { demo: false, baseURL: platform.url.replace(/\/$/, '') });
    await openAs(page, '/Product/Product');
    await total(page, PRODUCTS);
    await watchBlocks(page);
    measured.memoryBefore = await peakMemory(browser);

    await view(page).getByRole('button', { name: '导出', exact: true }).click();
    const began = Date.now();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page
        .getByRole('dialog', { name: '导出产品' })
        .getByRole('button', { name: /^导出 / })
        .click(),
    ]);
    const file = await download.path();
    Object.assign(measured, { exportMs: Date.now() - began, exportBlock: await longestBlock(page) });
    measured.memoryOut = await peakMemory(browser);

    await view(page).getByRole('button', { name: '导入', exact: true }).click();
    const box = page.getByRole('dialog', { name: /^导入/ });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      box.getByRole('button', { name: '选择文件', exact: true }).click(),
    ]);
    const reading = Date.now();
    await chooser.setFiles(file);
    await box.getByRole('button', { name: '比较', exact: true }).click({ timeout: 60_000 });
    await expect(box.getByRole('status', { name: '比较结果' })).toHaveText(/相同10,000|10,000.*相同/, {
      timeout: 120_000,
    });
    Object.assign(measured, { importMs: Date.now() - reading, importBlock: await longestBlock(page) });
    measured.memoryIn = await peakMemory(browser);
    await expect(box.getByText('不需要导入')).toBeVisible();
    expect(measured.exportBlock).toBeLessThanOrEqual(LONGEST_BLOCK);
    expect(measured.importBlock).toBeLessThanOrEqual(LONGEST_BLOCK);
  } finally {
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
    await platform.close();
  }
});
