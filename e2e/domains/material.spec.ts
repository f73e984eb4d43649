import { expect, openAs, test, view } from '../support/fixtures';
import {
  LIBRARY,
  OTHER_PNG,
  chooseFiles,
  details,
  folder,
  material,
  materials,
  openDetails,
  picture,
  press,
  program,
} from '../support/library-page';
import { address, expectAddress, filter, message, range, rows, searchFor, total } from '../support/list-page';

/** In use by products, and in no use. */
const USED = '木箱包装.jpg';
const FREE = '价格表 FOB 宁波.xlsx';

test('what is uploaded into a folder is there after a reload, with its new name and tags', async ({ page, faults }) => {
  await openAs(page, LIBRARY);
  await folder(page, '待整理').click();
  await total(page, 2);
  faults.add({ call: 'file/upload', body: { code: 500, msg: '存储服务繁忙' }, times: 1 });
  await chooseFiles(page, view(page).getByRole('button', { name: '上传', exact: true }), [
    picture('pump.png'),
    program('plan.png'),
  ]);
  const uploads = view(page).getByRole('region', { name: '上传列表' });
  await expect(uploads.getByRole('alert').filter({ hasText: 'pump.png 上传失败：存储服务繁忙' })).toBeVisible();
  await expect(uploads.getByRole('alert').filter({ hasText: '不支持 plan.png 的文件类型' })).toBeVisible();
  await expect(uploads.getByRole('status')).toHaveText('2 个文件上传失败');
  // Another folder is opened meanwhile: the file goes where it was chosen for.
  await folder(page, '博客配图').click();
  await press(uploads, '移除 plan.png');
  await press(uploads, '重新上传 pump.png');
  await expect(message(page, '已上传 1 个文件')).toBeVisible();
  await expect(uploads).toHaveCount(0);
  await folder(page, '待整理').click();
  await total(page, 3);
  await openDetails(page, 'pump.png');

  faults.add({ call: 'material/doRename', body: { code: 500, msg: '请稍后再试' }, times: 1 });
  await press(details(page), '重命名');
  const dialog = page.getByRole('dialog', { name: '重命名' });
  const name = dialog.getByRole('textbox', { name: '名称' });
  await expect(name).toBeFocused();
  await name.fill('多级泵 剖面.png');
  await press(dialog, '确定');
  await expect(dialog.getByRole('alert')).toHaveText('请稍后再试');
  await expect(name).toHaveValue('多级泵 剖面.png');
  await press(dialog, '确定');
  await expect(dialog).toHaveCount(0);
  await press(details(page), '编辑标签');
  const tags = page.getByRole('dialog', { name: '编辑标签' });
  await tags.getByRole('combobox').fill('新品');
  await tags.getByRole('combobox').press('Enter');
  await press(tags, '确定');
  await expect(tags).toHaveCount(0);

  await page.reload();
  await expect(material(page, '多级泵 剖面.png')).toBeVisible();
  await expect(details(page).getByRole('heading', { name: '多级泵 剖面.png' })).toBeVisible();
  await details(page).getByRole('link', { name: '新品' }).click();
  await total(page, 1);
});

test('filters are in the address under the names of the calls, and a reload gives the same rows', async ({ page }) => {
  await openAs(page, LIBRARY);
  await total(page, 133);
  await folder(page, '视频').click();
  await filter(page, '类型', (dialog) => dialog.getByRole('radio', { name: '视频' }).click());
  await filter(page, '大小', (dialog) => dialog.getByRole('textbox', { name: '最小（MB）' }).fill('30.5'));
  await filter(page, '使用情况', (dialog) => dialog.getByRole('radio', { name: '未使用' }).click());
  await press(view(page), '排序：上传时间');
  await page.getByRole('menuitemradio', { name: '大小，升序' }).click();
  const asked = [
    ['folderId', 'f15'],
    ['kind', 'video'],
    ['sizeMin', '31981568'],
    ['used', 'false'],
    ['sort', 'size'],
    ['order', 'asc'],
  ];
  await expectAddress(page, asked);
  await total(page, 5);
  const found = await rows(page, '素材管理');
  expect(found[0]).toContain('CDL 装配过程.mp4');
  await page.reload();
  await expect.poll(() => rows(page, '素材管理')).toEqual(found);
  await expect(folder(page, '视频')).toHaveAttribute('aria-selected', 'true');
  await press(view(page), '清除类型');
  await press(view(page), '重置');
  await expectAddress(page, []);
  await searchFor(page, '文件名、标签', '证书');
  await total(page, 6);
  await filter(page, '标签', (dialog) => dialog.getByRole('textbox', { name: '标签' }).fill('防爆'));
  await total(page, 1);
  expect(address(page)).toEqual([
    ['keyword', '证书'],
    ['tag', '防爆'],
  ]);
});

test('a file that is not what its name says is refused with the reason; a picture goes without its place', async ({
  page,
  sent,
}) => {
  const marked = (name: string, bytes: string) => ({ name, mimeType: '', buffer: Buffer.from(bytes, 'latin1') });
  const jpeg = `\xff\xd8\xff\xe1\0\x18Exif\0\0GPS 29.8683 N\xff\xda\0\x02coded\xff\xd9`;
  await openAs(page, LIBRARY);
  const upload = view(page).getByRole('button', { name: '上传', exact: true });
  await chooseFiles(page, upload, [
    marked('空.png', ''),
    marked('x.png.exe', '\x89PNG'),
    marked('y.pdf', '\x89PNG'),
    marked('码头.jpg', jpeg),
  ]);
  await expect(page.getByText('空.png 是空文件，请重新选择。').first()).toBeVisible();
  await expect(page.getByText('x.png.exe 有两个扩展名，请改名后再试。').first()).toBeVisible();
  await expect(page.getByText('y.pdf 的扩展名与内容不符，请改成正确的扩展名后再试。').first()).toBeVisible();
  await expect(material(page, '码头.jpg')).toBeVisible();
  const [body, ...more] = sent('file/upload');
  expect(more).toEqual([]);
  expect(body).not.toContain('GPS');
});

test('what is in use is deleted after a question that says where, and comes back', async ({ page, sent }) => {
  await openAs(page, `${LIBRARY}?keyword=木箱`);
  await total(page, 1);
  await openDetails(page, USED);
  const uses = details(page).getByRole('listitem');
  await expect(uses.first().getByRole('link')).toHaveAttribute('href', /#\/ProductAdd\?id=/);
  const count = await uses.count();
  await press(details(page), '删除');
  const dialog = page.getByRole('dialog', { name: `“${USED}”正在使用，仍要删除？` });
  await expect(dialog.getByRole('listitem')).toHaveCount(count);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /#\/ProductAdd\?id=/);
  await expect(dialog.getByRole('button', { name: '取消' })).toBeFocused();
  await press(dialog, '取消');
  await expect(material(page, USED)).toBeVisible();
  await press(details(page), '删除');
  await press(dialog, '仍然删除 1 项');
  await expect(material(page, USED)).toHaveCount(0);
  await expect(details(page)).toHaveCount(0);
  expect(sent('material/doDelete').map((body) => JSON.parse(body).force)).toEqual([undefined, undefined, true]);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(material(page, USED)).toBeVisible();
  await page.reload();
  await expect(material(page, USED)).toBeVisible();
});

test('several are moved to a folder by the dialog, and back by undo', async ({ page, faults }) => {
  await openAs(page, `${LIBRARY}?folderId=f21`);
  await total(page, 2);
  for (const name of ['手机拍摄 0312.mp4', '装箱单 2026-02.xlsx']) {
    await material(page, name).hover();
    await material(page, name).getByRole('checkbox').click();
  }
  const bulk = view(page).getByRole('toolbar', { name: '批量操作' });
  await expect(bulk).toContainText('已选 2 项');
  faults.add({ call: 'material/doMove', body: { code: 500, msg: '移动失败' }, times: 1 });
  await press(bulk, '移动');
  const dialog = page.getByRole('dialog', { name: '移动 2 项素材' });
  await expect(dialog.getByRole('treeitem', { name: '待整理' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('treeitem', { name: '博客配图' }).click();
  await press(dialog, '移动');
  await expect(dialog.getByRole('alert')).toContainText('移动失败');
  await expect(dialog.getByRole('treeitem', { name: '博客配图' })).toHaveAttribute('aria-selected', 'true');
  await press(dialog, '移动');
  await expect(message(page, '已将 2 项移到“博客配图”')).toBeVisible();
  await expect(materials(page)).toHaveCount(0);
  await expect(bulk).toHaveCount(0);
  await folder(page, '博客配图').click();
  await expect(material(page, '装箱单 2026-02.xlsx')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(material(page, '装箱单 2026-02.xlsx')).toHaveCount(0);
  await folder(page, '待整理').click();
  await total(page, 2);
  await page.reload();
  await total(page, 2);
});

test('materials are dragged to a folder, with all that are chosen @all', async ({ page }) => {
  await openAs(page, `${LIBRARY}?folderId=root`);
  await total(page, 3);
  await material(page, FREE).hover();
  await material(page, FREE).getByRole('checkbox').click();
  await material(page, '外贸合同模板.docx').getByRole('checkbox').click();
  await material(page, FREE).getByRole('rowheader').dragTo(folder(page, '待整理'));
  await expect(message(page, '已将 2 项移到“待整理”')).toBeVisible();
  await total(page, 1);
});

test('files dropped on the page and pasted ones are uploaded @all', async ({ page }) => {
  await openAs(page, `${LIBRARY}?folderId=f21`);
  await total(page, 2);
  for (const [kind, name, buffer] of [
    ['drop', 'dropped.png', picture('').buffer],
    ['paste', 'pasted.png', OTHER_PNG],
  ] as const) {
    const bytes = buffer.toString('base64');
    const event = await page.evaluateHandle(
      ([what, file, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(content), (c) => c.charCodeAt(0))], file, { type: 'image/png' }));
        return what === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      },
      [kind, name, bytes] as const,
    );
    await page.evaluate((fired) => document.body.dispatchEvent(fired), event);
    await expect(material(page, name)).toBeVisible();
  }
  await total(page, 4);
});

test('a full library says so and takes nothing more @all', async ({ page, faults, sent }) => {
  const limit = 5 * 1024 ** 3;
  faults.add({ call: 'material/getQuota', body: { code: 200, data: { used: limit * 0.95, limit } } });
  await openAs(page, LIBRARY);
  await expect(view(page).getByText('存储空间即将用完，还剩 256 MB。')).toBeVisible();
  faults.clear();
  faults.add({ call: 'material/getQuota', body: { code: 200, data: { used: limit, limit } } });
  await page.reload();
  await expect(view(page).getByText('存储空间已用完，无法上传。')).toBeVisible();
  await chooseFiles(page, view(page).getByRole('button', { name: '上传', exact: true }), [picture('pump.png')]);
  await expect(view(page).getByRole('alert').filter({ hasText: '存储空间不足，pump.png 无法上传' })).toBeVisible();
  expect(sent('file/upload')).toEqual([]);
  // Room was made.
  faults.clear();
  await page.getByRole('banner').getByRole('button', { name: '刷新', exact: true }).click();
  await expect(view(page).getByText('存储空间已用完，无法上传。')).toHaveCount(0);
  await press(view(page), '重新上传 pump.png');
  await expect(message(page, '已上传 1 个文件')).toBeVisible();
});

test('folders are made, named, moved and deleted, and nothing in them is lost @all', async ({ page, faults }) => {
  await openAs(page, LIBRARY);
  await total(page, 133);
  await press(view(page), '新建文件夹');
  const field = view(page).getByRole('textbox', { name: '文件夹名称' });
  faults.add({ call: 'materialFolder/doEdit', body: { code: 500, msg: '请稍后再试' }, times: 1 });
  await field.fill('春季新品');
  await field.press('Enter');
  await expect(view(page).getByRole('alert').filter({ hasText: '请稍后再试' })).toBeVisible();
  await expect(field).toHaveValue('春季新品');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await folder(page, '春季新品').click();
  await folder(page, '春季新品').press('F2');
  await field.fill('产品图');
  await field.press('Enter');
  await expect(view(page).getByRole('alert').filter({ hasText: '已有同名文件夹' })).toBeVisible();
  await field.fill('秋季新品');
  await field.press('Enter');
  await expect(folder(page, '秋季新品')).toBeVisible();
  await folder(page, '秋季新品').press('Shift+F10');
  await page.getByRole('menuitem', { name: '移动到…' }).click();
  const move = page.getByRole('dialog', { name: '移动“秋季新品”' });
  await move.getByRole('treeitem', { name: '视频', exact: true }).click();
  await press(move, '移动');
  await expect(folder(page, '秋季新品')).toHaveAttribute('aria-level', '2');
  await folder(page, '视频').press('Delete');
  const asked = page.getByRole('dialog', { name: '删除文件夹“视频”？' });
  await expect(asked).toContainText('2 个子文件夹');
  await press(asked, '删除文件夹');
  await expect(folder(page, '视频')).toHaveCount(0);
  await expect(folder(page, '秋季新品')).toHaveAttribute('aria-level', '1');
  await message(page, '视频').getByRole('button', { name: '撤销' }).click();
  await expect(folder(page, '视频')).toBeVisible();
  await page.reload();
  await total(page, 133);
  await folder(page, '视频').press('ArrowRight');
  await expect(folder(page, '秋季新品')).toHaveAttribute('aria-level', '2');
});

test('the list shows what the cards show, is kept on this device, and acts on one row @all', async ({ page }) => {
  await openAs(page, `${LIBRARY}?kind=document`);
  await total(page, 20);
  await view(page).getByRole('radio', { name: '列表' }).check();
  await materials(page).getByRole('columnheader', { name: '名称' }).getByRole('button').click();
  await expect(materials(page).getByRole('columnheader', { name: '名称' })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(materials(page).getByRole('columnheader', { name: '大小' })).toBeVisible();
  const row = material(page, FREE);
  await row.getByRole('button', { name: FREE }).click();
  await expect(details(page).getByText('application/vnd.openxmlformats')).toBeVisible();
  await press(details(page), '关闭');
  await expect(row.getByRole('button', { name: FREE })).toBeFocused();
  await row.hover();
  await press(row, '删除');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();
  await expect(range(page)).toHaveText(/共 20 条$/);
});

test('the cards are gone through, chosen and acted on by keys @all', async ({ page }) => {
  await openAs(page, `${LIBRARY}?kind=video`);
  await total(page, 10);
  const cards = materials(page).getByRole('rowheader').getByRole('button');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = await cards.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  expect(below).toBeGreaterThan(3);
  await page.keyboard.press('ArrowUp');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(view(page).getByRole('toolbar', { name: '批量操作' })).toContainText('已选 1 项');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: '名称' })).toBeFocused();
  await page.keyboard.type('第一段');
  await page.keyboard.press('Enter');
  await expect(cards.first()).toContainText('第一段.mp4');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Delete');
  await total(page, 9);
  await expect(cards.first()).toBeFocused();
});

for (const features of [undefined, []]) {
  const place = features ? 'by name and size' : 'by its content';
  test.describe(`a file that the library has, ${place}`, () => {
    test.use({ features });

    test('is named, and the one there is taken, or it is uploaded all the same', async ({ page, sent }) => {
      await openAs(page, LIBRARY);
      await folder(page, '待整理').click();
      await total(page, 2);
      const choose = (name: string) =>
        chooseFiles(page, view(page).getByRole('button', { name: '上传', exact: true }), [picture(name)]);
      const uploads = view(page).getByRole('region', { name: '上传列表' });
      await choose('pump.png');
      await total(page, 3);
      await expect(uploads).toHaveCount(0);
      expect(sent('material/doEdit')).toHaveLength(1);
      const again = features ? 'pump.png' : 'copy.png';
      await choose(again);
      await expect(uploads.getByRole('alert')).toHaveText(new RegExp(`${again} 与素材库里的“pump.png”是同一个文件`));
      await expect(uploads.getByRole('status')).toHaveText('1 个文件素材库里已有');
      expect(sent('file/upload')).toHaveLength(1);
      await press(uploads, `用已有的，不上传 ${again}`);
      await expect(uploads).toHaveCount(0);
      await expect(details(page).getByRole('heading', { name: 'pump.png' })).toBeVisible();
      await choose(again);
      await press(uploads, `仍然上传 ${again}`);
      await total(page, 4);
      expect(sent('file/upload')).toHaveLength(2);
    });
  });
}
