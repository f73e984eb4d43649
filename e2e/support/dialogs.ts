import type { Page } from 'playwright/test';
import { openQuotation } from './inquiry-page';
import type { PageToSee } from './pages';

/** The view in front. */
const front = (page: Page) => page.getByRole('main');
const press = (page: Page, name: RegExp) => front(page).getByRole('button', { name }).first().click();
const pressIn = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).first().click();

const SHEET = 'SKU,Unit price\nYQ-CDL32-80,1010\nYQ-3SP2.5-80,abc\n';

/** Chooses a small file with a change and a wrong cell, for the import of products. */
async function chooseSheet(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await pressIn(page, /^选择文件$|^Choose file$/);
  await (await chooser).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  await page.getByRole('dialog').getByRole('table').first().waitFor();
}

async function selectTwo(page: Page) {
  for (const row of [1, 2]) await front(page).getByRole('row').nth(row).getByRole('checkbox').click();
}

/** The dialogs, sheets and drawers that are opened over the screens, with names of both languages. */
export const DIALOGS: readonly PageToSee[] = [
  { name: 'import', path: '/Product/Product?dialog=import' },
  { name: 'import-columns', path: '/Product/Product?dialog=import', open: chooseSheet },
  {
    name: 'import-changes',
    path: '/Product/Product?dialog=import',
    open: async (page) => {
      await chooseSheet(page);
      await pressIn(page, /^比较$|^Compare$/);
      await page.getByRole('dialog').getByRole('status').first().waitFor();
    },
  },
  { name: 'export', path: '/Product/Product?dialog=export' },
  {
    name: 'change-many',
    path: '/Product/Product',
    open: async (page) => {
      await selectTwo(page);
      await press(page, /^批量修改$|^Edit in bulk$/);
    },
  },
  {
    name: 'filters',
    path: '/Product/Product',
    open: async (page) => {
      const button = front(page).getByRole('button', { name: /^筛选|^Filters/ });
      // Wide windows have the filters in the toolbar.
      if ((await button.count()) > 0) await button.first().click();
    },
  },
  { name: 'recycle', path: '/Product/Product?deleted=true' },
  { name: 'showcase-order', path: '/Product/Product?showcase=true&sort=sort&order=asc', wide: true },
  {
    name: 'own-view',
    path: '/Product/Product?keyword=pump',
    open: (page) => press(page, /^另存为视图$|^Save view$/),
  },
  {
    name: 'quotation-preview',
    path: '/BusinessManage/Business?id=150',
    wide: true,
    open: async (page) => {
      await openQuotation(page);
      await press(page, /^预览报价单$|^Preview quotation$/);
    },
  },
  { name: 'templates', path: '/BusinessManage/Business?id=150', open: (page) => press(page, /^快捷回复$|^Templates$/) },
  {
    name: 'remind',
    path: '/BusinessManage/Business?id=150',
    wide: true,
    open: (page) => press(page, /^提醒$|^Remind$/),
  },
  {
    name: 'variants',
    path: '/ProductAdd?id=10002',
    open: (page) =>
      front(page)
        .getByRole('grid', { name: /^变体$|^Variants$/ })
        .scrollIntoViewIfNeeded(),
  },
  { name: 'product-buyer-view', path: '/ProductAdd?id=10001', open: (page) => press(page, /^买家视角$|^Buyer view$/) },
  { name: 'shop-buyer-view', path: '/Shop/Info', open: (page) => press(page, /^买家视角$|^Buyer view$/) },
  { name: 'library', path: '/Shop/Info', open: (page) => press(page, /^从素材库选择$|^Choose from library$/) },
  { name: 'contact', path: '/Shop/Contacts?edit=1' },
  {
    name: 'leave',
    path: '/Shop/Contacts?edit=1',
    open: async (page) => {
      await page.getByRole('dialog').getByRole('textbox').first().fill('Chen');
      await page.keyboard.press('Escape');
    },
  },
  { name: 'strength-entry', path: '/Shop/Resources?edit=1' },
  { name: 'answer', path: '/Product/Question?edit=1' },
  { name: 'shop-category', path: '/Product/Classify?id=g-hot' },
  { name: 'material', path: '/Product/Catalogs?id=1' },
  { name: 'period', path: '/', open: (page) => press(page, /^自定义$|^Custom$/) },
];
