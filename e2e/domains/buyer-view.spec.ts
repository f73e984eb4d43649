import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: '买家视角' });
const frame = (page: Page, title: string) => dialog(page).getByTitle(title).contentFrame();
const choose = (page: Page, name: string) => dialog(page).getByRole('radio', { name }).check();

test('a product with unsaved changes as a buyer sees it: both languages, both widths, by keys alone, nothing runs in it', async ({
  page,
  sent,
  expectErrors,
}) => {
  // What axe puts into the frame does not run there.
  expectErrors(/^Blocked script execution in 'about:srcdoc'/);
  await openAs(page, '/ProductAdd?id=10001');
  const name = view(page).getByRole('textbox', { name: '产品名称 中文' });
  await name.fill('船用多级泵');
  const open = view(page).getByRole('button', { name: '买家视角' });
  await open.press('Enter');
  const shown = frame(page, '产品页面');
  await expect(shown.getByRole('heading', { level: 1, name: '船用多级泵' })).toBeVisible();
  await expect(shown.getByText('起订量')).toBeVisible();
  await expect(shown.getByRole('button', { name: '发送询盘' })).toBeDisabled();
  await expect(shown.getByRole('heading', { name: '产品描述' })).toBeVisible();
  await expect(shown.getByText('宁波甬泉泵业有限公司').first()).toBeVisible();
  expect(sent('product/doEdit')).toEqual([]);
  await expect(dialog(page).getByTitle('产品页面')).toHaveAttribute('sandbox', 'allow-same-origin');
  // The styles of the page are its own.
  const width = async () => (await shown.getByRole('main').boundingBox())?.width;
  expect(await width()).toBe(1120);
  await choose(page, 'English');
  await expect(shown.getByRole('heading', { level: 1, name: /Vertical multistage/ })).toBeVisible();
  await expect(shown.getByText('MOQ')).toBeVisible();
  await choose(page, '手机');
  await expect.poll(width).toBe(390);
  await expectSound(page, 'buyer view');
  // Also while the focus is in the page.
  await shown.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(name).toHaveValue('船用多级泵');
});

test('the list and the palette open it as well, and the shop is shown where no record is', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const row = view(page).getByRole('row', { name: 'YQ-CDL32-80' });
  await row.getByRole('button', { name: '预览' }).press('Enter');
  await expect(frame(page, '产品页面').getByRole('heading', { level: 1 })).toHaveText(/CDL32-80/);
  await expect(frame(page, '产品页面').getByRole('heading', { name: '产品描述' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('买家视角');
  await page.getByRole('option', { name: '买家视角' }).press('Enter');
  const shop = frame(page, '店铺页面');
  await expect(shop.getByRole('heading', { level: 1, name: '宁波甬泉泵业有限公司' })).toBeVisible();
  await expect(shop.getByRole('heading', { name: '公司介绍' })).toBeVisible();
  await choose(page, 'English');
  await expect(shop.getByRole('heading', { name: 'Company profile' })).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Send inquiry' })).toBeDisabled();
});

test('markup that would run is nothing in a buyer’s page, and a page without a language says so', async ({
  page,
  faults,
}) => {
  const post = {
    ...{ id: '1', version: 1, createdAt: '2026-03-01T00:00:00Z', updatedAt: '2026-03-02T00:00:00Z' },
    ...{ title: { zh: '<img src=x onerror=alert(1)>' }, status: 'published', productIds: ['10001', '99999'] },
    content: {
      zh: '<p style="color:red">正文</p><script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">链接</a>',
    },
  };
  faults.add({ call: 'blog/getList', body: { code: 200, data: { list: [post], total: 1 } } });
  faults.add({ call: 'blog/getDetail', body: { code: 200, data: post } });
  await openAs(page, '/Blogs/Blogs');
  await view(page).getByRole('table').getByRole('button', { name: '预览' }).first().press('Enter');
  const shown = frame(page, '文章页面');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
  await expect(shown.getByText('链接')).toBeVisible();
  await expect(shown.getByRole('article').getByRole('link')).toHaveCount(0);
  await expect(shown.getByRole('heading', { name: '文中产品' })).toBeVisible();
  await expect(shown.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await choose(page, 'English');
  await expect(dialog(page).getByRole('status')).toContainText('买家会看到另一种语言');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the buyer view opens as a buyer has it on a phone, and shows the wide page too', async ({ page }) => {
    await openAs(page, '/ProductAdd?id=10001');
    await view(page).getByRole('button', { name: '买家视角' }).click();
    const width = async () => (await frame(page, '产品页面').getByRole('main').boundingBox())?.width;
    await expect(dialog(page).getByRole('radio', { name: '手机' })).toBeChecked();
    await expect.poll(width).toBeLessThanOrEqual(390);
    await choose(page, '桌面');
    await expect(frame(page, '产品页面').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
