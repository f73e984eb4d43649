import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import { HOSTILE_TEXTS, mixedTexts } from '../support/hostile-texts';
import { table } from '../support/list-page';

const NOTICES = 'notice/getList';
const panel = (page: Page) => page.getByRole('dialog', { name: '通知' });
const answer = (list: object[]) => ({ code: 200, msg: '', data: { list, total: list.length } });

/** What must be nowhere in the panel, whoever wrote it. */
const FORBIDDEN =
  'script, style, iframe, frame, object, embed, form, input, textarea, template, base, meta, link, video, audio, math, dialog, [id*=config], [name], [srcset], [ping], [background], [onerror], [onload], [onclick], [onfocus], a[href^="javascript" i], a[href^="data:" i]';

test('a thousand hostile notices run nothing, ask for nothing, and leave the panel working', async ({
  page,
  faults,
}) => {
  test.slow();
  const requests: string[] = [];
  let dialogs = 0;
  page.on('request', (request) => requests.push(new URL(request.url()).host));
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openAs(page);
  const known = new Set(requests);
  const texts = mixedTexts(1000);
  const list = texts.map((notice, id) => ({
    id: String(id),
    image: '',
    notice: id % 10 === 9 ? `<p>可读 ${id}</p>` : notice,
    email: `邮件 ${id}`,
  }));
  faults.add({ call: NOTICES, body: answer(list) });
  await page.getByRole('button', { name: /^通知/ }).click();
  await panel(page).getByRole('tab', { name: '通知' }).click();
  const rows = panel(page).getByRole('list').first();
  // More rows are rendered whenever their end is near.
  await expect(async () => {
    await rows.press('End');
    await expect(panel(page).getByText('可读 999', { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(panel(page).getByText(/^可读 \d+$/)).toHaveCount(100);
  const found = await panel(page).evaluate((root, names) => root.querySelectorAll(names).length, FORBIDDEN);
  expect(found).toBe(0);
  await panel(page).getByText('可读 509', { exact: true }).scrollIntoViewIfNeeded();
  await panel(page).getByRole('tab', { name: '邮件' }).click();
  await expect(panel(page).getByText('邮件 7', { exact: true })).toBeVisible();
  faults.clear();
  faults.add({ call: NOTICES, body: answer([{ id: '1', image: '', notice: '好', email: '' }]) });
  await panel(page).getByRole('button', { name: '清空消息' }).click();
  await expect(page.getByRole('status').filter({ hasText: '清空消息成功' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^首页/);
  expect(dialogs).toBe(0);
  expect(requests.filter((host) => !known.has(host))).toEqual([]);
});

test('the same texts do run where nobody cleans them @browser', async ({ browser }) => {
  const bare = await browser.newPage();
  await bare.route('**/*', (route) => route.abort());
  let dialogs = 0;
  bare.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const text of HOSTILE_TEXTS.filter((one) => one.includes('alert(')))
    await bare.setContent(text, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => dialogs).toBeGreaterThan(20);
  await bare.close();
});

test('a picture of a foreign host is named instead of asked for, and opens beside the client', async ({
  page,
  site,
  faults,
}) => {
  site.config.pictureHosts = ['cdn.example'];
  const requests: string[] = [];
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
  await page.context().route(/^https:\/\/(cdn|track)\.example\//, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'image/gif', body: pixel });
  });
  const notice =
    '<p>运费<img src="https://cdn.example/a.gif" alt="航线图"><img src="https://track.example/p.gif?u=1" alt="优惠"></p>';
  faults.add({
    call: NOTICES,
    body: answer([{ id: '1', image: 'https://track.example/face.gif', notice, email: '' }]),
  });
  await openAs(page);
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect(panel(page).getByRole('img', { name: '航线图' })).toBeVisible();
  const instead = panel(page).getByRole('link', { name: '来自 track.example 的图片 · 优惠 显示' });
  await expect(instead).toBeVisible();
  expect(requests).toEqual(['https://cdn.example/a.gif']);
  const opened = page.waitForEvent('popup');
  await instead.click();
  await (await opened).waitForURL('https://track.example/p.gif?u=1');
});

test('rows that cannot be read are left out, counted, and take no other along', async ({ page, faults }) => {
  const at = '2026-01-01T00:00:00Z';
  const good = {
    id: '1',
    version: 1,
    createdAt: at,
    updatedAt: at,
    title: { zh: '好泵' },
    sku: 'P-1',
    status: 'online',
  };
  const odd = {
    ...good,
    id: '2',
    title: { zh: '怪泵' },
    brand: null,
    keywords: 'pump',
    pricing: 7,
    images: [null, 5],
    stats: null,
  };
  const list = [good, odd, { ...good, id: 3 }, null];
  faults.add({ call: 'product/getList', body: { code: 200, data: { list, total: 4 } } });
  await openAs(page, '/Product/Product');
  await expect(table(page, '产品列表').getByRole('link', { name: /好泵|怪泵/ })).toHaveCount(2);
  await expect(view(page).getByText('有 2 行数据无法读取，未显示')).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(view(page).getByText('2 rows couldn’t be read')).toBeVisible();
});
