import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { shopDay } from '../support/clock';
import { expect, openAs, test, view } from '../support/fixtures';
import { address, expectAddress, filter, message, total } from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const LIST = '/Shop/Resources';

const grid = (page: Page, kind: string) => view(page).getByRole('list', { name: kind });
const cards = (page: Page, kind: string) => grid(page, kind).getByRole('link');
const titles = (page: Page, kind: string) => cards(page, kind).allTextContents();
const card = (page: Page, title: string) => view(page).getByRole('listitem').filter({ hasText: title });
const tab = (page: Page, name: string) => view(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a factory is added in a drawer with the fields of its kind, and a failed save keeps what is typed', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/status of 503/);
  await openAs(page, LIST);
  await total(page, 13);
  await tab(page, '工厂').click();
  await total(page, 3);
  await view(page).getByRole('button', { name: '新增', exact: true }).click();
  const form = drawer(page, '新增工厂');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(form.getByLabel('有效期至')).toHaveCount(0);
  await field('名称').fill('越南装配厂');
  await field('面积（平方米）').fill('约一万');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(field('面积（平方米）')).toHaveAccessibleDescription('请填写数字。');
  await field('面积（平方米）').fill('１２,０００');
  await field('人数').fill('85');
  faults.add({ call: 'shopResource/doEdit', status: 503, body: { code: 503, msg: '平台维护中' }, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '平台维护中' })).toBeVisible();
  await expect(field('名称')).toHaveValue('越南装配厂');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '保存成功')).toBeVisible();
  await total(page, 4);
  await expectAddress(page, [['kind', 'factory']]);
  await page.reload();
  await expect(card(page, '越南装配厂')).toContainText('12,000 m² · 员工 85 人');
  await card(page, '越南装配厂').getByRole('button', { name: '删除' }).click();
  await total(page, 3);
  await page.getByRole('button', { name: '撤销' }).click();
  await total(page, 4);
});

test('what has run out is reported, found by its filter, also after a reload, and has not when it is renewed', async ({
  page,
}) => {
  await openAs(page, LIST);
  await view(page).getByRole('button', { name: '1 张已过期' }).click();
  await total(page, 1);
  await expect(card(page, 'UL 778')).toContainText('已过期');
  await expect.poll(() => address(page).map(([name]) => name)).toEqual(['validTo']);
  await page.reload();
  await expect(view(page).getByRole('button', { name: '到期：已过期' })).toBeVisible();
  await expect.poll(() => titles(page, '证书')).toEqual(['UL 778 电机驱动水泵认证']);
  await cards(page, '证书').click();
  const form = page.getByRole('dialog');
  const year = Number(shopDay().slice(0, 4)) + 2;
  await form.getByLabel('有效期至').fill(`${year}-03-31`);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
  await expect(card(page, 'UL 778')).toHaveCount(0);
  await view(page).getByRole('button', { name: '清除到期' }).click();
  await total(page, 13);
  await filter(page, '到期', (dialog) => dialog.getByRole('radio', { name: '90 天内到期' }).click());
  await total(page, 1);
  await expect(card(page, 'ISO 9001')).toContainText('即将到期');
  await page.goto(`./#${LIST}`);
  await page.reload();
  await expect(card(page, 'UL 778')).toContainText(`${year}/03/31`);
});

test('the order is changed by the menu of a card, and stays; a failure puts it back', async ({
  page,
  faults,
  sent,
}) => {
  await openAs(page, `${LIST}?kind=equipment`);
  await total(page, 4);
  const before = await titles(page, '设备');
  const move = async (title: string, to: string) => {
    await view(page)
      .getByRole('button', { name: `调整“${title}”的顺序` })
      .click();
    await page.getByRole('menuitem', { name: to, exact: true }).click();
  };
  faults.add({ call: 'shopResource/doEdit', body: { code: 500, msg: '平台繁忙' }, times: 1 });
  await move(before[0]!, '后移');
  await expect(page.getByRole('alert').filter({ hasText: '平台繁忙' })).toBeVisible();
  await expect.poll(() => titles(page, '设备')).toEqual(before);
  await move(before[0]!, '后移');
  const after = [before[1]!, before[0]!, ...before.slice(2)];
  await expect(message(page, '顺序已更新')).toBeVisible();
  await expect.poll(() => titles(page, '设备')).toEqual(after);
  expect(sent('shopResource/doEdit').length).toBeLessThanOrEqual(3);
  await page.reload();
  await expect.poll(() => titles(page, '设备')).toEqual(after);
});

test('a card is dragged before another one @all', async ({ page }) => {
  await openAs(page, `${LIST}?kind=equipment`);
  await total(page, 4);
  const before = await titles(page, '设备');
  await cards(page, '设备').first().hover();
  const handle = card(page, before[2]!).getByRole('button', { name: `调整“${before[2]}”的顺序` });
  await expect(async () => {
    await handle.dragTo(card(page, before[0]!), { targetPosition: { x: 12, y: 80 }, timeout: 2000 });
    await expect(message(page, '顺序已更新')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect.poll(() => titles(page, '设备')).toEqual([before[2], before[0], before[1], before[3]]);
});

const NAMES = {
  中文: { add: '新增', save: '保存', title: '新增证书', expiry: '到期', all: '全部' },
  English: { add: 'Add', save: 'Save', title: 'New certificate', expiry: 'Expiry', all: 'All' },
} as const;
for (const look of LOOKS) {
  const names = NAMES[look.language];
  test(`company strength is sound in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page }) => {
    test.slow();
    await openIn(page, LIST, look);
    await view(page).getByRole('button', { name: names.expiry, exact: true }).click();
    await expect(page.getByRole('dialog', { name: names.expiry })).toBeVisible();
    await expectSound(page, 'filter');
    await page.keyboard.press('Escape');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./#${LIST}?kind=all`);
      await expect(view(page).getByRole('tab', { name: new RegExp(`^${names.all}`) })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(view(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectSound(page, `all ${width}`);
      await page.goto(`./#${LIST}`);
      await view(page).getByRole('button', { name: names.add, exact: true }).click();
      const form = drawer(page, names.title);
      await form.getByRole('button', { name: names.save }).click();
      await expect(form.getByRole('alert')).toBeFocused();
      await expectSound(page, `drawer ${width}`);
      await page.goBack();
      await expect(form).toHaveCount(0);
    }
  });
}

test('a day that is half typed is said beside its field, and nothing is sent until it is whole', async ({
  page,
  sent,
}) => {
  await openAs(page, LIST);
  await view(page).getByRole('button', { name: '新增', exact: true }).click();
  const form = drawer(page, '新增证书');
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('ISO 14001');
  const until = form.getByLabel('有效期至');
  await until.focus();
  await page.keyboard.type('2030-');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(until).toHaveAccessibleDescription('请填写完整的日期，或清空此项。');
  expect(sent('shopResource/doEdit')).toEqual([]);
  // What was typed is still there, and is gone on with.
  await until.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('11-11');
  await expect(until).toHaveValue('2030-11-11');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '保存成功')).toBeVisible();
  expect(sent('shopResource/doEdit')[0]).toContain('"validTo":"2030-11-11"');
});
