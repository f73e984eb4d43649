import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { message } from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const INFO = '/Shop/Info';
const DETAIL = '/Shop/Detail';

const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => expect(message(page, '保存成功')).toBeVisible();
const summary = (page: Page) => view(page).getByRole('alert').filter({ hasText: '处有误' });

test('the city of the shop is changed; what the platform refuses is beside its field, and nothing is lost', async ({
  page,
  faults,
  sent,
  expectErrors,
}) => {
  expectErrors(/status of 502/);
  await openAs(page, INFO);
  await expect(field(page, '城市')).toHaveValue('宁波市');
  await expect(view(page).getByText('平台已认证').first()).toBeVisible();
  const story = await field(page, '品牌故事 中文').inputValue();
  expect(story).not.toBe('');
  await field(page, '城市').fill('余姚市');
  await field(page, '官方网站').fill('yongquan');
  await press(page, '保存');
  await summary(page)
    .getByRole('link', { name: /官方网站/ })
    .click();
  await expect(field(page, '官方网站')).toBeFocused();
  expect(sent('shopInfo/doEdit')).toHaveLength(0);
  await field(page, '官方网站').fill('https://yongquan.example');

  faults.add({ call: 'shopInfo/doEdit', body: { code: 422, data: { errors: { city: '城市与省份不符' } } }, times: 1 });
  await press(page, '保存');
  await expect(field(page, '城市')).toHaveAccessibleDescription('城市与省份不符');
  await expect(field(page, '城市')).toHaveValue('余姚市');
  faults.add({ call: 'shopInfo/doEdit', status: 502, body: '<html></html>', times: 1 });
  await press(page, '保存');
  await expect(page.getByRole('alert').filter({ hasText: '网关错误' })).toBeVisible();
  await press(page, '保存');
  await saved(page);
  await page.reload();
  await expect(field(page, '城市')).toHaveValue('余姚市');
  await expect(field(page, '官方网站')).toHaveValue('https://yongquan.example');
  // What nobody touched is as it was.
  await expect(field(page, '店铺名称 English')).toHaveValue('Ningbo Yongquan Pump Co., Ltd.');
  await expect(field(page, '品牌故事 中文')).toHaveValue(story);
});

test('the check beside the form leads to what is missing, and the preview follows the typing', async ({ page }) => {
  await openAs(page, INFO);
  await field(page, '店铺标语').fill('');
  const aside = view(page).getByRole('complementary', { name: '完整度与预览' });
  await aside.getByRole('link', { name: '未填写店铺标语' }).click();
  await expect(field(page, '店铺标语')).toBeFocused();
  await expect(aside.getByText('完整度 92%')).toBeVisible();
  await field(page, '店铺标语').fill('泵好，水到');
  await expect(aside.getByText('泵好，水到')).toBeVisible();
  await expect(aside.getByText('完整度 100%')).toBeVisible();
});

test('a draft of the shop survives a reload, and a newer version is compared field by field @all', async ({ page }) => {
  await openAs(page, INFO);
  await field(page, '城市').fill('慈溪市');
  await expect(view(page).getByText(/^本机草稿已保存/)).toBeVisible();
  await page.reload();
  await view(page).getByRole('region', { name: '未保存的草稿' }).getByRole('button', { name: '恢复草稿' }).click();
  await expect(field(page, '城市')).toHaveValue('慈溪市');
  const other = await page.context().newPage();
  await other.goto(`./#${INFO}`);
  await other.getByRole('textbox', { name: '店铺标语', exact: true }).fill('别人的标语');
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await expect(message(other, '保存成功')).toBeVisible();
  await other.close();
  await press(page, '保存');
  const dialog = page.getByRole('dialog', { name: '这条记录刚被其他人修改' });
  await expect(dialog.getByRole('radiogroup', { name: '城市' }).getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('radiogroup', { name: '店铺标语' }).getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await saved(page);
  await page.reload();
  await expect(field(page, '城市')).toHaveValue('慈溪市');
  await expect(field(page, '店铺标语')).toHaveValue('别人的标语');
});

const NAMES = {
  中文: { save: '保存', city: '城市', share: '第 6 个市场的占比', toolbar: '文字格式' },
  English: { save: 'Save', city: 'City', share: 'Share of market 6', toolbar: 'Text formatting' },
} as const;
for (const look of LOOKS) {
  const names = NAMES[look.language];
  test(`the forms of the shop are sound in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page }) => {
    test.slow();
    await openIn(page, INFO, look);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./#${INFO}`);
      await expect(field(page, names.city)).toHaveValue(/./);
      await expectSound(page, `info ${width}`);
      await page.goto(`./#${DETAIL}`);
      await expect(field(page, names.share)).toHaveValue(/./);
      await expect(view(page).getByRole('toolbar', { name: names.toolbar }).first()).toBeVisible();
      await expectSound(page, `detail ${width}`);
    }
    await field(page, names.share).fill('99');
    await press(page, names.save);
    await expect(view(page).getByRole('alert').first()).toBeFocused();
    await expectSound(page, 'summary');
  });
}
