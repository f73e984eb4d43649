import * as XLSX from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { answerLeave } from '../support/forms';
import { chooseFiles } from '../support/library-page';
import { address, message, searchFor, total } from '../support/list-page';

const LIST = '/Product/Product';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openExport = async (page: Page) => {
  await view(page).getByRole('button', { name: '导出', exact: true }).click();
  return dialog(page, '导出产品');
};

async function saved(page: Page, press: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), press()]);
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
  await expect(message(page, '导出 520 个产品').first()).toBeVisible();
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
  await box.getByRole('button', { name: '价格与起订量' }).click();
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

test('the columns of an export are folded at first, and each section is left out or chosen as a whole', async ({
  page,
}) => {
  await openAs(page, `${LIST}?dialog=export`);
  const box = dialog(page, '导出产品');
  // Without a filter or a selection there is nothing to choose from.
  await expect(box.getByRole('radio')).toHaveCount(2);
  const prices = box.getByRole('button', { name: '价格与起订量' });
  const price = box.getByRole('checkbox', { name: '单价', exact: true });
  await expect(prices).toHaveAttribute('aria-expanded', 'false');
  await expect(price).toBeHidden();
  await box.getByRole('checkbox', { name: '价格与起订量' }).uncheck();
  await expect(box.getByRole('status')).toHaveText('已选 46 列，共 55 列');
  await prices.click();
  await expect(price).not.toBeChecked();
  await price.check();
  await expect(box.getByText('1 / 9')).toBeVisible();
  await box.getByRole('checkbox', { name: '价格与起订量' }).check();
  await expect(box.getByRole('status')).toHaveText('已选 55 列，共 55 列');
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
  await tray.getByRole('button', { name: '取消“导出 520 个产品”' }).click();
  await expect(tray.getByText('已取消')).toBeVisible();
  await expectSound(page, 'the tray with an export');
  faults.clear();
  await saved(page, () => tray.getByRole('button', { name: '重试' }).click());
  await saved(page, () => tray.getByRole('button', { name: '保存文件' }).click());
});

test('an export goes on when its list is left and closed, and its file comes wherever its user is', async ({
  page,
  faults,
}) => {
  await openAs(page, LIST);
  await total(page, 520);
  faults.play('late', 'product/getList', { delay: 6000 });
  const box = await openExport(page);
  const file = saved(page, async () => {
    await start(box).click();
    await expect(box).toHaveCount(0);
    await page.getByRole('tab', { name: '产品列表' }).press('Delete');
    await expect(page).toHaveURL(/#\/$/);
    await page.evaluate(() => (location.hash = '#/Shop/Info'));
    await expect(view(page).getByRole('heading', { level: 1, name: '基本信息' })).toBeVisible();
    await page.getByRole('button', { name: '任务（1）' }).click();
    await expect(page.getByRole('button', { name: '取消“导出 520 个产品”' })).toBeVisible();
  });
  expect(await rowsOf(await file)).toHaveLength(520);
  expect(page.url()).toContain('#/Shop/Info');
  await expect(page.getByRole('region', { name: '任务' }).getByRole('button', { name: '保存文件' })).toBeVisible();
});

async function chooseFile(page: Page, file: Parameters<typeof chooseFiles>[2]) {
  await view(page).getByRole('button', { name: '导入', exact: true }).click();
  const box = page.getByRole('dialog', { name: /^导入/ });
  await chooseFiles(page, box.getByRole('button', { name: '选择文件', exact: true }), file);
  return box;
}
const result = (box: Locator, name: string) =>
  box
    .getByRole('status', { name: '比较结果' })
    .getByRole('definition')
    .nth(['新增', '修改', '相同', '有误'].indexOf(name));

test('an exported file is imported again without a change; changes, new rows and wrong cells are shown before they are sent', async ({
  page,
  sent,
}) => {
  await openAs(page, LIST);
  await total(page, 520);
  const whole = await saved(page, async () => start(await openExport(page)).click());
  let box = await chooseFile(page, await whole.path());
  await expect(box.getByRole('table', { name: '文件中的列' })).toBeVisible();
  await expectSound(page, 'the columns of an import');
  await box.getByRole('button', { name: '比较', exact: true }).click();
  await expect(result(box, '相同')).toHaveText('520');
  await expect(result(box, '修改')).toHaveText('0');
  await expect(box.getByText('不需要导入')).toBeVisible();
  await box.getByRole('button', { name: '取消' }).click();

  const text = [
    '货号,中文产品名称,品牌,库存,备注',
    'YQ-CDL32-80,,新品牌,,',
    'IMP-1,导入的新泵,,,x',
    'YQ-ISG50-160,,,many,',
  ];
  box = await chooseFile(page, { name: '改动.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n')) });
  await expect(box.getByRole('combobox', { name: '“备注”对应的字段' })).toHaveValue('');
  await box.getByRole('button', { name: '比较', exact: true }).click();
  await expect(result(box, '新增')).toHaveText('1');
  await expect(result(box, '有误')).toHaveText('1');
  await expectSound(page, 'wrong cells of an import');
  const changes = box.getByRole('table', { name: '将要进行的修改' });
  await expect(changes.getByRole('row').filter({ hasText: '品牌' })).toContainText('新品牌');
  await box.getByRole('combobox', { name: '按字段筛选' }).selectOption({ label: '新增产品（1）' });
  await expect(changes.getByRole('row').nth(1)).toContainText('导入的新泵');
  await expect(changes.getByRole('row')).toHaveCount(2);
  expect(sent('doImport')).toEqual([]);
  const wrong = await saved(page, () => box.getByRole('button', { name: '下载有误的行' }).click());
  expect(await rowsOf(wrong)).toEqual([{ 货号: 'YQ-ISG50-160', 库存: 'many', 原因: '库存：请填写数字。' }]);
  const cell = box.getByRole('textbox', { name: '第 4 行，库存' });
  await cell.fill('12');
  await cell.press('Enter');
  await expect(result(box, '有误')).toHaveText('0');
  await expect(box.getByRole('status', { name: '比较结果' })).toBeFocused();
  // What was corrected is not lost by a slip: closing asks, and matching the columns again keeps it.
  await box.getByRole('button', { name: '取消' }).click();
  await answerLeave(page, '取消', '改动.csv');
  await box.getByRole('button', { name: '返回列对应' }).click();
  await box.getByRole('button', { name: '比较', exact: true }).click();
  await expect(result(box, '有误')).toHaveText('0');
  await box.getByRole('button', { name: '导入 3 个' }).click();
  await expect(message(page, '导入“改动.csv”').first()).toBeVisible();
  await total(page, 521);
  await searchFor(page, '名称、货号、型号', 'IMP-1');
  await total(page, 1);

  await page.getByRole('button', { name: '任务', exact: true }).click();
  const tray = page.getByRole('region', { name: '任务' });
  await tray.getByRole('button', { name: '撤销' }).first().click();
  await expect(tray.getByText('修改 2 个和删除 1 个')).toBeVisible();
  // The tray lies over the list.
  await page.keyboard.press('Escape');
  await expect(view(page).getByText('没有符合条件的记录')).toBeVisible();
});

test('an import that is begun stays while another page is looked at @browser', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  const text = ['货号,库存', 'YQ-CDL32-80,many'].join('\r\n');
  const box = await chooseFile(page, { name: '库存.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await box.getByRole('button', { name: '比较', exact: true }).click();
  await box.getByRole('textbox', { name: '第 2 行，库存' }).fill('4321');
  await page.keyboard.press('Enter');
  await expect(result(box, '修改')).toHaveText('1');
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page).toHaveTitle(/^首页/);
  await expect(box).toHaveCount(0);
  await page.goBack();
  await expect(result(box, '修改')).toHaveText('1');
  await box.getByRole('button', { name: '取消' }).click();
  await answerLeave(page, '放弃更改', '库存.csv');
  await expect(box).toHaveCount(0);
});

test('wrong cells are corrected by keys alone: the focus goes to the next one, and after the last one to the result', async ({
  page,
}) => {
  await openAs(page, LIST);
  await total(page, 520);
  const text = ['货号,库存', 'YQ-CDL32-80,many', 'YQ-ISG50-160,few', 'YQ-3SP2.5-80,some'].join('\r\n');
  const box = await chooseFile(page, { name: '库存.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await box.getByRole('button', { name: '比较', exact: true }).click();
  const cell = (row: number) => box.getByRole('textbox', { name: `第 ${row} 行，库存` });
  await cell(3).fill('31');
  await cell(3).press('Enter');
  await expect(cell(4)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await expect(cell(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(result(box, '有误')).toHaveText('0');
  await expect(box.getByRole('status', { name: '比较结果' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the columns of a file are cards, each with its samples and its field, and nothing scrolls sideways @browser', async ({
    page,
  }) => {
    await openAs(page, LIST);
    const text = [
      '货号,中文产品名称,库存,一个特别长的没有对应字段的列名用于检查换行',
      'YQ-CDL32-80,立式多级不锈钢离心泵,12,https://example.com/a/very/long/address/without/any/space.jpg',
    ];
    await page.evaluate(() => (location.hash = '#/Product/Product?dialog=import'));
    const box = page.getByRole('dialog', { name: /^导入/ });
    await chooseFiles(page, box.getByRole('button', { name: '选择文件', exact: true }), {
      ...{ name: '手机.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n')) },
    });
    const table = box.getByRole('table', { name: '文件中的列' });
    const cards = table.getByRole('row').filter({ has: page.getByRole('combobox') });
    await expect(cards).toHaveCount(4);
    await expectSound(page, 'the columns of an import on a phone');
    const room = (await box.boundingBox())!;
    for (const card of await cards.all()) {
      const name = (await card.getByRole('rowheader').boundingBox())!;
      const field = (await card.getByRole('combobox').boundingBox())!;
      // Below each other, as wide as the card, and within the dialog.
      expect(field.y).toBeGreaterThanOrEqual(name.y + name.height);
      expect(field.x + field.width).toBeLessThanOrEqual(room.x + room.width);
      expect(field.height).toBeGreaterThanOrEqual(24);
    }
    const sideways = await box
      .getByRole('region', { name: '文件中的列' })
      .evaluate((region) => region.scrollWidth - region.clientWidth);
    expect(sideways).toBe(0);
    await cards.nth(3).getByRole('combobox').selectOption({ label: '品牌' });
    await box.getByRole('button', { name: '比较', exact: true }).click();
    await expect(result(box, '修改')).toHaveText('1');
  });
});

test('who may not edit products is offered no import, neither in the list nor by the search', async ({
  page,
  faults,
}) => {
  const data = { company_name_cn: '宁波甬泉泵业有限公司', permissions: ['product:read'] };
  faults.add({ call: '/getUserInfo', body: { code: 200, data } });
  await openAs(page, `${LIST}?dialog=import`);
  await total(page, 520);
  await expect(view(page).getByRole('button', { name: '导出', exact: true })).toBeVisible();
  await expect(view(page).getByRole('button', { name: '导入', exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索' });
  await palette.getByRole('combobox').fill('导出产品');
  await expect(palette.getByRole('option', { name: /导出产品/ })).toBeVisible();
  await palette.getByRole('combobox').fill('导入产品');
  await expect(palette.getByRole('option', { name: /导入产品/ })).toHaveCount(0);
});

test('a file that is no sheet is refused with its reason, and the template is understood', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]);
  let box = await chooseFile(page, { name: 'a.xlsx', mimeType: 'image/png', buffer: picture });
  await expect(box.getByText('这不是表格文件')).toBeVisible();
  const template = await saved(page, () => box.getByRole('button', { name: '下载模板' }).click());
  const book = XLSX.readFile(await template.path());
  expect(book.SheetNames).toEqual(['产品', '可选值']);
  await box.getByRole('button', { name: '取消' }).click();
  box = await chooseFile(page, await template.path());
  await expect(box.getByText('文件中没有数据')).toBeVisible();
});
