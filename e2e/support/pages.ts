import type { Page } from 'playwright/test';
import { openQuotation } from './inquiry-page';

export interface PageToSee {
  name: string;
  path: string;
  /** What is opened over the page, by names of both languages. */
  open?: (page: Page) => Promise<void>;
  /** Only where the window is wide: phones have it elsewhere. */
  wide?: boolean;
}

/** The view in front. */
const front = (page: Page) => page.getByRole('main');
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const pressIn = (page: Page, name: RegExp) => front(page).getByRole('button', { name }).first().click();

/** Every screen with the demo's records, and what is opened over them most. */
export const PAGES: readonly PageToSee[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/Product/Product' },
  { name: 'materials', path: '/Product/Catalogs' },
  { name: 'shop-categories', path: '/Product/Classify' },
  { name: 'questions', path: '/Product/Question' },
  { name: 'blogs', path: '/Blogs/Blogs' },
  { name: 'inquiries', path: '/BusinessManage/Business' },
  { name: 'inquiry', path: '/BusinessManage/Business?id=150' },
  { name: 'shop-info', path: '/Shop/Info' },
  { name: 'shop-detail', path: '/Shop/Detail' },
  { name: 'contacts', path: '/Shop/Contacts' },
  { name: 'strength', path: '/Shop/Resources' },
  { name: 'reviews', path: '/Shop/Reviews' },
  { name: 'product-new', path: '/ProductAdd' },
  { name: 'product', path: '/ProductAdd?id=10001' },
  { name: 'blog-new', path: '/BlogsAdd' },
  { name: 'blog', path: '/BlogsAdd?id=1' },
  { name: '404', path: '/404' },
  { name: '403', path: '/403' },
  { name: 'user-menu', path: '/', open: (page) => press(page, /用户菜单$|user menu$/) },
  { name: 'notices', path: '/', open: (page) => press(page, /^通知|^Notifications/) },
  { name: 'palette', path: '/', open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'selection',
    path: '/Product/Product',
    open: async (page) => {
      for (const row of [1, 2]) await front(page).getByRole('row').nth(row).getByRole('checkbox').click();
    },
  },
  { name: 'price-filter', path: '/Product/Product', wide: true, open: (page) => pressIn(page, /^价格$|^Price$/) },
  { name: 'display', path: '/Product/Product', wide: true, open: (page) => pressIn(page, /^显示$|^Display$/) },
  {
    name: 'columns',
    path: '/Product/Product',
    wide: true,
    open: async (page) => {
      await pressIn(page, /^显示$|^Display$/);
      await press(page, /^列设置$|^Columns$/);
    },
  },
  {
    name: 'row-actions',
    path: '/Product/Product',
    wide: true,
    open: (page) => front(page).getByRole('row').nth(1).hover(),
  },
  { name: 'quotation', path: '/BusinessManage/Business?id=150', wide: true, open: openQuotation },
  { name: 'summary', path: '/ProductAdd', open: (page) => pressIn(page, /^提交审核$|^Submit for review$/) },
];
