import type { FileChooser, Locator, Page } from 'playwright/test';
import { expect, view } from './fixtures';
import { table } from './list-page';

/** Steps in the library; the texts are those of zh. */

export const LIBRARY = '/Product/Catalogs';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Another picture: the library names a file that it has already. */
export const OTHER_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNQWODwHwAD5AIA6TuhdwAAAABJRU5ErkJggg==',
  'base64',
);
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
/** An executable with the name of a picture. */
export const program = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('MZ no picture') });

export const materials = (page: Page) => table(page, '素材管理');
export const material = (page: Page, name: string) => materials(page).getByRole('row', { name });
export const folder = (page: Page, name: string) => view(page).getByRole('treeitem', { name, exact: true });
export const details = (page: Page) => view(page).getByRole('complementary');
export const press = (where: Locator | Page, name: string) => where.getByRole('button', { name, exact: true }).click();

export async function openDetails(page: Page, name: string) {
  await material(page, name).getByRole('rowheader').getByRole('button').click();
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
}

export async function chooseFiles(page: Page, button: Locator, files: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}
