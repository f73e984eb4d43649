import { MEGABYTE } from '../../lib/util/files/megabyte';
import { expect, openAs, test, view } from '../support/fixtures';
import { LIBRARY, chooseFiles, materials, program } from '../support/library-page';
import { message } from '../support/list-page';
import { photo, POSITION, uploaded } from '../support/photos';

const LIMIT = 5 * MEGABYTE;
/** What phones make: two that lie on their side, and a picture of a screen. */
const PHOTOS = [
  { name: 'IMG_0001.jpg', width: 3400, height: 2550, orientation: 6 },
  { name: 'IMG_0002.JPG', width: 2700, height: 2025, orientation: 8 },
  { name: 'Screenshot.png', width: 1700, height: 2000 },
] as const;

test('photos of a phone above the limit are compressed, upright and without their place @lane', async ({ page }) => {
  test.slow();
  await openAs(page, '/ProductAdd');
  const files = await Promise.all(PHOTOS.map((one) => photo(page, one)));
  const sizes = files.map(({ buffer }) => buffer.length / MEGABYTE);
  expect(Math.min(...sizes)).toBeGreaterThan(3);
  expect(sizes.filter((size) => size > 5)).toHaveLength(2);
  const pictures = view(page).getByRole('group', { name: /^产品图片/ });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByText('上传或粘贴').click();
  await (await chooser).setFiles([program('plan.png'), ...files]);
  await expect(message(page, /^2 张图片已压缩：[\d.]+ MB → [\d.]+ MB$/)).toBeVisible();
  await expect(pictures.getByRole('img')).toHaveCount(3);
  // What is refused is named, and takes no place.
  await expect(pictures.getByRole('alert')).toHaveText(/plan\.png 不是图片/);
  await expect(view(page).getByText(/未添加/)).toHaveCount(0);
  for (const img of await pictures.getByRole('img').all()) {
    const sent = await uploaded(page, await img.evaluate((one: HTMLImageElement) => one.src));
    expect(sent).toMatchObject({ upright: true, type: 'image/jpeg' });
    expect(sent.size).toBeLessThanOrEqual(LIMIT);
    expect(sent.text).not.toContain(POSITION);
  }
});

test('the library takes a large photo as JPEG, and says in words how to export one of a phone', async ({ page }) => {
  await openAs(page, LIBRARY);
  const large = await photo(page, PHOTOS[2]);
  const heic = { name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x20ftypheic', 'latin1') };
  await chooseFiles(page, view(page).getByRole('button', { name: '上传', exact: true }), [large, heic]);
  await expect(message(page, /^Screenshot\.png 已压缩：[\d.]+ MB → [\d.]+ MB$/)).toBeVisible();
  const uploads = view(page).getByRole('region', { name: '上传列表' });
  await expect(uploads.getByRole('alert')).toHaveText(/IMG_0003\.HEIC .*请导出为 JPG/);
  await expect(materials(page).getByRole('row', { name: 'Screenshot.jpg' })).toBeVisible();
});
