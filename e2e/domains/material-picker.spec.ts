import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { LIBRARY, chooseFiles, folder, material, picture, press } from '../support/library-page';
import { message, total } from '../support/list-page';

const FORM = '/ProductAdd?id=10001';

const pictures = (page: Page) => view(page).getByRole('group', { name: '产品图片' });
const picker = (page: Page) => page.getByRole('dialog', { name: '选择图片' });
const card = (page: Page, name: string) => picker(page).getByRole('checkbox', { name });
const saved = (page: Page) => expect(message(page, '保存成功').first()).toBeVisible();

async function openPicker(page: Page) {
  await press(pictures(page), '从素材库选择');
  await expect(picker(page).getByRole('checkbox').first()).toBeVisible();
}
async function search(page: Page, text: string) {
  const box = picker(page).getByRole('textbox', { name: '文件名、标签' });
  await box.fill(text);
  await box.press('Enter');
}

test('pictures are taken from the library in the order of choosing, one of them uploaded there', async ({
  page,
  sent,
}) => {
  await openAs(page, FORM);
  await expect(pictures(page).getByRole('img')).toHaveCount(4);
  await openPicker(page);
  await search(page, '证书');
  await card(page, 'CE 证书.jpg').click();
  await search(page, '木箱');
  // Enter in the search box is no save of the form.
  expect(sent('product/doEdit')).toEqual([]);
  await card(page, '木箱包装.jpg').click();
  await expect(picker(page).getByRole('checkbox', { name: '木箱包装.jpg，第 2 个' })).toBeChecked();
  await picker(page).getByRole('treeitem', { name: '待整理' }).click();
  await search(page, '');
  await chooseFiles(page, picker(page).getByRole('button', { name: '上传' }), [picture('nameplate.png')]);
  await expect(picker(page).getByRole('checkbox', { name: 'nameplate.png，第 3 个' })).toBeChecked();
  await expect(picker(page).getByText('已选 3 / 6')).toBeVisible();
  await press(picker(page), '确定');
  await expect(picker(page)).toHaveCount(0);
  await expect(pictures(page).getByRole('button', { name: '从素材库选择' })).toBeFocused();
  await expect(pictures(page).getByRole('img')).toHaveCount(7);
  await press(view(page), '保存');
  await saved(page);
  const [body] = sent('product/doEdit');
  expect(JSON.parse(body ?? '').images.at(-1)).toMatch(/^files\/[\da-f-]{36}\/nameplate\.png$/);
  await page.reload();
  await expect(pictures(page).getByRole('img')).toHaveCount(7);
  // The folder is the one it was taken from last.
  await openPicker(page);
  await expect(picker(page).getByRole('treeitem', { name: '待整理' })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'nameplate.png')).toBeVisible();
});

test('no more are chosen than fit, the library fails and is asked again, and nothing of the form is lost @all', async ({
  page,
  faults,
}) => {
  await openAs(page, FORM);
  await view(page).getByRole('textbox', { name: '品牌' }).fill('甬泉二厂');
  faults.add({ call: 'material/getList', body: { code: 500, msg: '素材服务繁忙' }, times: 1 });
  await press(pictures(page), '从素材库选择');
  await expect(picker(page).getByRole('alert')).toContainText('素材服务繁忙');
  await press(picker(page), '重试');
  for (let index = 0; index < 6; index += 1) await picker(page).getByRole('checkbox').nth(index).click();
  await expect(picker(page).getByText('已选 6 / 6')).toBeVisible();
  // It says that it is off, and a press does nothing.
  await expect(picker(page).getByRole('checkbox').nth(6)).toBeDisabled();
  await picker(page).getByRole('checkbox').nth(6).click({ force: true });
  await expect(picker(page).getByRole('checkbox').nth(6)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(pictures(page).getByRole('img')).toHaveCount(4);
  await expect(view(page).getByRole('textbox', { name: '品牌' })).toHaveValue('甬泉二厂');
});

test('the picker works by keys alone, and gives the focus back @all', async ({ page }) => {
  await openAs(page, FORM);
  await pictures(page).getByRole('button', { name: '从素材库选择' }).focus();
  await page.keyboard.press('Enter');
  const cards = picker(page).getByRole('checkbox');
  await expect(cards.first()).toBeVisible();
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(picker(page).getByText('已选 2 / 6')).toBeVisible();
  await picker(page).getByRole('button', { name: '确定' }).press('Enter');
  await expect(pictures(page).getByRole('img')).toHaveCount(6);
  await expect(pictures(page).getByRole('button', { name: '从素材库选择' })).toBeFocused();
});

test('a picture that a form uploads is in the library too @all', async ({ page }) => {
  await openAs(page, FORM);
  await chooseFiles(page, pictures(page).getByText('上传或粘贴'), [picture('form.png')]);
  await expect(pictures(page).getByRole('img')).toHaveCount(5);
  await page.goto(`./#${LIBRARY}?folderId=root`);
  await total(page, 4);
  await expect(material(page, 'form.png')).toBeVisible();
  await expect(folder(page, '未归类')).toHaveAttribute('aria-selected', 'true');
});
