import type { Page } from 'playwright/test';
import { DEMO_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, test, view } from '../support/fixtures';
import { button, goTo, press, typeInto } from '../support/keys';

/**
 * The frame by keyboard alone. Lint allows no call of the mouse, no fill and no focus here: what a journey uses it has to
 * reach by keys, as somebody without a mouse does.
 */

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('logs in by keys, also after a wrong password', async ({ page }) => {
  await page.goto('./#/login');
  await expect(button(page, '登录')).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: '用户名' }), DEMO_ACCOUNT.username);
  await typeInto(page, page.getByLabel('密码', { exact: true }), 'wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await goTo(page, page.getByLabel('密码', { exact: true }), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(DEMO_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
});

test('the ways to log in are a tablist for arrows', async ({ page }) => {
  await page.goto('./#/login');
  await goTo(page, page.getByRole('tab', { name: '密码登录' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '手机验证码登录' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible();
});

test('skip link, menu, groups and fold', async ({ page }) => {
  await openAs(page);
  await press(page, page.getByRole('link', { name: '跳到正文' }));
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  const shop = menu(page).getByRole('button', { name: '店铺管理' });
  await press(page, shop);
  await expect(shop).toHaveAttribute('aria-expanded', 'true');
  await press(page, menu(page).getByRole('link', { name: '客户评价' }));
  await expect(page).toHaveTitle(/^客户评价/);
  await expect(view(page).getByRole('heading', { level: 1 })).toBeFocused();
  // The header is before the page.
  await goTo(page, button(page, '折叠菜单'), 'Shift+Tab', 160);
  await page.keyboard.press('Space');
  await expect(button(page, '展开菜单')).toBeFocused();
  const folded = menu(page).getByRole('button', { name: '产品管理' });
  // Pressed before its code is here, the folded menu comes a moment later, in place of the rows.
  await expect(folded).toHaveAttribute('aria-label', '产品管理');
  await goTo(page, folded, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(folded).toHaveAttribute('aria-expanded', 'true');
  await press(page, page.getByRole('link', { name: '素材管理' }));
  await expect(page).toHaveTitle(/^素材管理/);
});

test('tabs: arrows move, Enter opens, Delete closes, the menu of a tab has a key', async ({ page }) => {
  await openAs(page, '/Product/Product');
  // A page that was gone to has the focus: the menu is behind. One that the browser loaded begins before the menu.
  for (const [title, key] of [
    ['素材管理', 'Tab'],
    ['分类管理', 'Shift+Tab'],
  ] as const) {
    await goTo(page, menu(page).getByRole('link', { name: title }), key);
    await page.keyboard.press('Enter');
    await expect(view(page).getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await goTo(page, tab('分类管理'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab('素材管理')).toBeFocused();
  await expect(page).toHaveTitle(/^分类管理/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^素材管理/);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '刷新' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab('素材管理')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tab('素材管理')).toHaveCount(0);
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(1);
  await press(page, button(page, '更多标签操作'));
  await goTo(page, page.getByRole('menuitem', { name: '关闭其他' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveCount(2);
});

test('language, notices, refresh and full screen; each menu gives the focus back', async ({ page }) => {
  await openAs(page);
  const language = page.getByRole('button', { name: /^(切换语言|Language)$/ });
  await press(page, language);
  await goTo(page, page.getByRole('menuitemradio', { name: 'English' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Home/);
  await expect(language).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();

  const notices = page.getByRole('button', { name: /^Notifications/ });
  await press(page, notices);
  await goTo(page, page.getByRole('tab', { name: 'Notices' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  await press(page, button(page, 'Clear messages'));
  const cleared = page.getByRole('status').filter({ hasText: 'Messages cleared' });
  await expect(cleared).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notices).toBeFocused();

  await view(page)
    .getByRole('heading', { level: 1 })
    .evaluate((node) => node.setAttribute('data-old', ''));
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Refresh' }));
  await expect(view(page).getByRole('heading', { level: 1 })).not.toHaveAttribute('data-old');
  await press(page, button(page, 'Full screen'));
  await expect(button(page, 'Exit full screen')).toBeFocused();
});

test('the theme drawer: a layout by arrows, a switch, save; Escape gives the focus back', async ({ page }) => {
  await openAs(page);
  const opener = button(page, '主题设置');
  await press(page, opener);
  const drawer = page.getByRole('dialog', { name: '主题设置' });
  await goTo(page, drawer.getByRole('radiogroup', { name: '布局' }).getByRole('radio', { name: '纵向' }));
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('radio', { name: '横向' }).first()).toBeChecked();
  await press(page, drawer.getByRole('switch', { name: '标签', exact: true }), 'Space');
  await expect(drawer.getByRole('switch', { name: '标签', exact: true })).not.toBeChecked();
  await press(page, drawer.getByRole('button', { name: '保存' }));
  if (await drawer.isVisible()) await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tablist', { name: '标签栏' })).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
});

test('the palette finds a page by its initials, the shortcuts are listed, the user menu changes the password', async ({
  page,
}) => {
  await openAs(page);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: '搜索' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('cplb');
  await expect(palette.getByRole('option', { name: /产品列表/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^产品列表/);
  await expect(palette).toHaveCount(0);
  await expect(view(page).getByRole('heading', { level: 1 })).toBeFocused();

  // The header is before the list, whose rows are many.
  await goTo(page, button(page, '刷新'), 'Shift+Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, '刷新')).toBeFocused();

  const user = page.getByRole('button', { name: /用户菜单$/ });
  await press(page, user);
  await goTo(page, page.getByRole('menuitem', { name: '修改密码' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await expect(dialog.getByLabel('新密码', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('请输入内容').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(user).toBeFocused();
  await page.keyboard.press('Enter');
  await goTo(page, page.getByRole('menuitem', { name: '退出登录' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login$/);
});
