import type { Page } from 'playwright/test';
import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { compose, endComposition } from '../support/composition';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';

const SEARCH = 'supplier/search';
const palette = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const input = (page: Page) => palette(page).getByRole('combobox', { name: '搜索' });
const options = (page: Page) => palette(page).getByRole('option');
const current = (page: Page) => palette(page).getByRole('option', { selected: true });

async function search(page: Page, keyword: string) {
  await page.keyboard.press('Control+k');
  await input(page).fill(keyword);
}

test('Ctrl+K finds pages by Chinese, English, pinyin and initials, and goes there by Enter', async ({ page }) => {
  await openAs(page);
  for (const keyword of ['产品列表', '列表 产品', 'product list', 'cplb', 'chanpinlie']) {
    await search(page, keyword);
    await expect(current(page)).toHaveText(/^产品列表/);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  }
  await search(page, 'cplb');
  await expect(current(page).getByText('产品列表', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/Product\/Product$/);
  await expect(palette(page)).toHaveCount(0);
});

test('in English the pages are found by both languages too @browser @all', async ({ page }) => {
  await openAs(page);
  await chooseLanguage(page, 'English');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const keyword of ['reviews', '客户评价', 'khpj']) {
    await dialog.getByRole('combobox').fill(keyword);
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(/^Customer reviews/);
  }
});

test('the button opens it, arrows go round, Escape gives the focus back @browser @all', async ({ page }) => {
  await openAs(page);
  const button = page.getByRole('button', { name: '搜索', exact: true });
  await button.press('Enter');
  await expect(input(page)).toBeFocused();
  const last = (await options(page).count()) - 1;
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await current(page).getAttribute('id')) ?? '?');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(1)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('records come from the platform: one opens, all are shown in the list', async ({ page }) => {
  await openAs(page);
  await search(page, '多级泵');
  const group = palette(page).getByRole('group', { name: '产品', exact: true });
  await expect(group.getByRole('option')).toHaveCount(6);
  await expect(group.getByText('多级泵', { exact: true }).first()).toBeVisible();
  await group.getByRole('option').first().click();
  await expect(page).toHaveURL(/#\/ProductAdd\?id=\d+$/);

  await search(page, '多级泵');
  await group.getByRole('option', { name: /^在列表中查看全部 \d+ 条$/ }).click();
  await expect(page).toHaveURL(/#\/Product\/Product\?keyword=/);
  await expect(view(page).getByRole('searchbox').or(view(page).getByRole('textbox')).first()).toHaveValue('多级泵');
});

test('a platform that fails says so in its place and is asked again; the pages are found all the same', async ({
  page,
  faults,
}) => {
  await openAs(page);
  faults.add({ call: SEARCH, body: { code: 500, msg: '搜索服务维护中', data: null } });
  await search(page, '产品');
  await expect(palette(page).getByRole('alert')).toContainText('搜索服务维护中');
  await expect(palette(page).getByRole('group', { name: '页面' })).toBeVisible();
  await input(page).fill('泵');
  await expect(palette(page).getByRole('alert')).toContainText('搜索服务维护中');
  faults.clear();
  await palette(page).getByRole('button', { name: '重试' }).click();
  await expect(palette(page).getByRole('group', { name: '产品', exact: true })).toBeVisible();
  await expect(palette(page).getByRole('alert')).toHaveCount(0);
});

test('a kind that the client does not know, and a place that does not exist, are left out @all', async ({
  page,
  faults,
}) => {
  await openAs(page);
  const item = (id: string, path: string) => ({ id, title: `记录 ${id}`, snippet: '', path });
  const groups = [
    { kind: 'spaceship', total: 1, items: [item('a', '/Product/Product')] },
    { kind: 'product', total: 3, items: [item('b', '/no/such/page'), item('c', 'https://evil.test/'), item('d', '/')] },
  ];
  faults.add({ call: SEARCH, body: { code: 200, msg: '', data: { groups } } });
  await search(page, '记录');
  await expect(options(page).filter({ hasText: '记录' })).toHaveText([/^记录 d/]);
});

test('nothing found says so @all', async ({ page }) => {
  await openAs(page);
  await search(page, '没有这样的东西');
  await expect(palette(page).getByText('没有找到“没有这样的东西”')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('while an input method composes nothing is searched, and the Enter that ends it chooses nothing', async ({
  page,
  sent,
}) => {
  await openAs(page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  for (const letters of ['c', 'cp', 'cplb']) {
    await compose(page, letters);
    await expect(input(page)).toHaveValue(letters);
  }
  await expect(current(page)).toHaveText(/^产品列表/);
  await expect(palette(page).getByRole('status')).toHaveText('找到 1 项');
  await endComposition(page, '产品列表');
  await expect(input(page)).toHaveValue('产品列表');
  await expect(page).toHaveURL(/#\/$/);
  await expect.poll(() => sent(SEARCH).length).toBe(1);
  await expect(current(page)).toHaveText(/^产品列表/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/Product\/Product$/);
});

test('only what this account may open is found', async ({ page }) => {
  await openAs(page, '/', DEMO_SALES_ACCOUNT);
  await search(page, 'kzxx');
  await expect(palette(page).getByText('没有找到“kzxx”')).toBeVisible();
  await input(page).fill('cplb');
  await expect(current(page)).toHaveText(/^产品列表/);
});

test('what was chosen last comes first, for this account only @browser @all', async ({ page }) => {
  await openAs(page);
  await search(page, '客户评价');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/Shop\/Reviews$/);
  await search(page, 'cplb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/Product\/Product$/);
  await page.reload();
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const recent = palette(page).getByRole('group', { name: '最近使用' });
  await expect(recent.getByRole('option')).toHaveText([/^产品列表/, /^客户评价/]);
  await expect(options(page).filter({ hasText: /^客户评价/ })).toHaveCount(1);
  await input(page).fill('退出登录');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login/);
  await openAs(page, '/', DEMO_SALES_ACCOUNT);
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('commands run from it: language, a new product, the list of shortcuts @all', async ({ page }) => {
  await openAs(page);
  await search(page, 'English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Home/);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('中文');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^首页/);
  await search(page, 'fbcp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/ProductAdd$/);
  await search(page, '快捷键');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
});

test('where the theme leaves search out there is neither button nor key @browser @all', async ({ page, site }) => {
  site.config.showSearch = false;
  await openAs(page);
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: '快捷键' });
  await expect(keys).toBeVisible();
  await expect(keys.getByText('打开搜索')).toHaveCount(0);
  await expect(palette(page)).toHaveCount(0);
});
