import type { Locator, Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { chooseFiles, picture, press, program } from '../support/library-page';
import { message } from '../support/list-page';

const FORM = '/ProductAdd?id=10001';

const text = (page: Page) => view(page).getByRole('textbox', { name: '详细描述 中文' });
const toolbar = (page: Page) => view(page).getByRole('toolbar', { name: '文字格式' }).first();
const settings = (page: Page) => view(page).getByRole('group', { name: '图片设置' });
const saved = (page: Page) => expect(message(page, '保存成功').first()).toBeVisible();
const width = (shown: Locator) => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);

async function openText(page: Page) {
  await openAs(page, FORM);
  await expect(text(page)).toBeVisible();
  await expect(toolbar(page).getByRole('button', { name: '插入图片' })).toBeEnabled();
}

async function insertFile(page: Page, file: ReturnType<typeof picture>) {
  await press(toolbar(page), '插入图片');
  await chooseFiles(page, page.getByRole('menuitem', { name: '上传图片' }), [file]);
}

/** Pastes as a browser does; files are given by name, with the bytes of a picture. */
async function paste(where: Locator, data: Record<string, string>, files: string[] = []) {
  const { buffer } = picture('');
  await where.evaluate(
    (element, [texts, names, base64]) => {
      const transfer = new DataTransfer();
      for (const [type, content] of Object.entries(texts)) transfer.setData(type, content);
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      for (const name of names) transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    },
    [data, files, buffer.toString('base64')] as const,
  );
}

async function lastText(sent: (call: string) => string[]): Promise<string> {
  await expect.poll(() => sent('product/doEdit').length).toBeGreaterThan(0);
  return (JSON.parse(sent('product/doEdit').at(-1) ?? '') as { description: { zh: string } }).description.zh;
}

test('a picture is uploaded into a description, described, sized, moved by keys, saved, and known to the library', async ({
  page,
  sent,
}) => {
  await openText(page);
  await text(page).press('Control+Home');
  await insertFile(page, picture('nameplate.png'));
  // The description is asked for at once.
  const alt = settings(page).getByRole('textbox', { name: '图片说明' });
  await expect(alt).toBeFocused();
  await expect(view(page).getByText('1 张图片缺少说明。')).toBeVisible();
  await page.keyboard.type('水泵铭牌');
  await page.keyboard.press('Enter');
  await expect(view(page).getByText(/缺少说明/)).toHaveCount(0);
  const shown = text(page).getByRole('img', { name: '水泵铭牌' });
  await expect.poll(() => width(shown)).toBe(1);
  await settings(page).getByRole('radio', { name: '中', exact: true }).first().check();
  await settings(page).getByRole('radio', { name: '右' }).check();
  await expectSound(page, 'a picture in a text');
  await text(page).press('Alt+ArrowDown');
  await press(view(page), '保存');
  await saved(page);
  const html = await lastText(sent);
  expect(html).toMatch(
    /^<.+<img src="files\/[\da-f-]{36}\/nameplate\.png" alt="水泵铭牌" class="picture-medium picture-end">/,
  );
  await page.reload();
  // Pictures far below are not loaded.
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => width(shown)).toBe(1);
  await page.goto('./#/Product/Catalogs?keyword=nameplate');
  await view(page)
    .getByRole('row', { name: /nameplate/ })
    .getByRole('rowheader')
    .getByRole('button')
    .click();
  await expect(
    view(page)
      .getByRole('complementary')
      .getByRole('link', { name: /CDL32-80/ }),
  ).toBeVisible();
});

test('a failed upload is retried in its place, and nothing is saved by half', async ({ page, faults, sent }) => {
  await openText(page);
  faults.add({ call: 'file/upload', body: { code: 500, msg: '存储繁忙' } });
  await insertFile(page, picture('flange.png'));
  await expect(text(page).getByRole('alert')).toContainText('存储繁忙');
  await press(view(page), '保存');
  await expect(view(page).getByRole('alert').filter({ hasText: '1 张图片还未上传完成' }).first()).toBeVisible();
  expect(sent('product/doEdit')).toEqual([]);
  faults.clear();
  await text(page).getByRole('button', { name: '重新上传 flange.png' }).click();
  await expect(text(page).getByRole('alert')).toHaveCount(0);
  await insertFile(page, program('plan.png'));
  await expect(text(page).getByRole('alert')).toContainText('plan.png 不是图片');
  await text(page).getByRole('button', { name: '移除 plan.png' }).click();
  await expect(text(page).getByRole('alert')).toHaveCount(0);
  await press(view(page), '保存');
  await saved(page);
  expect(await lastText(sent)).toMatch(/flange\.png/);
});

test('a picture that is uploaded while the source is typed in changes nothing else of it', async ({
  page,
  faults,
  sent,
}) => {
  await openText(page);
  await text(page).press('Control+Home');
  faults.play('late', 'file/upload', { delay: 4000 });
  await insertFile(page, picture('valve.png'));
  await expect(text(page).getByRole('status')).toBeVisible();
  await press(toolbar(page), 'HTML 源代码');
  const source = view(page).getByRole('textbox', { name: '详细描述 中文' });
  const typed = (await source.inputValue()).match(/<img[^>]*>/)?.[0] ?? '';
  await source.fill(`${typed}<p>只有这一句</p>`);
  await expect(source).toHaveValue(/src="files\/[^"]+\/valve\.png"/);
  await expect(source).toHaveValue(/只有这一句/);
  await press(view(page), '保存');
  await saved(page);
  expect(await lastText(sent)).toMatch(/^<img src="files\/[^"]+\/valve\.png"[^>]*><p>只有这一句<\/p>$/);
});

test('a screenshot, a Word text and a page are pasted: what can be read is uploaded, the rest is named', async ({
  page,
  sent,
}) => {
  await openText(page);
  await text(page).press('Control+End');
  await paste(text(page), {}, ['image.png']);
  await expect(text(page).getByRole('img')).toHaveCount(1);
  // The text goes on after it.
  await page.keyboard.type('泵的截图');
  const { buffer } = picture('');
  const rtf = `{\\rtf1{\\*\\shppict{\\pict\\pngblip ${buffer.toString('hex')}}}}`;
  const word =
    '<p class="MsoNormal" style="margin:0">Word 文字<img src="file:///C:/Temp/clip_image001.png" alt="剖面图"></p>';
  await paste(text(page), { 'text/html': word, 'text/rtf': rtf });
  await expect(text(page).getByRole('img', { name: '剖面图' })).toBeVisible();
  const data = `data:image/png;base64,${buffer.toString('base64')}`;
  await paste(text(page), {
    'text/html': `<p>网页</p><img src="${data}" alt="曲线"><img src="file:///C:/lost.png" alt="丢失的图">`,
  });
  await expect(text(page).getByRole('img', { name: '曲线' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '1 张图片未添加：丢失的图' })).toBeVisible();
  await expect(text(page).getByRole('img')).toHaveCount(3);
  await expect(text(page).getByRole('progressbar')).toHaveCount(0);
  await press(view(page), '保存');
  await saved(page);
  const html = await lastText(sent);
  expect(html).not.toMatch(/data:|file:|style=|Mso|data-upload/);
  expect(html.match(/<img src="files\//g)).toHaveLength(3);
});

test('pictures come from the library; a table is made, left by keys; the source is sanitised', async ({
  page,
  sent,
}) => {
  await openText(page);
  await text(page).press('Control+Home');
  await press(toolbar(page), '插入图片');
  await page.getByRole('menuitem', { name: '从素材库选择' }).click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  await picker.getByRole('checkbox').first().click();
  await press(picker, '确定');
  await expect(text(page).getByRole('img')).toHaveCount(1);
  await settings(page).getByRole('textbox', { name: '图片说明' }).fill('包装');
  await text(page).press('Control+End');
  await press(toolbar(page), '插入表格');
  const table = text(page).getByRole('table').last();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.type('流量');
  await page.keyboard.press('Tab');
  await page.keyboard.type('扬程');
  await page.keyboard.press('Tab');
  await press(view(page).getByRole('toolbar', { name: '表格设置' }), '下方插入行');
  await expect(table.getByRole('row')).toHaveCount(4);
  await press(view(page).getByRole('toolbar', { name: '表格设置' }), '删除列');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expectSound(page, 'a table in a text');
  await press(toolbar(page), 'HTML 源代码');
  const source = view(page).getByRole('textbox', { name: '详细描述 中文' });
  await source.fill('<h2>参数</h2><p onclick="x()" style="color:red">流量<script>x()</script></p><p><em>见图</em></p>');
  await press(toolbar(page), 'HTML 源代码');
  await expect(text(page).getByRole('heading', { name: '参数' })).toBeVisible();
  await press(view(page), '保存');
  await saved(page);
  expect(await lastText(sent)).toBe('<h2>参数</h2><p>流量</p><p><em>见图</em></p>');
});
