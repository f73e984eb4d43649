import * as XLSX from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { address, message, total } from '../support/list-page';

const LIST = '/Product/Product';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openExport = async (page: Page) => {
  await view(page).getByRole('button', { name: '导出', exact: true }).click();
  return dialog(page, '导出产品');
};

async function saved(page: Page, press: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}
type Row = Record<string, unknown>;

async function rowsOf(download: Download): Promise<Row[]> {
  const book = XLSX.read(readFileSync(await download.path()), { cellDates: true });
  return XLSX.utils.sheet_to_json<Row>(book.Sheets[book.SheetNames[0]!]!);
}
const start = (box: Locator) => box.getByRole('button', { name: /^导出 / });

test('everything, what is filtered, and what is selected goes into a file that another library reads', async ({
  page,
}) => {
  await openAs(page, LIST);
  await total(page, 520);
  let box = await openExport(page);
  await expectSound(page, 'the dialog of an export');
  const whole = await saved(page, () => start(box).click());
  expect(whole.suggestedFilename()).toMatch(/^产品 \d{4}-\d\d-\d\d\.xlsx$/);
  await expect(message(page, '导出 520 件产品').first()).toBeVisible();
  const all = await rowsOf(whole);
  expect(all).toHaveLength(520);
  expect(new Set(all.map((row) => row['货号'])).size).toBe(520);
  const priced = all.find((row) => row['定价方式'] === '单一价')!;
  expect([typeof priced['单价'], typeof priced['起订量'], priced['创建时间'] instanceof Date]).toEqual([
    'number',
    'number',
    true,
  ]);

  await view(page)
    .getByRole('tab', { name: /^已驳回/ })
    .click();
  await total(page, 21);
  box = await openExport(page);
  await expect(box.getByRole('radio', { name: '当前筛选的 21 个' })).toBeChecked();
  await box.getByRole('radio', { name: 'CSV（UTF-8）' }).check();
  await box.getByRole('button', { name: '全不选' }).click();
  await box.getByRole('checkbox', { name: '单价', exact: true }).check();
  const filtered = await saved(page, () => start(box).click());
  const lines = readFileSync(await filtered.path(), 'utf8').split('\r\n');
  expect([lines[0], lines.length]).toEqual(['\uFEFF产品 ID,货号,单价', 22]);

  await view(page)
    .getByRole('checkbox', { name: /^选择 / })
    .nth(1)
    .check();
  await view(page)
    .getByRole('checkbox', { name: /^选择 / })
    .nth(2)
    .check();
  box = await openExport(page);
  await expect(box.getByRole('radio', { name: '选中的 2 个' })).toBeChecked();
  await expect(box.getByRole('radio', { name: 'CSV（UTF-8）' })).toBeChecked();
  await expect(box.getByText('已选 1 列')).toBeVisible();
  const two = await saved(page, () => start(box).click());
  expect(readFileSync(await two.path(), 'utf8').split('\r\n')).toHaveLength(3);
  expect(address(page)).toEqual([['status', 'rejected']]);
});

test('a failing page ends an export without a file; it is tried again, or cancelled, in the tray', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/504/);
  await openAs(page, LIST);
  await total(page, 520);
  faults.add({ call: 'product/getList', status: 504, body: '' });
  await start(await openExport(page)).click();
  await page.getByRole('button', { name: '任务', exact: true }).click();
  const tray = page.getByRole('region', { name: '任务' });
  await expect(tray.getByText('已停止：网关超时')).toBeVisible();
  faults.clear();
  faults.add({ call: 'product/getList', stalled: true });
  await tray.getByRole('button', { name: '重试' }).click();
  await tray.getByRole('button', { name: '取消“导出 520 件产品”' }).click();
  await expect(tray.getByText('已取消')).toBeVisible();
  await expectSound(page, 'the tray with an export');
  faults.clear();
  await saved(page, () => tray.getByRole('button', { name: '重试' }).click());
  await saved(page, () => tray.getByRole('button', { name: '保存文件' }).click());
});
