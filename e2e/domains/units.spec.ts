import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import { message } from '../support/list-page';
import { OPEN, openQuotation } from '../support/inquiry-page';

const PRODUCT = '/ProductAdd?id=10001';

const box = (page: Page, name: string) => view(page).getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();
async function save(page: Page, button: string, confirmation: string) {
  await press(page, button);
  await expect(message(page, confirmation).last()).toHaveText(confirmation);
}
const last = (bodies: string[]) => JSON.parse(bodies.at(-1)!) as Record<string, never>;

test('the units of a list change with the language, at once', async ({ page }) => {
  await openAs(page, '/Product/Product?keyword=YQ-CDL32-80');
  await expect(view(page).getByText('2 档阶梯价 · 起订量 2 套')).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(view(page).getByText('2 tiers · MOQ 2 sets')).toBeVisible();
});

test('a unit is chosen by its name, goes with its number and the language, and is sent as its code', async ({
  page,
  sent,
}) => {
  await openAs(page, PRODUCT);
  await expect(box(page, '单位')).toHaveValue('套');
  await expect(view(page).getByText(/起订量 2 套/)).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(box(page, 'Unit')).toHaveValue('sets');
  await expect(view(page).getByText(/MOQ 2 sets/)).toBeVisible();
  await expect(view(page).getByText('From quantity (sets)')).toBeVisible();
  await expect(box(page, 'Supply unit')).toHaveValue('sets');
  await box(page, 'Unit').click();
  await page.getByRole('option', { name: 'boxes', exact: true }).click();
  await view(page).getByRole('textbox', { name: 'MOQ', exact: true }).fill('1');
  await expect(box(page, 'Unit')).toHaveValue('box');
  await expect(view(page).getByText(/MOQ 1 box/)).toBeVisible();
  await save(page, 'Save', 'Saved');
  expect(last(sent('product/doEdit'))).toMatchObject({
    moq: { quantity: 1, unit: 'box' },
    supplyAbility: { unit: 'set' },
  });
  await chooseLanguage(page, '中文');
  await expect(box(page, '单位')).toHaveValue('盒');
});

test('a unit of one’s own is shown as it was written in every language, and stays when something else is saved', async ({
  page,
  sent,
}) => {
  await openAs(page, PRODUCT);
  await box(page, '单位').fill('قطعة (pcs)');
  await save(page, '保存', '保存成功');
  await page.reload();
  await expect(box(page, '单位')).toHaveValue('قطعة (pcs)');
  await chooseLanguage(page, 'English');
  await expect(box(page, 'Unit')).toHaveValue('قطعة (pcs)');
  await view(page).getByRole('textbox', { name: 'Brand', exact: true }).fill('YQ');
  await save(page, 'Save', 'Saved');
  expect(last(sent('product/doEdit'))).toMatchObject({ brand: 'YQ', moq: { unit: 'قطعة (pcs)' } });
});

test('an inquiry, its quotation and the preview of it name units in the language of the reader', async ({
  page,
  sent,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(box(page, '第 1 行单位')).toHaveValue('套');
  await chooseLanguage(page, 'English');
  await expect(box(page, 'Unit in row 1')).toHaveValue('sets');
  await view(page).getByRole('textbox', { name: 'Quantity in row 1' }).fill('1');
  await expect(box(page, 'Unit in row 1')).toHaveValue('set');
  await press(page, 'Preview quotation');
  const preview = page.getByRole('dialog', { name: 'Preview quotation' });
  await expect(preview).toContainText('1 set × ');
  await expect(preview).toContainText('Buyer asked for 20 sets');
  await expect(preview).toContainText('1 set is below the MOQ of 2 sets');
  await preview.getByRole('checkbox', { name: /for 1 set anyway \(MOQ 2 sets\)/ }).check();
  await preview.getByRole('button', { name: 'Send quotation' }).click();
  const card = view(page)
    .getByRole('region', { name: /^Quotation INQ-/ })
    .last();
  await expect(card).toContainText('1 set × ');
  expect(last(sent('inquiry/doReply'))).toMatchObject({ quotation: { items: [{ quantity: 1, unit: 'set' }] } });
  await chooseLanguage(page, '中文');
  await expect(view(page).getByRole('region', { name: '报价单' }).last()).toContainText('1 套 × ');
  await page.getByRole('tab', { name: '详情', exact: true }).click();
  await expect(view(page).getByText('20 套', { exact: true })).toBeVisible();
});

test('markets are kept as codes and named in the language of the reader; one of one’s own stays as it was written', async ({
  page,
  sent,
}) => {
  await openAs(page, '/Shop/Detail');
  await expect(box(page, '第 1 个市场的地区')).toHaveValue('东南亚');
  await expect(view(page).getByRole('img', { name: /东南亚 24% · 中东 21%/ })).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(box(page, 'Region of market 1')).toHaveValue('Southeast Asia');
  await expect(view(page).getByRole('img', { name: /Southeast Asia 24% · Middle East 21%/ })).toBeVisible();
  await box(page, 'Region of market 1').click();
  await expect(page.getByRole('option', { name: 'Middle East' })).toHaveCount(0);
  await page.getByRole('option', { name: 'East Asia', exact: true }).click();
  await box(page, 'Region of market 2').fill('Benelux');
  await box(page, 'Region of market 3').fill('Northern Europe');
  await save(page, 'Save', 'Saved');
  expect(last(sent('shopDetail/doEdit')).mainMarkets).toMatchObject([
    { region: 'east-asia', share: 24 },
    { region: 'Benelux', share: 21 },
    { region: 'northern-europe' },
    { region: 'south-america' },
    { region: 'africa' },
    { region: 'north-america' },
  ]);
  await page.reload();
  await chooseLanguage(page, '中文');
  await expect(box(page, '第 1 个市场的地区')).toHaveValue('东亚');
  await expect(box(page, '第 2 个市场的地区')).toHaveValue('Benelux');
  await expect(box(page, '第 3 个市场的地区')).toHaveValue('北欧');
});
