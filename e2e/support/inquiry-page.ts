import type { Page } from 'playwright/test';
import { view } from './fixtures';
import { table } from './list-page';

export const INQUIRIES = '/BusinessManage/Business';
/** The newest inquiry of the seed: nobody has answered it yet. */
export const NEWEST = { id: '150', name: 'Ahmed Al-Farsi' };
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
