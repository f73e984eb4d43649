import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectSound } from '../support/axe';
import { LOOKS, openIn } from '../support/looks';
import { OPEN, openQuotation } from '../support/inquiry-page';

const PRODUCT = '/ProductAdd?id=10001';

const form = (page: Page) => view(page).getByRole('form', { name: '报价单' });
const cell = (page: Page, name: string) => form(page).getByRole('textbox', { name: `第 1 行${name}` });
const preview = (page: Page) => page.getByRole('dialog', { name: '预览报价单' });
const openPreview = (page: Page) => form(page).getByRole('button', { name: '预览报价单' }).click();
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: '币种已更改' });

async function chooseCurrency(page: Page, name: RegExp) {
  await view(page).getByRole('combobox', { name: '币种' }).click();
  await page.getByRole('option', { name }).click();
}

test('a quotation below the MOQ goes out from its preview only, and only when that is confirmed', async ({
  page,
  sent,
}) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '数量')).toHaveValue('20');
  await cell(page, '数量').fill('1');
  await cell(page, '单价').fill('0.00');
  await openPreview(page);
  await expect(form(page).getByRole('alert')).toContainText('价格须大于 0');
  await expect(preview(page)).toHaveCount(0);
  await cell(page, '单价').fill('100.10');
  await openPreview(page);
  await expect(preview(page).getByRole('list', { name: '报价产品' })).toContainText('US$100.10');
  await expect(preview(page)).toContainText('买家询问 20');
  await expect(preview(page)).toContainText(/低于起订量 \d+/);
  await expect(preview(page)).toContainText(/的单价比产品价 US\$[\d.,]+ 低/);
  await preview(page).getByRole('button', { name: '发送报价' }).click();
  await expect(preview(page)).toContainText('请先确认低于起订量的报价');
  expect(sent('inquiry/doReply')).toHaveLength(0);
  await preview(page)
    .getByRole('checkbox', { name: /^确认第 1 行按 1 / })
    .check();
  await preview(page).getByRole('button', { name: '发送报价' }).click();
  await expect(preview(page)).toHaveCount(0);
  await expect(view(page).getByRole('region', { name: '报价单' }).last()).toContainText('US$100.10');
  expect(sent('inquiry/doReply')).toHaveLength(1);
});

test('the rows say how full they make a container, while their products name a packaging', async ({ page }) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  const fill = form(page).getByRole('region', { name: '装柜测算' });
  await expect(fill).toContainText('20 箱 ·');
  await expect(fill.getByRole('definition').first()).toHaveText(/^体积占 \d+%$/);
  await cell(page, '数量').fill('2000');
  await expect(fill).toContainText('2,000 箱 ·');
  await expect(fill.getByRole('definition').first()).toHaveText(/占 [\d,]{3,}%，需 \d+ 个$/);
  await form(page).getByRole('button', { name: '添加一行' }).click();
  await expect(fill).toContainText('1 行未计入');
  await cell(page, '数量').fill('');
  await expect(fill).toHaveCount(0);
});

test('another currency empties the prices of a quotation, which can be undone, and yen have no parts', async ({
  page,
}) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await chooseCurrency(page, /^JPY/);
  await expect(cell(page, '单价')).toHaveValue('');
  await expect(warning(page)).toContainText('原来以 USD 填写的 1 个价格已清空');
  await warning(page).getByRole('button', { name: '撤销' }).click();
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await chooseCurrency(page, /^JPY/);
  await cell(page, '单价').fill('150000.5');
  await openPreview(page);
  await expect(form(page).getByRole('alert')).toContainText('JPY 没有小数');
  await cell(page, '单价').fill('150000');
  await openPreview(page);
  await expect(preview(page)).toContainText('JP¥3,000,000');
  await expect(preview(page)).toContainText('产品价为 USD，报价为 JPY');
  await preview(page).getByRole('button', { name: '取消' }).click();
  await expect(cell(page, '单价')).toHaveValue('150000');
});

test('in the product form the first tier goes with the MOQ, and another currency empties the tiers', async ({
  page,
}) => {
  await openAs(page, PRODUCT);
  const field = (name: string) => view(page).getByRole('textbox', { name, exact: true }).first();
  const moq = await field('起订量').inputValue();
  await expect(field('第 1 档起订数量')).toHaveValue(moq);
  await field('起订量').fill('3');
  await expect(field('第 1 档起订数量')).toHaveValue('3');
  const price = await field('第 1 档单价').inputValue();
  await chooseCurrency(page, /^EUR/);
  await expect(field('第 1 档单价')).toHaveValue('');
  await warning(page).getByRole('button', { name: '撤销' }).click();
  await expect(field('第 1 档单价')).toHaveValue(price);
  await view(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' }).first()).toBeVisible();
  await page.reload();
  await expect(field('第 1 档起订数量')).toHaveValue('3');
});

for (const look of LOOKS) {
  const english = look.language === 'English';
  test(`the preview of a quotation is sound, in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page }) => {
    const name = english ? 'Preview quotation' : '预览报价单';
    await openIn(page, OPEN, look);
    await openQuotation(page);
    await view(page)
      .getByRole('textbox', { name: english ? 'Quantity in row 1' : '第 1 行数量' })
      .fill('1');
    await view(page).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name }).getByRole('checkbox')).toBeVisible();
    await expectSound(page, 'a preview with warnings');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page, 'the same on a phone');
  });
}
