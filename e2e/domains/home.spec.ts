import type { Page } from 'playwright/test';
import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expectSound } from '../support/axe';
import { shopDay } from '../support/clock';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectAddress, table, total } from '../support/list-page';
import { LOOKS, openIn } from '../support/looks';
import { OPEN, replyBox, quoteFor } from '../support/inquiry-page';

const region = (page: Page, name: string) => view(page).getByRole('region', { name });
const todo = (page: Page, name: string) => region(page, '待办').getByRole('link', { name });
const chart = (page: Page) => view(page).getByRole('slider', { name: '访客趋势' });
const valueText = async (page: Page) => (await chart(page).getAttribute('aria-valuetext')) ?? '';
const goHome = (page: Page) => page.getByRole('tab', { name: '首页' }).click();

const dayAgo = (days: number) => shopDay(-days);

const KINDS = [
  ...['待首次回复的询盘', '被驳回的产品', '待回答的产品问答', '待回复的客户评价', '已过期或即将到期的证书'],
  ...['草稿产品', '审核中的产品'],
];

test('every to-do opens the list that it counts, and does so again when one of them is done', async ({ page }) => {
  await openAs(page);
  const strip = region(page, '待办');
  const links = strip.getByRole('link');
  await expect(links).toHaveCount(5);
  await expect(strip).toContainText('买家在产品页等您回答');
  await strip.getByRole('button', { name: '还有 2 项' }).click();
  await expect(links).toHaveText(KINDS.map((name) => new RegExp(`^${name}`)));
  const counted = async (name: string) =>
    Number(/\d[\d,]*/.exec((await todo(page, name).textContent()) ?? '')?.[0].replace(/,/g, ''));
  for (const name of KINDS) {
    const count = await counted(name);
    expect([name, count > 0]).toEqual([name, true]);
    await todo(page, name).click();
    await total(page, count);
    await goHome(page);
  }

  const QUESTIONS = '待回答的产品问答';
  const left = (await counted(QUESTIONS)) - 1;
  await todo(page, QUESTIONS).click();
  await table(page, '产品问答').getByRole('button', { name: '回复' }).first().click();
  const drawer = page.getByRole('dialog', { name: '回答问题' });
  await drawer.getByRole('textbox', { name: '回答' }).fill('Yes, for every model.');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toHaveCount(0);
  await total(page, left);
  await goHome(page);
  await expect.poll(() => counted(QUESTIONS)).toBe(left);
  await page.reload();
  await expect.poll(() => counted(QUESTIONS)).toBe(left);
  await todo(page, QUESTIONS).click();
  await total(page, left);
});

test('a reply that is not sent and a quotation that runs out are on home, and open their inquiry', async ({ page }) => {
  await openAs(page, OPEN);
  await quoteFor(page, 6);
  await view(page).getByRole('tab', { name: '回复', exact: true }).click();
  const reply = replyBox(page);
  await reply.fill('The drawing follows tomorrow.');
  await goHome(page);
  const lines = region(page, '待跟进').getByRole('link');
  const words = [/^给 .+ 的报价还有 6 天到期 · INQ-/, /^给 .+ 的回复还没有发送 · INQ-/];
  await expect(lines).toHaveText(words);
  await expectSound(page, 'what home names to follow up');
  await page.reload();
  await expect(lines).toHaveText(words);
  await lines.last().click();
  await expect(reply).toHaveValue('The drawing follows tomorrow.');
  await reply.fill('');
  await goHome(page);
  await expect(lines).toHaveText(words.slice(0, 1));
});

test('the period is in the address and a reload keeps it; a figure links to what it counts', async ({ page }) => {
  await openAs(page);
  await expect(view(page).getByRole('radio', { name: '近 30 天' })).toBeChecked();
  await expect(chart(page)).toHaveAttribute('max', '29');
  await view(page).getByRole('radio', { name: '近 7 天' }).click();
  await expectAddress(page, [['days', '7']]);
  await expect(chart(page)).toHaveAttribute('max', '6');
  await page.reload();
  await expect(view(page).getByRole('radio', { name: '近 7 天' })).toBeChecked();
  await expect(chart(page)).toHaveAttribute('max', '6');

  await view(page).getByRole('button', { name: '自定义' }).click();
  const dialog = page.getByRole('dialog', { name: '自定义' });
  await dialog.getByLabel('开始日期').fill(dayAgo(10));
  await dialog.getByLabel('结束日期').fill(dayAgo(12));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('alert')).toContainText('请选择不晚于今天');
  await dialog.getByLabel('开始日期').fill(dayAgo(21));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expectAddress(page, [
    ['from', dayAgo(21)],
    ['to', dayAgo(12)],
  ]);
  await expect(chart(page)).toHaveAttribute('max', '9');
  await view(page).getByRole('radio', { name: '询盘', exact: true }).click();
  await page.reload();
  await expect(view(page).getByRole('slider', { name: '询盘趋势' })).toHaveAttribute('max', '9');

  const figures = region(page, '经营概况');
  await expect(figures.getByRole('link', { name: '364', exact: true })).toHaveCount(0);
  await figures.getByRole('button', { name: '还有 5 项' }).click();
  const online = region(page, '经营概况').getByRole('link', { name: '364', exact: true });
  await expect(region(page, '经营概况').getByRole('link').first()).toHaveAttribute(
    'href',
    `#/BusinessManage/Business?createdFrom=${dayAgo(21)}&createdTo=${dayAgo(12)}`,
  );
  await online.click();
  await total(page, 364);
});

test('the chart shows its values by key, by mouse and as a table, and they are the same', async ({ page }) => {
  await openAs(page);
  await chart(page).focus();
  await page.keyboard.press('Home');
  const first = await valueText(page);
  expect(first).toMatch(/^\d+月\d+日.*，访客 [\d,]+，上一周期 [\d,]+$/);
  await page.keyboard.press('End');
  const [day = '', visitors = ''] = (await valueText(page)).split('，');
  expect(await valueText(page)).not.toBe(first);
  const value = visitors.replace('访客 ', '');
  const panel = region(page, '访客趋势');
  const tip = panel.getByText(day, { exact: true });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  const box = (await chart(page).boundingBox())!;
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await panel.getByRole('button', { name: '以表格查看' }).click();
  const rows = panel.getByRole('table', { name: '访客趋势' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1)).toContainText(day);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(value);
});

test('each region fails alone, says why, and comes back by itself', async ({ page, faults }) => {
  faults.add({ call: 'shopDetail/getDetail', body: { code: 500, msg: '店铺资料维护中' } });
  await openAs(page);
  const shop = region(page, '店铺完整度');
  await expect(shop.getByRole('alert')).toContainText('店铺资料维护中');
  await expect(chart(page)).toBeAttached();
  faults.clear();
  await shop.getByRole('button', { name: '重试' }).click();
  await expect(shop.getByRole('listitem')).toHaveCount(5);

  const figures = {
    products: 3,
    online: 2,
    inquiries: 1,
    unanswered: 0,
    views: 9,
    visitors: 5,
    favourites: 1,
    reviewScore: 5,
    responseRate: 1,
    responseHours: 2,
  };
  const odd = { totals: figures, previous: figures, series: [], countries: 'many', products: [], todo: [] };
  faults.add({ call: 'stats/getOverview', body: { code: 200, data: odd } });
  await view(page).getByRole('button', { name: '更新数据' }).click();
  await expect(region(page, '待办')).toContainText('没有待办事项');
  await region(page, '经营概况').getByRole('button', { name: '还有 5 项' }).click();
  await expect(region(page, '经营概况')).toContainText('共 3 个');
  await expect(region(page, '访客趋势')).toContainText('所选时间内暂无数据');
  await expect(region(page, '买家国家和地区').getByRole('alert')).toContainText('加载失败');
  faults.clear();

  faults.add({ call: 'stats/getOverview', body: { code: 500, msg: '统计服务维护中' } });
  await view(page).getByRole('radio', { name: '近 90 天' }).click();
  await expect(view(page).getByRole('alert')).toContainText('统计服务维护中');
  await expect(shop.getByRole('listitem')).toHaveCount(5);
  // What is due was known before, and is no matter of the period.
  await expect(region(page, '待办')).toContainText('没有待办事项');
  await expectAddress(page, [['days', '90']]);
  faults.clear();
  await view(page).getByRole('button', { name: '重试' }).click();
  await expect(chart(page)).toHaveAttribute('max', '89');
  await expect(region(page, '买家国家和地区').getByRole('rowheader')).toHaveCount(7);
  await region(page, '买家国家和地区').getByRole('button', { name: '查看全部' }).click();
  expect(await region(page, '买家国家和地区').getByRole('rowheader').count()).toBeGreaterThan(9);
});

test('who may not read the shop sees nothing of it, and is not sent away', async ({ page }) => {
  await openAs(page, '/', DEMO_SALES_ACCOUNT);
  await expect(chart(page)).toBeAttached();
  await expect(todo(page, '待回答的产品问答')).toBeVisible();
  await expect(todo(page, '待回复的客户评价')).toHaveCount(0);
  await expect(region(page, '店铺完整度')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
});

const NAMES = {
  中文: { table: '以表格查看', custom: '自定义', cancel: '取消', refresh: '更新数据' },
  English: { table: 'View as table', custom: 'Custom', cancel: 'Cancel', refresh: 'Update data' },
} as const;
for (const look of LOOKS) {
  const names = NAMES[look.language];
  test(`no axe violation at home in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page, faults }) => {
    test.slow();
    await openIn(page, '/', look);
    await view(page).getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await expectSound(page, 'home');
    await view(page).getByRole('button', { name: names.table }).click();
    await expectSound(page, 'table');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page, 'phone');
    await view(page).getByRole('button', { name: names.custom }).click();
    await expect(page.getByRole('dialog', { name: names.custom })).toBeVisible();
    await expectSound(page, 'days');
    await page.getByRole('dialog').getByRole('button', { name: names.cancel }).click();
    faults.add({ call: 'getDetail', body: { code: 500, msg: 'maintenance' } });
    faults.add({ call: 'stats/getOverview', body: { code: 500, msg: 'maintenance' } });
    await page.reload();
    await expect(view(page).getByRole('alert')).toHaveCount(2);
    await expectSound(page, 'failed');
  });
}

test('a list of 100 000 products holds no more of the page than one of 100 @browser @all', async ({ page }) => {
  test.slow();
  const nodesOf = async (products: number) => {
    await page.addInitScript(
      (count) => Object.assign((globalThis as unknown as { __DEMO__: object }).__DEMO__, { products: count }),
      products,
    );
    await openAs(page, '/Product/Product?sort=sku&order=asc');
    await page.reload();
    await expect(table(page, '产品列表').getByRole('rowheader')).toHaveCount(20, { timeout: 120_000 });
    await total(page, products);
    return view(page).evaluate((main) => main.querySelectorAll('*').length);
  };
  const few = await nodesOf(100);
  const many = await nodesOf(100_000);
  // Rows differ by what their products have: prices in steps, groups, marks.
  expect(many / few).toBeLessThan(1.1);
});

test('the trend has the same height while it loads as with its figures, on the desk and on a phone', async ({
  page,
  faults,
}) => {
  const trend = region(page, '访客趋势');
  const height = () =>
    trend.evaluate((panel) => {
      // What is far away is not laid out.
      panel.scrollIntoView();
      return panel.getBoundingClientRect().height;
    });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    faults.add({ call: 'stats/getOverview', stalled: true });
    await openAs(page);
    await expect(trend).toHaveAttribute('aria-busy', 'true');
    const loading = await height();
    faults.clear();
    await page.reload();
    await expect(chart(page)).toBeAttached();
    await expect.poll(height).toBe(loading);
  }
});
