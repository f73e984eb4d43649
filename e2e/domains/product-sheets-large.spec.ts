import * as XLSX from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright/test';
import { startPlatform } from '../../scripts/platform/server';
import { longestBlocks, type Blocks } from '../support/blocks';
import { expect, openAs, test, view } from '../support/fixtures';
import { total } from '../support/list-page';
import { SESSIONS } from '../support/servers';

const PRODUCTS = 10_000;
/** Milliseconds of the page's thread in one piece: longer ones are felt. */
const LONGEST_BLOCK = 100;

/** Peak megabytes of the processes that render pages, workers included. */
async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(...peaks) / 1024);
}

interface Sent {
  id: string;
  sku: string;
  title: { zh?: string; en?: string };
  stock?: number;
  pricing?: { currency: string; price?: string };
  moq?: { quantity: number };
  description?: { zh?: string };
  createdAt: string;
}

/** All products as the platform sends them, without the client. */
async function productsOf(platform: string): Promise<Sent[]> {
  const [token] = Object.keys(SESSIONS);
  const all: Sent[] = [];
  while (all.length < PRODUCTS) {
    const query = `pageNo=${all.length / 100 + 1}&pageSize=100&sort=createdAt&order=asc`;
    const answer = await fetch(`${platform}/supplier/product/getList?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    all.push(...((await answer.json()) as { data: { list: Sent[] } }).data.list);
  }
  return all;
}

type Row = Record<string, unknown>;

/** The cells as another library reads them, beside what the platform holds. */
function expectSameCells(file: string, products: Sent[]): Row[] {
  const book = XLSX.read(readFileSync(file), { cellDates: true, UTC: true });
  const rows = XLSX.utils.sheet_to_json<Row>(book.Sheets[book.SheetNames[0]!]!);
  expect(rows).toHaveLength(PRODUCTS);
  const byId = new Map(products.map((product) => [product.id, product]));
  const wrong = rows.flatMap((row) => {
    const { sku, title, stock, pricing, moq, description, createdAt } = byId.get(String(row['产品 ID']))!;
    const minute = (at: unknown) => Math.round(Number(at) / 60_000);
    const clock = new Date(createdAt).getTime() + 8 * 3_600_000;
    const cells: [string, unknown, unknown][] = [
      ['货号', row['货号'], sku],
      ['中文产品名称', row['中文产品名称'], title.zh],
      ['英文产品名称', row['英文产品名称'], title.en],
      ['库存', row['库存'], stock],
      ['币种', row['币种'], pricing?.currency],
      ['单价', row['单价'], pricing?.price === undefined ? undefined : Number(pricing.price)],
      ['起订量', row['起订量'], moq?.quantity],
      ['中文详细描述', row['中文详细描述'], description?.zh || undefined],
      ['创建时间', minute(row['创建时间']), minute(clock)],
    ];
    return cells.filter(([, found, expected]) => found !== expected).map((cell) => [sku, ...cell]);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  return rows;
}

async function choose(page: Page, box: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  await box.getByLabel('选择文件', { exact: true }).and(page.locator('input')).setInputFiles(files);
  await box.getByRole('button', { name: '比较', exact: true }).click({ timeout: 60_000 });
}

test('ten thousand products are exported and imported while the page stays quick @all', async ({
  page,
  browser,
  site,
  clock,
}) => {
  test.setTimeout(400_000);
  const origin = new URL(site.url).origin;
  const platform = await startPlatform({ origin, sessions: SESSIONS, products: PRODUCTS, now: () => clock.now() });
  const measured: Record<string, number | Blocks> = {};
  const measure = async (name: string, run: () => Promise<unknown>) => {
    const began = Date.now();
    measured[`${name}Block`] = await longestBlocks(browser, page, async () => {
      await run();
      measured[`${name}Seconds`] = Math.round((Date.now() - began) / 1000);
    });
    measured[`${name}Megabytes`] = await peakMemory(browser);
  };
  try {
    Object.assign(site.config, { demo: false, baseURL: platform.url.replace(/\/$/, '') });
    await openAs(page, '/Product/Product');
    await total(page, PRODUCTS);
    measured.megabytesBefore = await peakMemory(browser);

    let file = '';
    await measure('out', async () => {
      await view(page).getByRole('button', { name: '导出', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 120_000 }),
        page
          .getByRole('dialog', { name: '导出产品' })
          .getByRole('button', { name: /^导出 / })
          .click(),
      ]);
      file = await download.path();
    });
    const rows = expectSameCells(file, await productsOf(platform.url));

    const box = page.getByRole('dialog', { name: /^导入/ });
    const result = box.getByRole('status', { name: '比较结果' });
    await measure('in', async () => {
      await view(page).getByRole('button', { name: '导入', exact: true }).click();
      await choose(page, box, file);
      await expect(result).toHaveText(/相同10,000|10,000.*相同/, { timeout: 120_000 });
    });
    await expect(box.getByText('不需要导入')).toBeVisible();
    await box.getByRole('button', { name: '取消', exact: true }).click();

    // Every product changes: the rows cross to the page, are stored there, and are sent by hundred.
    const lines = rows.map((row, at) => `${String(row['产品 ID'])},${String(row['货号'])},Brand ${at}`);
    const buffer = Buffer.from(['产品 ID,货号,品牌', ...lines].join('\r\n'));
    await measure('send', async () => {
      await view(page).getByRole('button', { name: '导入', exact: true }).click();
      await choose(page, box, { name: 'brands.csv', mimeType: 'text/csv', buffer });
      await box.getByRole('button', { name: '导入 10,000 个' }).click({ timeout: 120_000 });
      await page.getByRole('button', { name: /^任务/ }).click();
      await expect(page.getByRole('dialog', { name: '任务' })).toContainText('修改 10,000 个', { timeout: 120_000 });
    });
    for (const name of ['out', 'in', 'send'])
      expect(
        (measured[`${name}Block`] as Blocks).processor,
        `${name}: ${JSON.stringify(measured)}`,
      ).toBeLessThanOrEqual(LONGEST_BLOCK);
  } finally {
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
    await platform.close();
  }
});
