import { expectSound } from '../support/axe';
import { shopDay } from '../support/clock';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import { expectAddress } from '../support/list-page';

test('a time is chosen in a calendar of the interface language, by keys too, and the field has the focus again @browser', async ({
  page,
}) => {
  await openAs(page, '/BlogsAdd');
  const field = view(page).getByRole('textbox', { name: '发布时间' });
  await field.fill('2030-11-18 09:30');
  const button = view(page).getByRole('button', { name: '打开日历' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: '选择日期' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expectSound(page, 'calendar');
  await expect(dialog.getByRole('button', { name: /2030年11月18日/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // Behind the dialog it is no part of the page.
  await expect(page.getByLabel('发布时间')).toHaveValue('2030-11-25 09:30');
  await dialog.getByLabel('时间').fill('14:05');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field).toHaveValue('2030-11-25 14:05');
  await expect(button).toBeFocused();

  await chooseLanguage(page, 'English');
  await view(page).getByRole('button', { name: 'Open calendar' }).click();
  const english = page.getByRole('dialog', { name: 'Choose a date' });
  await expect(english.getByRole('button', { name: /Monday, November 25th, 2030/ })).toBeVisible();
});

test('the days of home are chosen as a range in one calendar', async ({ page }) => {
  await openAs(page);
  await view(page).getByRole('button', { name: '自定义' }).click();
  const dialog = page.getByRole('dialog', { name: '自定义' });
  const [first, last] = [dialog.getByLabel('开始日期'), dialog.getByLabel('结束日期')];
  await first.fill(shopDay(-3));
  await last.fill('');
  await dialog.getByRole('button', { name: '打开日历' }).click();
  const today = dialog.getByRole('button', { name: /^今天/ });
  await today.click();
  await expect(last).toHaveValue(shopDay(0));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expectAddress(page, [
    ['from', shopDay(-3)],
    ['to', shopDay(0)],
  ]);
});
