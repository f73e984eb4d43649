import type { Page } from 'playwright/test';
import { expect, openAs, test, view, viewLoaded } from '../support/fixtures';
import { leaveNow } from '../support/forms';
import { listen } from '../support/heard';
import { searchFor } from '../support/list-page';

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).click();

/** All that is said is there, and a second later nothing more. */
async function expectHeard(page: Page, heard: () => Promise<string[]>, texts: (string | RegExp)[]) {
  const all: string[] = [];
  await expect
    .poll(async () => {
      all.push(...(await heard()));
      return all.length;
    })
    .toBeGreaterThanOrEqual(texts.length);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  all.push(...(await heard()));
  // An expression represents the text that it matches.
  const shown = texts.map((text, at) =>
    typeof text === 'string' ? text : text.test(all[at] ?? '') ? all[at] : String(text),
  );
  expect(all).toEqual(shown);
}

test('each page and each result of a list is announced once @browser', async ({ page }) => {
  const heard = await listen(page);
  await openAs(page);
  await viewLoaded(page);
  await heard();
  await goTo(page, '产品列表');
  await expectHeard(page, heard, ['产品列表', '第 1–20 条，共 520 条']);
  await searchFor(page, '名称、货号、型号', 'CDL');
  await expectHeard(page, heard, [/^第 1–\d+ 条，共 \d+ 条$/]);
  await searchFor(page, '名称、货号、型号', 'qqqq');
  await expectHeard(page, heard, ['没有结果']);
  await view(page).getByRole('button', { name: '清空搜索内容' }).click();
  await expectHeard(page, heard, ['第 1–20 条，共 520 条']);
  await view(page).getByRole('button', { name: '第 2 页' }).click();
  await expectHeard(page, heard, ['第 21–40 条，共 520 条']);

  // A form has the focus in its first field: its name is said, not read.
  await view(page).getByRole('table').getByRole('link').first().click();
  await expect(view(page).getByRole('textbox', { name: '产品名称 中文' })).toBeFocused();
  await expectHeard(page, heard, [/泵/]);
  // The menu leads to the first page of the list.
  await goTo(page, '产品列表');
  await expectHeard(page, heard, ['产品列表', '第 1–20 条，共 520 条']);
});

test('a page that completes its own address is announced however soon it is shown @browser', async ({ page }) => {
  const heard = await listen(page);
  await openAs(page);
  await viewLoaded(page);
  await heard();
  // The second time its files and its list are there at once.
  for (const visit of [1, 2]) {
    await test.step(`visit ${visit}`, async () => {
      await page.evaluate(() => (location.hash = '#/BusinessManage/Business'));
      await expect.poll(async () => (await heard()).includes('询盘列表')).toBe(true);
      await expect(view(page).getByRole('heading', { level: 1, name: '询盘列表' })).toBeVisible();
      await goTo(page, '首页');
      // Left for good: a page to which one returns at once has nothing to announce.
      await expect.poll(async () => (await heard()).includes('首页')).toBe(true);
    });
  }
});

test('each reply is announced once, sent or failed @browser', async ({ page, faults }) => {
  const heard = await listen(page);
  await openAs(page);
  await viewLoaded(page);
  await heard();
  await page.evaluate(() => (location.hash = '#/BusinessManage/Business'));
  await expectHeard(page, heard, ['询盘列表', /^第 1–6 条/]);
  const box = view(page).getByRole('textbox', { name: '回复内容' });
  const send = view(page).getByRole('button', { name: '回复', exact: true });
  await box.fill('Thank you, we will quote today.');
  await heard();
  await send.click();
  await expectHeard(page, heard, ['回复 10 秒后发出，可以撤销']);
  await leaveNow(page);
  // The inquiry leaves the list of those that wait.
  await expectHeard(page, heard, ['回复已发送', /^第 1–5 条/]);
  faults.add({ call: 'inquiry/doReply', body: { code: 500, msg: '平台正忙' } });
  await box.fill('One more thing.');
  await heard();
  await send.click();
  await expectHeard(page, heard, ['回复 10 秒后发出，可以撤销']);
  await leaveNow(page);
  await expectHeard(page, heard, ['发送失败：平台正忙']);
});
