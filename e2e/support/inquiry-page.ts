import type { Page } from 'playwright/test';
import { expect, view } from './fixtures';
import { table } from './list-page';

export const INQUIRIES = '/BusinessManage/Business';
/** The newest inquiry of the seed: nobody has answered it yet. */
export const NEWEST = { id: '150', name: 'Ahmed Al-Farsi', subject: /CDL32-80: price for 20$/ };
export const OPEN = `${INQUIRIES}?id=${NEWEST.id}`;

export const inquiries = (page: Page) => table(page, '询盘列表');
export const thread = (page: Page) => view(page).getByRole('region', { name: '对话', exact: true });
export const messages = (page: Page) => view(page).getByRole('region', { name: /^与 .+ 的对话$/ });
export const replyBox = (page: Page) => view(page).getByRole('textbox', { name: '回复内容' });

/** In a wide window the quotation rises from where the reply is written. */
export const openQuotation = (page: Page) =>
  view(page)
    .getByRole('tab', { name: /^报价单$|^Quotation$/ })
    .click();

/** Sends a quotation for the newest inquiry as it is filled in, valid for some days. */
export async function quoteFor(page: Page, days: number) {
  await openQuotation(page);
  const form = view(page).getByRole('form', { name: '报价单' });
  await expect(form.getByRole('textbox', { name: '第 1 行单价' })).toHaveValue('950.00');
  await form.getByRole('textbox', { name: '有效期' }).fill(String(days));
  await form.getByRole('button', { name: '预览报价单' }).click();
  await page.getByRole('dialog', { name: '预览报价单' }).getByRole('button', { name: '发送报价' }).click();
}
