import type { Locator, Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { answerLeave } from '../support/forms';
import { expectAddress, filter, message, rows, table, total } from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const LIST = '/Shop/Contacts';
const TITLE = '联系方式';

const row = (page: Page, name: string) => table(page, TITLE).getByRole('row', { name });
const inRow = (page: Page, name: string, action: string) =>
  row(page, name).getByRole('button', { name: action, exact: true });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

test('by keys alone the focus in the drawer is never under its buttons, and goes back to the row', async ({ page }) => {
  await openAs(page, LIST);
  const name = row(page, '陈海燕').getByRole('link', { name: '陈海燕' });
  await name.press('Enter');
  const form = drawer(page, '陈海燕');
  const save = form.getByRole('button', { name: '保存' });
  const skype = form.getByRole('textbox', { name: 'Skype' });
  const before = await skype.inputValue();
  await skype.fill('chen.pump');
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  for (const field of ['所在时区', '语言']) {
    const combobox = form.getByRole('combobox', { name: field });
    await skype.focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(combobox).toBeFocused({ timeout: 200 });
    }).toPass();
    const { y, height } = await boxOf(combobox);
    expect(y + height).toBeLessThan((await boxOf(save)).y);
  }
  await skype.fill(before);
  await expect(save).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('a contact is added: each wrong field is named, a failed save keeps what is typed, and a reload shows it', async ({
  page,
  faults,
}) => {
  await openAs(page, LIST);
  await total(page, 6);
  await view(page).getByRole('button', { name: '新增', exact: true }).click();
  const form = drawer(page, '新增联系人');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await field('姓名').fill('周婷');
  await field('手机').fill('一三八');
  await field('邮箱').fill('zhou@');
  await form.getByRole('combobox', { name: '语言' }).fill('德');
  await page.getByRole('option', { name: '德语' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert')).toContainText('2 处有误');
  await expect(field('手机')).toHaveAccessibleDescription(/请填写正确的电话号码/);
  await expect(field('邮箱')).toHaveAccessibleDescription(/请填写正确的邮箱/);
  await field('手机').fill('＋86 138 0013 8111');
  await field('邮箱').fill('zhou@yongquan-pump.com');
  faults.add({ call: 'shopContact/doEdit', body: { code: 500, msg: '平台繁忙' }, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '平台繁忙' })).toBeVisible();
  await expect(field('姓名')).toHaveValue('周婷');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '保存成功')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectAddress(page, []);
  await total(page, 7);
  await page.reload();
  await expect(row(page, '周婷')).toContainText('+86 138 0013 8111');
  await expect(row(page, '周婷')).toContainText('德语');
  // The view holds nothing unsaved: closing its tab asks nothing.
  await page.getByRole('tab', { name: TITLE }).press('Delete');
  await expect(page.getByRole('tab', { name: TITLE })).toHaveCount(0);
});

test('another contact becomes primary; the primary one stays, the others go and come back', async ({ page, sent }) => {
  await openAs(page, LIST);
  await expect(row(page, '陈海燕')).toContainText('主要');
  await inRow(page, '陈海燕', '删除').click();
  await expect(page.getByRole('alert').filter({ hasText: '主要联系人不能删除' })).toBeVisible();
  expect(sent('shopContact/doDelete')).toHaveLength(0);
  await inRow(page, '王磊', '设为主要联系人').click();
  await expect(message(page, '已将王磊设为主要联系人')).toBeVisible();
  await expect.poll(() => rows(page, TITLE).then(([first]) => first)).toContain('王磊');
  await expect(table(page, TITLE).getByText('主要', { exact: true })).toHaveCount(1);
  await inRow(page, '陈海燕', '删除').click();
  await total(page, 5);
  await message(page, '已删除').getByRole('button', { name: '撤销' }).click();
  await total(page, 6);
  await page.reload();
  await expect(row(page, '王磊')).toContainText('主要');
  await expect(row(page, '陈海燕')).not.toContainText('主要');
});

test('hidden contacts and languages are in the address; a reload gives the same rows', async ({ page }) => {
  await openAs(page, LIST);
  await inRow(page, '林晓雯', '在店铺中隐藏').click();
  await expect(message(page, '已在店铺中隐藏林晓雯')).toBeVisible();
  await view(page)
    .getByRole('tab', { name: /^已隐藏/ })
    .click();
  await total(page, 2);
  await filter(page, '语言', async (dialog) => {
    await dialog.getByRole('textbox', { name: '在列表中查找' }).fill('德');
    await dialog.getByRole('checkbox', { name: '德语' }).click();
  });
  await total(page, 1);
  await expectAddress(page, [
    ['visible', 'false'],
    ['language', 'de'],
  ]);
  await page.reload();
  await expect.poll(() => rows(page, TITLE)).toEqual([expect.stringContaining('林晓雯')]);
});

test('a drawer that would lose typed text asks; its draft outlives a reload, and Back closes it @all', async ({
  page,
}) => {
  await openAs(page, LIST);
  await row(page, '沈怡').getByRole('link', { name: '沈怡' }).click();
  const form = drawer(page, '沈怡');
  const position = form.getByRole('textbox', { name: '职位', exact: true });
  await position.fill('售后主管');
  await page.keyboard.press('Escape');
  await answerLeave(page, '取消', '沈怡');
  await expect(position).toHaveValue('售后主管');
  await expect(form.getByText(/^本机草稿已保存/)).toBeVisible();
  await page.reload();
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await expect(position).toHaveValue('售后主管');
  await form.getByRole('textbox', { name: '姓名', exact: true }).fill('');
  await page.keyboard.press('Escape');
  await answerLeave(page, '保存并关闭');
  await expect(form.getByRole('alert')).toContainText('请填写此项');
  await form.getByRole('textbox', { name: '姓名', exact: true }).fill('沈怡');
  await page.keyboard.press('Escape');
  await answerLeave(page, '保存并关闭');
  await expect(message(page, '保存成功')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(row(page, '沈怡')).toContainText('售后主管');
  await row(page, '沈怡').getByRole('link', { name: '沈怡' }).click();
  await expect(position).toHaveValue('售后主管');
  await page.goBack();
  await expect(form).toHaveCount(0);
});

const NAMES = {
  中文: { add: '新增', save: '保存', title: '新增联系人', filter: '语言' },
  English: { add: 'Add', save: 'Save', title: 'New contact', filter: 'Languages' },
} as const;
for (const look of LOOKS) {
  const names = NAMES[look.language];
  test(`contacts are sound in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page, faults }) => {
    test.slow();
    await openIn(page, LIST, look);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./#${LIST}`);
      await expect(view(page).getByRole('row').nth(2)).toBeVisible();
      await expectSound(page, `list ${width}`);
      await view(page).getByRole('button', { name: names.add, exact: true }).click();
      const form = drawer(page, names.title);
      await form.getByRole('button', { name: names.save }).click();
      await expect(form.getByRole('alert')).toBeFocused();
      await expectSound(page, `drawer ${width}`);
      await page.goBack();
      await expect(form).toHaveCount(0);
    }
    await page.goto(`./#${LIST}?keyword=zzz`);
    await expect(view(page).getByRole('row')).toHaveCount(0);
    await expectSound(page, 'none');
    faults.add({ call: 'shopContact/getList', body: { code: 500, msg: 'out of order' } });
    await page.goto(`./#${LIST}?keyword=yyy`);
    await expect(view(page).getByRole('alert')).toBeVisible();
    await expectSound(page, 'failed');
  });
}
