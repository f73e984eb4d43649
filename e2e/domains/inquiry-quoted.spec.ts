import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';

/** The newest inquiry of the seed: nobody has answered it yet. */
const OPEN = '/BusinessManage/Business?id=150';
const messages = (page: Page) => view(page).getByRole('region', { name: /^与 .+ 的对话$/ });
const form = (page: Page) => view(page).getByRole('form', { name: '报价单' });
const price = (page: Page) => form(page).getByRole('textbox', { name: '第 1 行单价' });

async function quote(page: Page, amount: string) {
  await price(page).fill(amount);
  await form(page).getByRole('button', { name: '预览报价单' }).click();
  const preview = page.getByRole('dialog', { name: '预览报价单' });
  await preview.getByRole('button', { name: '发送报价' }).click();
  await expect(preview).toHaveCount(0);
}

test('what the buyer was quoted last is beside the price, and one click takes it', async ({ page, sent }) => {
  await openAs(page, OPEN);
  await expect(price(page)).toHaveValue('950.00');
  await expect(form(page).getByText(/^上次报价/)).toHaveCount(0);
  await quote(page, '880');
  await expect(form(page).getByText(/^上次报价 20 套 × US\$880\.00 · /)).toBeVisible();
  await page.reload();
  await expect(price(page)).toHaveValue('950.00');
  await expectSound(page, 'the last price');
  await form(page).getByRole('button', { name: '采用上次报价（第 1 行）' }).click();
  await expect(price(page)).toHaveValue('880');
  await expect(form(page).getByRole('button', { name: '采用上次报价（第 1 行）' })).toHaveCount(0);
  await expect(messages(page).getByRole('region', { name: '报价单' })).toHaveCount(1);
  expect(sent('inquiry/doReply')).toHaveLength(1);
});
