import type { Page } from 'playwright/test';
import { expect, frameShown, test, view } from '../support/fixtures';
import { button, goTo, press, typeInto } from '../support/keys';
import { picture } from '../support/library-page';
import { message } from '../support/list-page';

/**
 * A supplier's day by keyboard alone: log in, create a product with pictures, answer a question, send a quotation, log
 * out. After each step the focus is where the work goes on: no step begins by looking for it.
 */

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const heading = (page: Page, name: string) => view(page).getByRole('heading', { level: 1, name });
/** Something has the focus: what is typed now does not go to the page as a whole. */
const hasFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

/** Through the menu, which is before the page. */
async function goThrough(page: Page, entry: string, title = entry) {
  await goTo(page, menu(page).getByRole('link', { name: new RegExp(`^${entry}`) }), 'Shift+Tab', 160);
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();
}

test('a whole day: log in, a product with pictures, an answer, a quotation, log out', async ({ page, sent }) => {
  test.slow();
  await test.step('log in', async () => {
    await page.goto('./#/login');
    await press(page, button(page, '登录'));
    await frameShown(page);
    await expect(heading(page, '首页')).toBeFocused();
  });

  await test.step('a product with pictures', async () => {
    await goThrough(page, '产品列表');
    await press(page, button(page, '新增'));
    const name = view(page).getByRole('textbox', { name: '产品名称 中文', exact: true });
    await expect(name).toBeVisible();
    await hasFocus(page);
    await typeInto(page, name, '键盘泵 K1');
    await typeInto(page, view(page).getByRole('textbox', { name: '货号', exact: true }).first(), 'YQ-KEYS-1');
    const pictures = view(page).getByRole('group', { name: '产品图片' });
    // Before the walk: the browser needs a moment until it hands its dialogs over.
    const chooser = page.waitForEvent('filechooser', { timeout: 0 });
    await goTo(page, pictures.getByRole('button', { name: /上传或粘贴/ }), 'Tab', 200);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([picture('front.png'), picture('side.png')]);
    await expect(pictures.getByRole('img')).toHaveCount(2);
    await goTo(page, button(page, '保存草稿'), 'Tab', 300);
    await page.keyboard.press('Enter');
    await expect(message(page, '保存成功').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/ProductAdd\?id=\d+$/);
    await hasFocus(page);
    const [body] = sent('product/doEdit');
    expect(JSON.parse(body ?? '{}')).toMatchObject({ sku: 'YQ-KEYS-1', title: { zh: '键盘泵 K1' } });
    expect((JSON.parse(body ?? '{}') as { images: string[] }).images).toHaveLength(2);
  });

  await test.step('an answer', async () => {
    await goThrough(page, '产品问答');
    const row = view(page).getByRole('row').filter({ hasText: 'Does the solar pump keep running' });
    await goTo(page, row.getByRole('button', { name: '回复' }), 'Tab', 160);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '回答问题' });
    await typeInto(
      page,
      drawer.getByRole('textbox', { name: '回答' }),
      'Yes: it slows down under clouds. No battery needed.',
    );
    await press(page, drawer.getByRole('button', { name: '保存' }));
    await expect(drawer).toHaveCount(0);
    await expect(row).toContainText('Yes: it slows down');
    await hasFocus(page);
  });

  await test.step('a quotation', async () => {
    await goTo(page, menu(page).getByRole('button', { name: /^询盘管理/ }), 'Shift+Tab', 160);
    await page.keyboard.press('Enter');
    await press(page, menu(page).getByRole('link', { name: /^询盘列表/ }));
    await expect(heading(page, '询盘列表')).toBeFocused();
    await goTo(page, view(page).getByRole('link', { name: /Ahmed/ }).first(), 'Tab', 160);
    await page.keyboard.press('Enter');
    const form = view(page).getByRole('form', { name: '报价单' });
    await goTo(page, view(page).getByRole('tab', { name: '回复', exact: true }), 'Tab', 160);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await goTo(page, form.getByRole('textbox', { name: '第 1 行单价' }), 'Tab', 160);
    await typeInto(page, form.getByRole('textbox', { name: '第 1 行单价' }), '955.00');
    await press(page, form.getByRole('button', { name: '预览报价单' }));
    const preview = page.getByRole('dialog', { name: '预览报价单' });
    await press(page, preview.getByRole('button', { name: '发送报价' }));
    await expect(preview).toHaveCount(0);
    expect(sent('inquiry/doReply')).toHaveLength(1);
    await expect(view(page).getByRole('region', { name: '报价单' }).last()).toContainText('955.00');
    await hasFocus(page);
  });

  await test.step('log out', async () => {
    await goTo(page, page.getByRole('button', { name: /用户菜单$/ }), 'Shift+Tab', 200);
    await page.keyboard.press('Enter');
    await goTo(page, page.getByRole('menuitem', { name: '退出登录' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/login/);
    await hasFocus(page);
  });
});
