import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';

/** The rows of accessible-names.md that belong to login page and frame: roles and names are an interface. */
const NAMES = {
  中文: {
    login: ['用户名', '密码', '登录', '密码登录', '手机验证码登录', '手机号', '验证码', '获取验证码', '注册'],
    menu: '主菜单',
    home: '首页',
    group: '产品管理',
    entry: '产品列表',
    fold: ['折叠菜单', '展开菜单'],
    breadcrumb: '面包屑',
    tabs: '标签栏',
    more: '更多标签操作',
    commands: ['刷新', '关闭', '关闭其他', '关闭左侧', '关闭右侧', '关闭全部'],
    refresh: '刷新',
    language: '切换语言',
    theme: '主题设置',
    fullscreen: ['全屏', '退出全屏'],
    search: '搜索',
    notices: /^通知（\d+）$/,
    noticeTabs: ['通知', '邮件'],
    clear: '清空消息',
    cleared: '清空消息成功',
    noNotices: '通知',
    errors: '错误日志（1）',
    errorLog: '错误日志',
    user: '宁波甬泉泵业有限公司 用户菜单',
    userMenu: ['修改密码', '退出登录'],
    passwords: ['新密码', '再次输入密码'],
    buttons: { ok: '确定', cancel: '取消', close: '关闭' },
    choices: ['布局', '主题', '外观', '菜单背景', '标签风格', '分栏风格'],
    layouts: ['分栏', '综合', '纵向', '横向', '常规', '浮动'],
    skins: ['蓝黑', '蓝白', '绿黑', '绿白', '红黑', '红白', '海洋'],
    appearances: ['浅色', '深色', '系统'],
    backgrounds: ['无', '背景'],
    tabStyles: ['卡片', '灵动', '圆滑'],
    columnStyles: ['纵向', '横向', '卡片', '箭头'],
    switches: ['标签', '标签图标', '固定头部', '多语言', '进度条', '刷新', '搜索', '通知', '全屏'],
    drawer: ['保存', '恢复默认', '随机主题'],
    empty: '请输入内容',
  },
  English: {
    login: [
      'Username',
      'Password',
      'Log in',
      'Password',
      'Phone code',
      'Phone number',
      'Verification code',
      'Send code',
      'Register',
    ],
    menu: 'Main menu',
    home: 'Home',
    group: 'Products',
    entry: 'Product list',
    fold: ['Fold menu', 'Unfold menu'],
    breadcrumb: 'Breadcrumb',
    tabs: 'Open tabs',
    more: 'More tab actions',
    commands: ['Refresh', 'Close', 'Close others', 'Close left', 'Close right', 'Close all'],
    refresh: 'Refresh',
    language: 'Language',
    theme: 'Theme settings',
    fullscreen: ['Full screen', 'Exit full screen'],
    search: 'Search',
    notices: /^Notifications \(\d+\)$/,
    noticeTabs: ['Notices', 'Email'],
    clear: 'Clear messages',
    cleared: 'Messages cleared',
    noNotices: 'Notifications',
    errors: 'Error log (1)',
    errorLog: 'Error log',
    user: 'Ningbo Yongquan Pump Co., Ltd. user menu',
    userMenu: ['Change password', 'Log out'],
    passwords: ['New password', 'Enter password again'],
    buttons: { ok: 'OK', cancel: 'Cancel', close: 'Close' },
    choices: ['Layout', 'Theme', 'Appearance', 'Menu background', 'Tab style', 'Column style'],
    layouts: ['Column', 'Comprehensive', 'Vertical', 'Horizontal', 'Common', 'Float'],
    skins: ['Blue-black', 'Blue-white', 'Green-black', 'Green-white', 'Red-black', 'Red-white', 'Ocean'],
    appearances: ['Light', 'Dark', 'System'],
    backgrounds: ['None', 'Pattern'],
    tabStyles: ['Card', 'Smart', 'Smooth'],
    columnStyles: ['Vertical', 'Horizontal', 'Card', 'Arrow'],
    switches: [
      'Tabs',
      'Tab icons',
      'Fixed header',
      'Languages',
      'Progress bar',
      'Refresh',
      'Search',
      'Notices',
      'Full screen',
    ],
    drawer: ['Save', 'Restore default', 'Random theme'],
    empty: 'Please enter a value',
  },
} as const;

type Language = keyof typeof NAMES;
const LANGUAGES = Object.keys(NAMES) as Language[];
const exact = true;

async function openFrame(page: Page, language: Language, path = '/Product/Product') {
  await openAs(page, path);
  if (language === 'English') await chooseLanguage(page, language);
}

for (const language of LANGUAGES) {
  const names = NAMES[language];
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact });

  test(`names of the login page, ${language} @browser`, async ({ page }) => {
    await page.goto('./#/login');
    if (language === 'English') await chooseLanguage(page, language);
    const [username, password, submit, byPassword, byPhone, phone, code, send, register] = names.login;
    await expect(page.getByRole('textbox', { name: username, exact })).toBeVisible();
    const field = page.getByRole('tabpanel').getByLabel(password!, { exact });
    await expect(field).toHaveAttribute('type', 'password');
    await expect(button(page, submit!)).toBeVisible();
    await expect(page.getByRole('tab', { name: byPassword, exact })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: register, exact })).toBeVisible();
    await page.getByRole('tab', { name: byPhone, exact }).click();
    await expect(page.getByRole('textbox', { name: phone, exact })).toBeVisible();
    await expect(page.getByRole('textbox', { name: code, exact })).toBeVisible();
    await expect(button(page, send!)).toBeVisible();
  });

  test(`names of menu, breadcrumb and tabs, ${language} @browser`, async ({ page }) => {
    await openFrame(page, language);
    const menu = page.getByRole('navigation', { name: names.menu, exact });
    await expect(menu.getByRole('link', { name: names.entry, exact })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: names.group, exact })).toHaveAttribute('aria-expanded', 'true');
    await button(page, names.fold[0]).click();
    await expect(menu.getByRole('link', { name: names.home, exact })).toBeVisible();
    await expect(menu.getByRole('button', { name: names.group, exact })).toHaveAttribute('aria-expanded', 'false');
    await button(page, names.fold[1]).click();
    await expect(page.getByRole('navigation', { name: names.breadcrumb, exact })).toBeVisible();
    const tabs = page.getByRole('tablist', { name: names.tabs, exact });
    await expect(tabs.getByRole('tab', { name: names.entry, exact })).toHaveAttribute('aria-selected', 'true');
    await button(page, names.more).click();
    for (const name of names.commands) await expect(page.getByRole('menuitem', { name, exact })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(view(page).getByRole('heading', { level: 1, name: names.entry, exact })).toBeAttached();
    await expect(view(page).getByRole('table', { name: names.entry, exact })).toBeVisible();
  });

  test(`names of the header, ${language} @browser`, async ({ page, site, expectErrors }) => {
    site.config.errorLog = true;
    expectErrors(/a button fell off/);
    await openFrame(page, language);
    for (const name of [names.refresh, names.language, names.theme, names.search, names.fullscreen[0]]) {
      await expect(page.getByRole('banner').getByRole('button', { name, exact })).toBeVisible();
    }
    await button(page, names.language).click();
    await expect(page.getByRole('menuitemradio', { name: language, exact })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');

    await button(page, names.notices).click();
    for (const name of names.noticeTabs) await expect(page.getByRole('tab', { name, exact })).toBeVisible();
    await button(page, names.clear).click();
    await expect(page.getByRole('status').filter({ hasText: names.cleared })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, names.noNotices)).toBeVisible();

    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('a button fell off'))));
    await button(page, names.errors).click();
    const log = page.getByRole('dialog', { name: names.errorLog, exact });
    await expect(log.getByRole('button', { name: names.buttons.cancel, exact })).toBeVisible();
    await log.getByRole('button', { name: names.buttons.close, exact }).click();
    await expect(log).toHaveCount(0);

    await button(page, names.user).click();
    for (const name of names.userMenu) await expect(page.getByRole('menuitem', { name, exact })).toBeVisible();
    await page.getByRole('menuitem', { name: names.userMenu[0], exact }).click();
    const dialog = page.getByRole('dialog', { name: names.userMenu[0], exact });
    for (const name of names.passwords) await expect(dialog.getByLabel(name, { exact })).toBeVisible();
    await dialog.getByRole('button', { name: names.buttons.ok, exact }).click();
    await expect(dialog.getByText(names.empty)).not.toHaveCount(0);
    await dialog.getByRole('button', { name: names.buttons.cancel, exact }).click();
    await expect(dialog).toHaveCount(0);
  });

  test(`names of the theme drawer, ${language} @browser`, async ({ page }) => {
    await openFrame(page, language);
    await button(page, names.theme).click();
    const drawer = page.getByRole('dialog', { name: names.theme, exact });
    const options = [
      names.layouts,
      names.skins,
      names.appearances,
      names.backgrounds,
      names.tabStyles,
      names.columnStyles,
    ];
    for (const [index, choice] of names.choices.entries()) {
      const group = drawer.getByRole('radiogroup', { name: choice, exact });
      for (const name of options[index]!) await expect(group.getByRole('radio', { name, exact })).toBeAttached();
    }
    for (const name of names.switches) await expect(drawer.getByRole('switch', { name, exact })).toBeAttached();
    for (const name of names.drawer) await expect(drawer.getByRole('button', { name, exact })).toBeVisible();
    await expect(drawer.getByRole('button', { name: names.buttons.close, exact })).toBeVisible();
  });
}
