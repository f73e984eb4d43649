import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { choose, lookOf, menuOf, openDrawer, savedTheme, withTheme } from '../support/theme-parts';

const userMenu = (page: Page) => page.getByRole('button', { name: /用户菜单$/ });

test('what is chosen shows at once; saved it is there after F5, restored it is forgotten @browser', async ({
  page,
}) => {
  await openAs(page);
  await openDrawer(page);
  await choose(page, '主题', '绿白');
  await choose(page, '外观', '深色');
  await choose(page, '菜单背景', '背景');
  await choose(page, '布局', '横向');
  const chosen = { skin: 'green-white', scheme: 'dark', body: 'vab-theme-green-white vab-background' };
  expect(await lookOf(page)).toEqual(chosen);
  expect(await savedTheme(page)).toBeNull();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '主题已保存' })).toBeVisible();
  await page.reload();
  await expect(menuOf(page).getByRole('button', { name: '产品管理' })).toHaveAttribute('aria-expanded', 'false');
  expect(await lookOf(page)).toEqual(chosen);

  await openDrawer(page);
  await page.getByRole('button', { name: '恢复默认' }).click();
  expect(await lookOf(page)).toEqual({ skin: 'blue-black', scheme: 'light', body: 'vab-theme-blue-black' });
  expect(await savedTheme(page)).toBeNull();
});

test('what is not saved lasts for the visit only @browser @all', async ({ page }) => {
  await openAs(page);
  const drawer = await openDrawer(page);
  await choose(page, '主题', '海洋');
  await expect(drawer.getByText('未保存的更改只在本次访问有效')).toBeVisible();
  await page.keyboard.press('Escape');
  await menuOf(page).getByRole('link', { name: '产品列表' }).click();
  expect((await lookOf(page)).skin).toBe('ocean');
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  expect((await lookOf(page)).skin).toBe('blue-black');
});

test('the switches hide what they name @browser', async ({ page }) => {
  await openAs(page);
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('switch')).toHaveCount(9);
  const parts = [
    ['标签', page.getByRole('tablist', { name: '标签栏' })],
    ['多语言', page.getByRole('button', { name: '切换语言' })],
    ['刷新', page.getByRole('button', { name: '刷新', exact: true })],
    ['通知', page.getByRole('button', { name: /^通知/ })],
    ['全屏', page.getByRole('button', { name: '全屏', exact: true })],
  ] as const;
  for (const [name] of parts) await drawer.getByRole('switch', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [, part] of parts) await expect(part).toHaveCount(0);
  await openDrawer(page);
  for (const [name] of parts) await drawer.getByRole('switch', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [, part] of parts) await expect(part).toBeVisible();
});

test('the drawer by keyboard: arrows choose, Escape gives the focus back; random is never the same @browser @all', async ({
  page,
}) => {
  await openAs(page);
  await page.getByRole('button', { name: '主题设置' }).press('Enter');
  const skins = page.getByRole('radiogroup', { name: '主题' });
  await skins.getByRole('radio', { name: '蓝黑' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(skins.getByRole('radio', { name: '蓝白' })).toBeChecked();
  expect((await lookOf(page)).skin).toBe('blue-white');
  for (let n = 0; n < 8; n += 1) {
    const { skin } = await lookOf(page);
    await page.getByRole('button', { name: '随机主题' }).click();
    expect((await lookOf(page)).skin).not.toBe(skin);
  }
  // A layout of its own builds the header's start anew; the button is still the one that the focus goes back to.
  await choose(page, '布局', '综合');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '主题设置' })).toBeFocused();
});

test('the first frame has the right colours: of the saved theme, and of the configured one after the first visit @browser', async ({
  page,
  site,
}) => {
  site.config.themeName = 'ocean';
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      if (document.body) {
        const { skin, scheme } = document.documentElement.dataset;
        frames.push([skin, scheme, document.body.className]);
      }
      if (frames.length < 40) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const frames = () =>
    page.evaluate(() => [...new Set((globalThis as unknown as { frames: unknown[] }).frames.map((at) => String(at)))]);
  await openAs(page);
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  expect(await frames()).toEqual(['ocean,light,vab-theme-ocean']);

  await page.evaluate(() =>
    localStorage.setItem(
      'supplier-client-theme',
      '{"themeName":"red-white","scheme":"dark","background":"vab-background"}',
    ),
  );
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  expect(await frames()).toEqual(['red-white,dark,vab-theme-red-white vab-background']);
});

test('the scheme follows the system where that is chosen, at once @browser @all', async ({ page }) => {
  await withTheme(page, { scheme: 'system' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page);
  expect((await lookOf(page)).scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await lookOf(page)).scheme).toBe('light');
});

test('the density of lists is one, whether chosen in a list or in the drawer @browser @all', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const height = async () => Math.round((await view(page).getByRole('row').nth(1).boundingBox())?.height ?? 0);
  await expect.poll(height).toBe(52);
  await view(page).getByRole('button', { name: '显示', exact: true }).click();
  await choose(page, '密度', '紧凑');
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(36);
  await openDrawer(page);
  await expect(page.getByRole('radiogroup', { name: '密度' }).getByRole('radio', { name: '紧凑' })).toBeChecked();
  await choose(page, '密度', '标准');
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(44);
  // The list has no Save: what was chosen there is kept.
  await page.reload();
  await expect.poll(height).toBe(36);
});

test('preferences go into a file and come back from it; a bad file says what is wrong with it @browser', async ({
  page,
}) => {
  await openAs(page);
  await openDrawer(page);
  await choose(page, '主题', '红黑');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出偏好' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  await page.getByRole('button', { name: '恢复默认' }).click();
  const give = async (name: string, content: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: '导入偏好' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await give('mine.json', text);
  await expect(page.getByRole('status').filter({ hasText: '偏好已导入' })).toBeVisible();
  expect((await lookOf(page)).skin).toBe('red-black');

  await give('poem.json', '床前明月光');
  await expect(page.getByRole('alert').filter({ hasText: '“poem.json”不是偏好文件' })).toBeVisible();
  await give('bad.json', text.replace('red-black', 'pink'));
  await expect(page.getByRole('alert').filter({ hasText: 'themeName 无效' })).toBeVisible();
  expect((await lookOf(page)).skin).toBe('red-black');
});

test('header icon and the look in the user menu are there as configured @browser @all', async ({ page, site }) => {
  Object.assign(site.config, { showTheme: false, showThemeSetting: false });
  await openAs(page);
  await expect(page.getByRole('button', { name: '刷新', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '主题设置' })).toHaveCount(0);
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: '切换到 English' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /主题|清理缓存/ })).toHaveCount(0);
});

test('the user menu has theme and random; the source code only where it is configured @browser @all', async ({
  page,
}) => {
  await openAs(page);
  const menu = userMenu(page);
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    '宁波甬泉泵业有限公司',
    ...['切换到 English', '切换到深色', '快捷键'],
    ...['主题设置', '随机主题', '清理缓存'],
    ...['修改密码', '退出登录'],
  ]);
  await page.getByRole('menuitem', { name: '随机主题' }).click();
  expect((await lookOf(page)).skin).not.toBe('blue-black');
  await menu.click();
  await page.getByRole('menuitem', { name: '主题设置' }).click();
  await expect(page.getByRole('dialog', { name: '主题设置' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('copying the source asks for the key: a wrong one is refused, the right one opens the page of the source @browser @all', async ({
  page,
  site,
  context,
}) => {
  Object.assign(site.config, {
    buySourceURL: 'https://shop.example/source',
    copySourceURL: 'https://git.example/views{path}/index.vue',
    copySourceKey: 'open-sesame',
  });
  await context.route(/\/\/(git|shop)\.example\//, (route) => route.fulfill({ body: 'source' }));
  await openAs(page, '/Product/Catalogs');
  const pick = async (name: string) => {
    await userMenu(page).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const [shop] = await Promise.all([context.waitForEvent('page'), pick('购买源码')]);
  await expect(shop).toHaveURL('https://shop.example/source');
  await pick('拷贝源码');
  const dialog = page.getByRole('dialog', { name: '拷贝源码' });
  await dialog.getByRole('textbox', { name: '秘钥' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '秘钥不正确！' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '秘钥' })).toBeFocused();
  await dialog.getByRole('textbox', { name: '秘钥' }).fill('open-sesame');
  const [source] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: '确定' }).click(),
  ]);
  await expect(source).toHaveURL('https://git.example/views/Product/Catalogs/index.vue');
  await expect(dialog).toHaveCount(0);
});

for (const withDrafts of [false, true]) {
  test(`clearing the cache asks, logs out, and ${withDrafts ? 'takes drafts where chosen' : 'keeps drafts'} @browser${withDrafts ? '' : ' @all'}`, async ({
    page,
  }) => {
    await withTheme(page, { themeName: 'ocean' });
    await openAs(page, '/ProductAdd');
    const field = view(page).getByRole('textbox', { name: '产品名称 中文', exact: true });
    await field.fill('草稿里的水泵');
    await expect(
      view(page)
        .getByText(/本机草稿已保存/)
        .first(),
    ).toBeVisible();
    await page.evaluate(() => localStorage.setItem('other-app', '1'));
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: '清理缓存' }).click();
    const dialog = page.getByRole('dialog', { name: '清理缓存？' });
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(field).toHaveValue('草稿里的水泵');
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: '清理缓存' }).click();
    if (withDrafts) await dialog.getByRole('checkbox', { name: '同时删除未保存的草稿' }).check();
    await dialog.getByRole('button', { name: '清理缓存' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(await lookOf(page)).toMatchObject({ skin: 'blue-black' });
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toContain('other-app');
    expect(await page.evaluate(() => sessionStorage.getItem('supplier-client-tabs'))).toBeNull();
    expect(kept.some((key) => key.includes('draft'))).toBe(!withDrafts);
  });
}

test('on a phone the drawer opens from the foot of the menu @browser @all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '展开菜单' }).click();
  await openDrawer(page);
  await choose(page, '主题', '红白');
  await expect(menuOf(page)).toBeHidden();
  expect((await lookOf(page)).skin).toBe('red-white');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a style that is made later is one rule more in the block of its layer, which lays out nothing else', async ({
  page,
}) => {
  await openAs(page, '/Product/Product');
  await expect(view(page).getByRole('row')).not.toHaveCount(0);
  await page.goto('./#/Shop/Info');
  await expect(view(page).getByRole('textbox').first()).toBeVisible();
  const found = await page.evaluate(() => {
    const kinds = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSLayerBlockRule ? [`layer ${rule.name}`, ...kinds(rule.cssRules)] : rule.constructor.name,
      );
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=mui]')];
    return sheets.flatMap(({ sheet }) => kinds(sheet!.cssRules));
  });
  const layers = found.filter((kind) => kind.startsWith('layer'));
  expect(layers).toContain('layer components');
  expect(new Set(layers).size).toBe(layers.length);
  const others = new Set(found.filter((kind) => !kind.startsWith('layer')));
  expect([...others].filter((kind) => !['CSSStyleRule', 'CSSKeyframesRule'].includes(kind))).toEqual([]);
});
