import type { Page } from 'playwright/test';
import { expect } from './fixtures';

export const LAYOUTS = ['column', 'comprehensive', 'vertical', 'horizontal', 'common', 'float'] as const;

/** Labels in the theme drawer in Chinese, in the order of LAYOUTS and SKINS. */
export const LAYOUT_NAMES = ['分栏', '综合', '纵向', '横向', '常规', '浮动'];
export const SKIN_NAMES = ['蓝黑', '蓝白', '绿黑', '绿白', '红黑', '红白', '海洋'];

/** Stores a theme before the first page is loaded, and not again later. */
export const withTheme = (page: Page, theme: object) =>
  page.addInitScript((saved) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('with-theme')) return;
    sessionStorage.setItem('with-theme', '1');
    localStorage.setItem('supplier-client-theme', JSON.stringify(saved));
  }, theme);

export const savedTheme = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('supplier-client-theme') ?? 'null') as unknown);

export const menuOf = (page: Page) => page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ });

/** Also finds it while a dialog hides it from assistive technology. */
export const menuBehind = (page: Page) =>
  page.getByRole('navigation', { name: /^(主菜单|Main menu)$/, includeHidden: true });

export async function openDrawer(page: Page) {
  await page.getByRole('button', { name: /^(主题设置|Theme settings)$/ }).click();
  const drawer = page.getByRole('dialog', { name: /^(主题设置|Theme settings)$/ });
  await expect(drawer).toBeVisible();
  return drawer;
}

export async function choose(page: Page, group: string, name: string) {
  const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  await radio.check();
  await expect(radio).toBeChecked();
}

export const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { skin, scheme } = document.documentElement.dataset;
    return { skin, scheme, body: document.body.className };
  });
