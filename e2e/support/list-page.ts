import type { Locator, Page } from 'playwright/test';
import { expect, view } from './fixtures';

/** Steps on any list, whichever entity it shows; the texts are those of zh. */

export const table = (page: Page, title: string) => view(page).getByRole('table', { name: title });

/** The text below the list in front: which rows it shows, of how many. */
export const range = (page: Page) =>
  view(page)
    .getByText(/第 [\d,]+–[\d,]+ 条，共 [\d,]+ 条/)
    .filter({ visible: true });
export const total = (page: Page, count: number) =>
  expect(range(page)).toHaveText(new RegExp(`共 ${count.toLocaleString('en')} 条$`));

export async function rows(page: Page, title: string) {
  // The first dozen rows are rendered before the others.
  await expect(table(page, title)).not.toHaveAttribute('aria-busy', 'true');
  return table(page, title).getByRole('rowheader').allTextContents();
}

export const message = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

export const address = (page: Page) => [...new URLSearchParams(new URL(page.url()).hash.split('?')[1])];
export const expectAddress = (page: Page, pairs: string[][]) => expect.poll(() => address(page)).toEqual(pairs);

export async function filter(page: Page, name: string, choose: (dialog: Locator) => Promise<unknown>) {
  // The first of that name: a column header may have it, too.
  await view(page).getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await choose(dialog);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
}

export async function searchFor(page: Page, name: string, text: string) {
  const box = view(page).getByRole('textbox', { name });
  await box.fill(text);
  await box.press('Enter');
}

/** What a list looks like: density, columns, pictures, and the way to what was deleted. */
export async function openDisplay(page: Page) {
  await view(page).getByRole('button', { name: '显示', exact: true }).click();
  return page.getByRole('dialog', { name: '显示' });
}

/** Changes the columns of a list by their menu. */
export async function inColumns(page: Page, change: (menu: Locator) => Promise<unknown>) {
  const display = await openDisplay(page);
  await display.getByRole('button', { name: '列设置' }).press('Enter');
  await change(page.getByRole('menu', { name: '列设置' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(display).toHaveCount(0);
}
