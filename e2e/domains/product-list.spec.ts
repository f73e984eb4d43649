import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import {
  address,
  expectAddress,
  filter,
  inColumns,
  message,
  range,
  rows as listRows,
  searchFor,
  table as listTable,
  total,
} from '../support/list-page';

const LIST = '/Product/Product';
/** The first product of the seed, online, and the first draft: both on the first page. */
const FIRST = 'YQ-CDL32-80';
const DRAFT = 'YQ-ISG50-160';

const table = (page: Page) => listTable(page, '产品列表');
const row = (page: Page, sku: string) => table(page).getByRole('row', { name: sku });
const inRow = (page: Page, sku: string, name: string) => row(page, sku).getByRole('button', { name, exact: true });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const rows = (page: Page) => listRows(page, '产品列表');
const search = (page: Page, text: string) => searchFor(page, '名称、货号、型号', text);

test('every row shows its SKU, the total is under the list and in the tabs', async ({ page }) => {
  await openAs(page, LIST);
  await expect(range(page)).toHaveText('第 1–20 条，共 520 条');
  await expect(table(page).getByRole('rowheader')).toHaveText(Array.from({ length: 20 }, () => /YQ-[A-Z0-9]/));
  const views = view(page).getByRole('tablist', { name: '视图' });
  await expect(views.getByRole('tab')).toHaveText(['全部520', '在线364', '审核中36', '草稿47', '已驳回21', '已下架52']);
});

for (const [what, keyword, count, hit, tag] of [
  ['Chinese', '隔膜泵', 15, /隔膜泵/, ''],
  ['English', 'gear pump', 8, /gear.* pump/i, ' @all'],
  ['a SKU', FIRST, 1, new RegExp(FIRST), ' @all'],
] as const) {
  test(`searches by ${what}, and the address says so${tag}`, async ({ page }) => {
    await openAs(page, LIST);
    await total(page, 520);
    await search(page, `  ${keyword} `);
    await total(page, count);
    await expect(table(page).getByRole('rowheader')).toHaveText(Array.from({ length: count }, () => hit));
    await expectAddress(page, [['keyword', keyword]]);
    await page.reload();
    await total(page, count);
    await expect(view(page).getByRole('textbox', { name: '名称、货号、型号' })).toHaveValue(keyword);
    await view(page).getByRole('button', { name: '清空搜索内容' }).click();
    await total(page, 520);
    await expectAddress(page, []);
  });
}

test('filters are in the address under the names of the calls, and a reload gives the same rows', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await view(page).getByRole('tab', { name: /^在线/ }).click();
  await total(page, 364);
  await filter(page, '价格', async (dialog) => {
    await dialog.getByRole('textbox', { name: '最低价' }).fill('100');
    await dialog.getByRole('textbox', { name: '最高价' }).fill('2000.50');
  });
  await filter(page, '橱窗', (dialog) => dialog.getByRole('radio', { name: '橱窗产品', exact: true }).click());
  await filter(page, '更新', (dialog) => dialog.getByRole('button', { name: '近 90 天' }).click());
  await expect
    .poll(() => address(page).map(([name]) => name))
    .toEqual(['status', 'priceMin', 'priceMax', 'showcase', 'updatedFrom']);
  const query = new Map(address(page) as [string, string][]);
  expect(Object.fromEntries(query)).toMatchObject({
    status: 'online',
    priceMin: '100',
    priceMax: '2000.50',
    showcase: 'true',
    updatedFrom: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  await expect(range(page)).toHaveText(/共 \d{1,2} 条$/);
  await expect(table(page)).not.toHaveAttribute('aria-busy', 'true');
  const found = await rows(page);
  expect(found.length).toBeGreaterThan(0);
  await expect(row(page, 'YQ-').getByRole('cell', { name: '在线' })).toHaveCount(found.length);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(found);
  await view(page).getByRole('button', { name: '清除价格' }).click();
  await expect.poll(() => address(page).map(([name]) => name)).toEqual(['status', 'showcase', 'updatedFrom']);
  await view(page).getByRole('button', { name: '重置' }).click();
  await expectAddress(page, []);
  await total(page, 520);
});

test('a shop category includes those below it @all', async ({ page }) => {
  await openAs(page, LIST);
  await filter(page, '店铺分类', async (dialog) => {
    await dialog.getByRole('textbox', { name: '在列表中查找' }).fill('化工');
    await expect(dialog.getByRole('checkbox', { name: '太阳能泵' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: '化工流程泵' }).click();
  });
  await expectAddress(page, [
    ['groupId', 'g-process'],
    ['groupId', 'g-sanitary'],
    ['groupId', 'g-mining'],
  ]);
  await expect(view(page).getByRole('button', { name: '店铺分类：化工流程泵等 3 个' })).toBeVisible();
  await expect(range(page)).not.toHaveText(/共 520 条$/);
  const found = await range(page).textContent();
  await page.reload();
  await expect(range(page)).toHaveText(found ?? '');
});

test('a press on a head sorts by it, the next one the other way round @all', async ({ page }) => {
  await openAs(page, LIST);
  await expect(head(page, '更新时间')).toHaveAttribute('aria-sort', 'descending');
  const before = await rows(page);
  const seen = async () =>
    (await table(page).getByRole('row').filter({ hasText: 'YQ-' }).all()).reduce<Promise<number[]>>(
      async (list, one) => [
        ...(await list),
        Number(((await one.getByRole('cell').nth(6).textContent()) ?? '').replace(/,/g, '').replace('–', '0')),
      ],
      Promise.resolve([]),
    );
  await head(page, '浏览').getByRole('button').click();
  await expect(head(page, '浏览')).toHaveAttribute('aria-sort', 'descending');
  await expect(head(page, '更新时间')).toHaveAttribute('aria-sort', 'none');
  await expectAddress(page, [['sort', 'views']]);
  await expect(row(page, 'YQ-').first().getByRole('cell').nth(6)).toHaveText('8,993');
  const down = await seen();
  expect(down).toEqual([...down].sort((a, b) => b - a));
  expect(await rows(page)).not.toEqual(before);

  await head(page, '浏览').getByRole('button').press('Enter');
  await expect(head(page, '浏览')).toHaveAttribute('aria-sort', 'ascending');
  await expectAddress(page, [
    ['sort', 'views'],
    ['order', 'asc'],
  ]);
  await expect(row(page, 'YQ-').first().getByRole('cell').nth(6)).toHaveText('–');
  await page.goBack();
  await expect(row(page, 'YQ-').first().getByRole('cell').nth(6)).toHaveText('8,993');
});

test('pages and page sizes: other rows, the address, the place in the whole', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  const first = await rows(page);
  await view(page).getByRole('button', { name: '第 2 页' }).click();
  await expect(range(page)).toHaveText('第 21–40 条，共 520 条');
  await expectAddress(page, [['pageNo', '2']]);
  await expect.poll(() => rows(page)).not.toEqual(first);
  const second = await rows(page);
  expect(second.filter((one) => first.includes(one))).toEqual([]);
  await view(page).getByRole('combobox', { name: '每页条数' }).selectOption('100');
  await expectAddress(page, [['pageSize', '100']]);
  await expect(table(page).getByRole('rowheader')).toHaveCount(100);
  await expect(range(page)).toHaveText('第 1–100 条，共 520 条');
  expect((await rows(page)).slice(0, 40)).toEqual([...first, ...second]);
  await table(page).getByRole('link').last().focus();
  await expect(table(page).getByRole('link').last()).toBeInViewport();
});

test('a column that is hidden stays hidden after a reload, until all are shown @all', async ({ page }) => {
  await openAs(page, LIST);
  await inColumns(page, async (menu) => {
    await expect(menu.getByRole('menuitemcheckbox', { name: '产品' })).toHaveCount(0);
    await menu.getByRole('menuitemcheckbox', { name: '浏览' }).click();
    await expect(menu.getByRole('menuitemcheckbox', { name: '浏览' })).toHaveAttribute('aria-checked', 'false');
  });
  await expect(head(page, '浏览')).toHaveCount(0);
  await page.reload();
  await expect(head(page, '询盘')).toBeVisible();
  await expect(head(page, '浏览')).toHaveCount(0);
  await inColumns(page, (menu) => menu.getByRole('menuitem', { name: '显示全部列' }).click());
  await expect(head(page, '浏览')).toBeVisible();
});

test('a change for several says which were refused and why, keeps those selected, and can be undone', async ({
  page,
}) => {
  await openAs(page, LIST);
  await row(page, FIRST).getByRole('checkbox').click();
  await row(page, DRAFT).getByRole('checkbox').click();
  const bar = view(page).getByRole('toolbar', { name: '批量操作' });
  await expect(bar).toContainText('已选 2 项');
  await bar.getByRole('button', { name: '下架' }).click();
  const alert = page.getByRole('alert').filter({ hasText: '已下架 1 个产品，1 项失败' });
  await expect(alert).toContainText(new RegExp(`${DRAFT}（.*草稿.*）`));
  await expect(bar).toContainText('已选 1 项');
  await expect(row(page, DRAFT).getByRole('checkbox')).toBeChecked();
  await expect(row(page, FIRST)).toContainText('已下架');
  await expect(view(page).getByRole('tab', { name: /^已下架/ })).toHaveText('已下架53');
  await alert.getByRole('button', { name: '撤销' }).click();
  await expect(message(page, '已恢复 1 项')).toBeVisible();
  await expect(row(page, FIRST)).toContainText('在线');
});

test('several refusals are reported each with its reason @all', async ({ page, faults }) => {
  await openAs(page, LIST);
  const failed = ['10001', '10002', '10003', '10004'].map((id) => ({ id, msg: `正在报关 ${id}` }));
  faults.add({ call: 'product/doStatus', body: { code: 200, data: { changed: 16, failed } } });
  await table(page).getByRole('checkbox', { name: '选择本页全部' }).click();
  await expect(view(page).getByRole('toolbar', { name: '批量操作' })).toContainText('已选 20 项');
  await view(page).getByRole('toolbar').getByRole('button', { name: '下架' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `已下架 16 个产品，4 项失败：${FIRST}（正在报关 10001） · YQ-3SP2.5-80（正在报关 10002） · YQ-QBY3-25（正在报关 10003） · YQ-HLS3-20-60（正在报关 10004）`,
  );
  await expect(view(page).getByRole('toolbar')).toContainText('已选 4 项');
});

test('delete happens at once and 撤销 brings the row back to its place', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  const before = await rows(page);
  await row(page, FIRST).hover();
  await inRow(page, FIRST, '删除').click();
  await expect(row(page, FIRST)).toHaveCount(0);
  await total(page, 519);
  await message(page, '已删除 1 项').getByRole('button', { name: '撤销' }).click();
  await expect(message(page, '已恢复 1 项')).toBeVisible();
  await total(page, 520);
  await expect.poll(() => rows(page)).toEqual(before);
  await page.reload();
  await expect(row(page, FIRST)).toBeVisible();
});

test('a delete that fails says so, leaves the row, and works the next time', async ({ page, faults }) => {
  await openAs(page, LIST);
  faults.add({ call: 'product/doDelete', body: { code: 500, msg: '仓库正在盘点' }, times: 1 });
  await inRow(page, FIRST, '删除').click();
  await expect(page.getByRole('alert')).toContainText('仓库正在盘点');
  await total(page, 520);
  await inRow(page, FIRST, '删除').click();
  await total(page, 519);
  await expect(row(page, FIRST)).toHaveCount(0);
});

test('the actions of a row are reached by keyboard, are seen then, and lead where they say', async ({ page }) => {
  await openAs(page, LIST);
  await row(page, FIRST).getByRole('link').focus();
  for (const name of ['下架', '编辑', '预览', '复制', '删除']) {
    await page.keyboard.press('Tab');
    const button = inRow(page, FIRST, name);
    await expect(button).toBeFocused();
    await expect.poll(() => button.evaluate((node) => node.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
  await inRow(page, FIRST, '复制').press('Enter');
  await expect(message(page, '已复制为草稿')).toBeVisible();
  await total(page, 521);
  await expect(row(page, `${FIRST}-COPY`)).toContainText('草稿');
  await row(page, DRAFT).getByRole('button', { name: '编辑', exact: true }).press('Enter');
  await expect(page).toHaveURL(/#\/ProductAdd\?id=10013$/);
  await expect(view(page).getByRole('heading', { level: 1, name: /\S/ })).toBeVisible();
});

test('in English the list speaks English, and names its actions so @all', async ({ page }) => {
  await openAs(page, LIST);
  await expect(table(page)).toBeVisible();
  await chooseLanguage(page, 'English');
  const list = view(page).getByRole('table', { name: 'Product list' });
  const first = list.getByRole('row', { name: FIRST });
  await expect(first.getByRole('link')).toHaveText('Vertical multistage stainless steel pump CDL32-80');
  for (const name of ['Edit', 'Copy', 'Delete'])
    await expect(first.getByRole('button', { name, exact: true })).toHaveCount(1);
  for (const name of ['Add', 'Search', 'Reset', 'Display'])
    await expect(view(page).getByRole('button', { name, exact: true })).toBeVisible();
});

test('junk in the address falls back to how the list opens @all', async ({ page }) => {
  await openAs(
    page,
    `${LIST}?pageNo=abc&pageSize=7&sort=evil&order=up&status=nope&priceMin=-1&updatedFrom=never&showcase=2&x=1`,
  );
  await expect(range(page)).toHaveText('第 1–20 条，共 520 条');
  await expect(head(page, '更新时间')).toHaveAttribute('aria-sort', 'descending');
  await expect(view(page).getByRole('tab', { name: /^全部/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`./#${LIST}?pageNo=9999`);
  await expect(range(page)).toHaveText('第 501–520 条，共 520 条');
  await expectAddress(page, [['pageNo', '26']]);
});

test('nothing found: the way out clears the filters @all', async ({ page }) => {
  await openAs(page, `${LIST}?status=draft`);
  await search(page, '没有这种泵');
  await expect(view(page).getByText('没有符合条件的记录')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await view(page).getByRole('button', { name: '清除筛选' }).click();
  await total(page, 520);
  await expectAddress(page, []);
});

test('Back and Forward walk through what the list was asked @all', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await search(page, '隔膜泵');
  await total(page, 15);
  await view(page).getByRole('tab', { name: /^在线/ }).click();
  await expect(range(page)).not.toHaveText(/共 15 条$/);
  await page.goBack();
  await total(page, 15);
  await page.goBack();
  await total(page, 520);
  await expect(view(page).getByRole('textbox', { name: '名称、货号、型号' })).toHaveValue('');
  await page.goForward();
  await total(page, 15);
  await expect(view(page).getByRole('textbox', { name: '名称、货号、型号' })).toHaveValue('隔膜泵');
});

test('at 390 px the rows are cards, nothing scrolls sideways, and filters come in a sheet', async ({ page }) => {
  await openAs(page, LIST);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(table(page).getByRole('row')).toHaveCount(20);
  await expect(table(page).getByRole('row')).toHaveText(Array.from({ length: 20 }, () => /YQ-[A-Z0-9]/));
  await expect(table(page).getByRole('columnheader')).toHaveCount(0);
  const wide = () =>
    page.evaluate(() => [document.documentElement, ...document.querySelectorAll('main')].map((e) => e.scrollWidth));
  expect(await wide()).toEqual([390, 390]);
  await view(page).getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('radio', { name: '橱窗产品', exact: true }).click();
  await sheet.getByRole('button', { name: '确定' }).click();
  await total(page, 15);
  await expectAddress(page, [['showcase', 'true']]);
  await row(page, FIRST).getByRole('checkbox').click();
  await expect(view(page).getByRole('toolbar', { name: '批量操作' })).toBeInViewport();
  expect(await wide()).toEqual([390, 390]);
  await row(page, FIRST).getByRole('button', { name: '编辑', exact: true }).click();
  await expect(page).toHaveURL(/#\/ProductAdd\?id=10001$/);
});

test('a list behind the form keeps its page, its selection, what was typed and where it was scrolled to', async ({
  page,
}) => {
  await openAs(page, `${LIST}?pageNo=2&pageSize=50`);
  await expect(table(page).getByRole('rowheader')).toHaveCount(50);
  await table(page).getByRole('checkbox').nth(3).click();
  await view(page).getByRole('textbox', { name: '名称、货号、型号' }).fill('还没查');
  const link = table(page).getByRole('link').nth(40);
  await link.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await link.boundingBox())?.y ?? -1);
  const before = await top();
  const name = await link.textContent();
  await link.click();
  await expect(view(page).getByRole('textbox', { name: '产品名称 中文' })).toHaveValue(name ?? '');
  await page.getByRole('tab', { name: '产品列表' }).click();
  await expect(link).toBeInViewport();
  expect(await top()).toBe(before);
  await expect(view(page).getByRole('toolbar')).toContainText('已选 1 项');
  await expect(view(page).getByRole('textbox', { name: '名称、货号、型号' })).toHaveValue('还没查');
  await expectAddress(page, [
    ['pageNo', '2'],
    ['pageSize', '50'],
  ]);
});

test('what products lack is found where the platform has no such filter, and kept as a view', async ({ page }) => {
  await openAs(page, LIST);
  await total(page, 520);
  await filter(page, '待完善', (dialog) => dialog.getByRole('radio', { name: '缺英文' }).click());
  await expectAddress(page, [['lacks', 'english']]);
  await expect(view(page).getByText('读取前 1,000 个产品')).toBeVisible();
  await expect(range(page)).not.toHaveText(/共 520 条$/);
  await expect(table(page).getByText('缺英文名称').first()).toBeVisible();
  await view(page).getByRole('tab', { name: /^草稿/ }).click();
  await expectAddress(page, [
    ['lacks', 'english'],
    ['status', 'draft'],
  ]);
  await expect(view(page).getByRole('tab', { name: '在线', exact: true })).toBeVisible();
  await view(page).getByRole('button', { name: '另存为视图' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('草稿补英文');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(view(page).getByRole('tab', { name: '草稿补英文' })).toHaveAttribute('aria-selected', 'true');
  // All that match are more than the platform can find.
  await view(page).getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect(page.getByRole('toolbar', { name: '批量操作' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^选择全部/ })).toHaveCount(0);
});
