import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, test, view } from '../support/fixtures';
import { LIBRARY, chooseFiles, program } from '../support/library-page';
import { LOOKS, openIn } from '../support/looks';

const TEXTS = {
  中文: {
    ...{ upload: '上传', list: '列表', grid: '网格', rename: '重命名', tags: '编辑标签', move: '移动', delete: '删除' },
    ...{ close: '关闭', cancel: '取消', folders: '文件夹', library: '从素材库选择', size: '大小', preview: '查看大图' },
  },
  English: {
    ...{ upload: 'Upload', list: 'List', grid: 'Grid', rename: 'Rename', tags: 'Edit tags', move: 'Move' },
    ...{ delete: 'Delete', close: 'Close', cancel: 'Cancel', folders: 'Folders', library: 'Choose from library' },
    ...{ size: 'Size', preview: 'Enlarge' },
  },
} as const;

for (const look of LOOKS) {
  const t = TEXTS[look.language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');

  test(`no axe violation in the library and its picker, in ${look.language}, ${look.scheme} ${look.tags}`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await openIn(page, `${LIBRARY}?keyword=木箱`, look);
    const table = view(page).getByRole('table');
    await table.getByRole('rowheader').getByRole('button').first().click();
    await expect(view(page).getByRole('complementary').getByRole('heading').first()).toBeVisible();
    await expectSound(page, 'details');
    for (const name of [t.rename, t.tags, t.preview, t.move, t.delete]) {
      await button(page, name).first().click();
      await expect(dialog(page)).toBeVisible();
      await expectSound(page, name);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await chooseFiles(page, button(page, t.upload), [program('plan.png')]);
    await expect(view(page).getByRole('alert')).toBeVisible();
    await table.getByRole('row').first().hover();
    await table.getByRole('checkbox').first().click();
    await expectSound(page, 'upload refused, one chosen');
    await view(page).getByRole('radio', { name: t.list }).check();
    await expectSound(page, 'list');
    await view(page).getByRole('radio', { name: t.grid }).check();
    await button(page, t.size).click();
    await expect(dialog(page)).toBeVisible();
    await expectSound(page, 'size');
    await page.keyboard.press('Escape');
    await page.goto(`./#${LIBRARY}?keyword=none`);
    await expect(table).toHaveCount(0);
    await expectSound(page, 'none match');
    faults.add({ call: 'material/getList', body: { code: 500, msg: '-' } });
    await page.goto(`./#${LIBRARY}?kind=video`);
    await expect(view(page).getByRole('alert').last()).toBeVisible();
    await expectSound(page, 'failed');
    faults.clear();

    await page.goto('./#/ProductAdd?id=10001');
    await view(page).getByRole('button', { name: t.library }).first().click();
    await dialog(page).getByRole('checkbox').first().click();
    await expectSound(page, 'picker');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page, 'picker on a phone');
    await page.keyboard.press('Escape');
    await page.goto(`./#${LIBRARY}`);
    await expect(table).toBeVisible();
    await expectSound(page, 'phone');
    await button(page, t.folders).click();
    await expect(dialog(page)).toBeVisible();
    await expectSound(page, 'folders on a phone');
    await button(page, t.close).last().click();
    await table.getByRole('rowheader').getByRole('button').first().click();
    await expect(dialog(page)).toBeVisible();
    await expectSound(page, 'details on a phone');
  });
}
