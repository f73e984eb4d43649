import type { Locator, Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { OPEN, openQuotation } from '../support/inquiry-page';

const PRODUCT = '/ProductAdd?id=10001';
const cost = (page: Page) => view(page).getByRole('textbox', { name: '成本', exact: true });
const quotation = (page: Page) => view(page).getByRole('form', { name: '报价单' });
const price = (page: Page) => quotation(page).getByRole('textbox', { name: '第 1 行单价' });
const preview = (page: Page) => page.getByRole('dialog', { name: '预览报价单' });
const colorOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
const bodyOf = (bodies: readonly string[]) => JSON.parse(bodies.at(-1) ?? '') as Record<string, unknown>;

async function saveProduct(page: Page) {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
}

test('a cost in yuan warns of a price in dollars that leaves too little, and no buyer sees it', async ({
  page,
  sent,
}) => {
  await openAs(page, PRODUCT);
  await expect(cost(page)).toHaveValue(/^\d+\.\d\d$/);
  await expect(view(page).getByText(/^毛利率 [\d.]+%（按最低价 US\$[\d.,]+）/)).toBeVisible();
  await view(page).getByRole('combobox', { name: '成本货币' }).click();
  await page.getByRole('option', { name: /^CNY/ }).click();
  await expect(cost(page)).toHaveValue('');
  await cost(page).fill('6000.50');
  await expectSound(page, 'a product with its cost');
  await saveProduct(page);
  expect(bodyOf(sent('product/doEdit')).cost).toEqual({ amount: '6000.50', currency: 'CNY' });

  await page.goto(`./#${OPEN}`);
  await openQuotation(page);
  await expect(price(page)).toHaveValue('950.00');
  await expect(quotation(page).getByText('填写 CNY 兑 USD 的汇率后显示毛利率')).toBeVisible();
  await quotation(page).getByRole('textbox', { name: '汇率（1 CNY 合多少 USD）' }).fill('0.14');
  const fine = await colorOf(quotation(page).getByText('毛利率 11.5% · 成本 US$840.07'));
  await quotation(page).getByRole('textbox', { name: '折扣' }).fill('5');
  const low = quotation(page).getByText('毛利率 6.9%，低于 10%：单价 US$902.50，成本 US$840.07');
  expect(await colorOf(low)).not.toBe(fine);
  await quotation(page).getByRole('button', { name: '预览报价单' }).click();
  await expect(preview(page).getByRole('group', { name: /^发送前请留意/ })).toContainText(
    '毛利率为 6.9%，低于 10%：单价 US$902.50，成本 US$840.07',
  );
  await expect(preview(page).getByRole('article')).not.toContainText(/840|毛利|成本|argin|[Cc]ost/);
  await expectSound(page, 'a quotation with a low margin');
  await preview(page).getByRole('button', { name: '发送报价' }).click();
  await expect(preview(page)).toHaveCount(0);
  expect(sent('inquiry/doReply').at(-1)).not.toMatch(/cost|margin|840|6000/);
});

for (const [who, options] of [
  ['a colleague without the right', { role: 'sales' }],
  ['a platform without the feature', { features: [] as string[] }],
] as const) {
  test.describe(`for ${who}`, () => {
    test.use(options);
    test(`${who} has no cost and no margin, and a save sends none`, async ({ page, sent }) => {
      await openAs(page, PRODUCT);
      await expect(view(page).getByRole('textbox', { name: '品牌' })).toHaveValue('YONGQUAN');
      await expect(view(page).getByText(/成本|毛利率/)).toHaveCount(0);
      await view(page).getByRole('textbox', { name: '品牌' }).fill('甬泉');
      await saveProduct(page);
      expect(bodyOf(sent('product/doEdit'))).not.toHaveProperty('cost');
      await page.goto(`./#${OPEN}`);
      await openQuotation(page);
      await price(page).fill('1');
      await expect(quotation(page).getByText(/成本|毛利率/)).toHaveCount(0);
      await quotation(page).getByRole('button', { name: '预览报价单' }).click();
      await expect(preview(page).getByRole('group', { name: /^发送前请留意/ })).toContainText('的单价比产品价');
      await expect(preview(page)).not.toContainText(/成本|毛利率/);
    });
  });
}
