import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { shopDay } from '../support/clock';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectAddress, filter, message, rows, searchFor, table, total } from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const LIST = '/Blogs/Blogs';
const NAME = '博客列表';
const EDIT = 'blog/doEdit';

const row = (page: Page, text: string) => table(page, NAME).getByRole('row', { name: text });
const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();
const stateTab = (page: Page, name: RegExp) => view(page).getByRole('tab', { name });
const linked = (page: Page) => view(page).getByRole('list', { name: '已选' }).getByRole('listitem');
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click();
const heading = (page: Page) => view(page).getByRole('heading', { level: 1, name: '新博客文章', exact: true });

/** A moment so many days ahead, as the field for it takes it. */
const ahead = (days: number) => `${shopDay(days)}T09:30`;

/** Opens the form over the first post of a state. */
async function openFirst(page: Page, status: string) {
  await openAs(page, `${LIST}?status=${status}`);
  const link = table(page, NAME).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(field(page, '标题 中文')).toHaveValue(title);
  return title;
}

async function write(page: Page, language: '中文' | 'English', text: string) {
  await field(page, `正文 ${language}`).click();
  await page.keyboard.type(text);
}

test('a post with products is scheduled, and is there after a reload and in the list', async ({ page, sent }) => {
  await openAs(page, LIST);
  await press(page, '新增');
  await expect(heading(page)).toBeVisible();
  await field(page, '标题 中文').fill('冬季泵房防冻清单');
  await field(page, '标题 English').fill('Frost check list for pump rooms');
  await field(page, '摘要').fill('停机前排空，保温，试运行。');
  await view(page).getByRole('combobox', { name: '主题' }).fill('安装维护');
  await view(page).getByRole('combobox', { name: '标签' }).fill('防冻');
  await page.keyboard.press('Enter');
  await write(page, '中文', '入冬前先排空泵腔。');
  await expect(view(page).getByText('8 字 · 阅读约 1 分钟')).toBeVisible();

  await press(page, '添加产品');
  const picker = page.getByRole('dialog', { name: '选择产品' });
  await picker.getByRole('textbox', { name: '名称、货号、型号' }).fill('潜水');
  await page.keyboard.press('Enter');
  const options = picker.getByRole('option');
  await expect(options.first()).toContainText('潜水');
  const names = await options.getByText(/潜水/).allTextContents();
  await options.nth(1).click();
  await picker.getByRole('listbox').press('Home');
  await page.keyboard.press('Space');
  await expect(picker.getByRole('status')).toHaveText('已选 2 项');
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(view(page).getByRole('button', { name: '添加产品' })).toBeFocused();
  await expect(linked(page)).toHaveText([new RegExp(names[1]!), new RegExp(names[0]!)]);
  await press(page, `上移 ${names[0]!}`);

  // Without a time, and with one that has passed, nothing is sent.
  await expect(view(page).getByRole('button', { name: '发布', exact: true })).toBeVisible();
  await view(page).getByLabel('发布时间').fill('2020-01-01T09:30');
  await expect(view(page).getByRole('button', { name: '发布', exact: true })).toHaveCount(0);
  await press(page, '定时发布');
  await expect(view(page).getByLabel('发布时间')).toHaveAccessibleDescription('请选择将来的时间。');
  expect(sent(EDIT)).toEqual([]);
  await view(page).getByLabel('发布时间').fill(ahead(20));
  await expect(view(page).getByText(/（UTC.*），即 UTC \d{4}/)).toBeVisible();
  await press(page, '定时发布');
  await expect(message(page, '已设为定时发布')).toBeVisible();
  await expect(page).toHaveURL(/#\/BlogsAdd\?id=\d+$/);
  const local = await view(page).getByLabel('发布时间').inputValue();
  const body = JSON.parse(sent(EDIT)[0]!) as { publishAt: string; status: string };
  expect(body).toMatchObject({ status: 'scheduled', publishAt: expect.stringMatching(/Z$/) });
  expect(await page.evaluate((text) => new Date(text).toISOString(), local)).toBe(body.publishAt);

  await page.reload();
  await expect(field(page, '标题 中文')).toHaveValue('冬季泵房防冻清单');
  await expect(field(page, '正文 中文')).toHaveText('入冬前先排空泵腔。');
  await expect(linked(page)).toHaveText([new RegExp(names[0]!), new RegExp(names[1]!)]);
  await expect(view(page).getByLabel('发布时间')).toHaveValue(local);
  await menu(page, NAME);
  await stateTab(page, /^定时发布/).click();
  await expect(row(page, '冬季泵房防冻清单')).toContainText(/Frost check list.*安装维护.*防冻.*定时发布.*UTC/);
});

test('what is searched and filtered is in the address, and a reload shows the same rows', async ({ page }) => {
  await openAs(page, LIST);
  await filter(page, '主题', (dialog) => dialog.getByRole('checkbox', { name: '选型指南' }).check());
  await filter(page, '语言', (dialog) => dialog.getByRole('radio', { name: '有英文正文' }).check());
  await searchFor(page, '标题、摘要、正文', '泵');
  await stateTab(page, /^已发布/).click();
  await view(page).getByRole('button', { name: '浏览', exact: true }).click();
  const wanted = [
    ['topic', '选型指南'],
    ['language', 'en'],
    ['keyword', '泵'],
    ['status', 'published'],
    ['sort', 'views'],
  ];
  await expectAddress(page, wanted);
  await expect(table(page, NAME).getByRole('columnheader', { name: '浏览' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(table(page, NAME)).not.toHaveAttribute('aria-busy', 'true');
  const before = await rows(page, NAME);
  expect(before.length).toBeGreaterThan(3);
  await expect(table(page, NAME).getByRole('row').filter({ hasText: '选型指南' })).toHaveCount(before.length);
  await page.reload();
  await expect(table(page, NAME).getByRole('rowheader')).toHaveCount(before.length);
  expect(await rows(page, NAME)).toEqual(before);
  await expectAddress(page, wanted);
});

test('a save that fails keeps what is typed and says why; what the platform refuses is shown beside its field', async ({
  page,
  faults,
}) => {
  await openFirst(page, 'published');
  await field(page, '标题 中文').fill('改过的标题');
  faults.add({ call: EDIT, body: { code: 500, msg: '内容审核暂停' }, times: 1 });
  await press(page, '保存');
  await expect(page.getByRole('alert').filter({ hasText: '内容审核暂停' })).toBeVisible();
  await expect(field(page, '标题 中文')).toHaveValue('改过的标题');
  const errors = { 'title.zh': '标题含有禁用词', 'seo.slug': '别名已被使用' };
  faults.add({ call: EDIT, body: { code: 422, msg: '', data: { errors } }, times: 1 });
  await press(page, '保存');
  const summary = view(page).getByRole('alert').filter({ hasText: '2 处有误' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: '标题 中文：标题含有禁用词' }).click();
  await summary.getByRole('link', { name: '网址别名：别名已被使用' }).click();
  await expect(field(page, '网址别名')).toBeFocused();
  await expect(field(page, '标题 中文')).toHaveAccessibleDescription('标题含有禁用词');
  await field(page, '网址别名').fill('free-name');
  await field(page, '标题 中文').fill('又改过的标题');
  await press(page, '保存');
  await expect(message(page, '保存成功')).toBeVisible();
  await page.reload();
  await expect(field(page, '标题 中文')).toHaveValue('又改过的标题');
  await expect(field(page, '网址别名')).toHaveValue('free-name');
});

test('a post is hidden from the list and shown again by undo; several are hidden and deleted together', async ({
  page,
}) => {
  await openAs(page, `${LIST}?status=published`);
  await expect(table(page, NAME).getByRole('rowheader').first()).toBeVisible();
  const count = async () => Number(/\d+$/.exec((await stateTab(page, /^已发布/).textContent()) ?? '')?.[0]);
  await expect.poll(count).toBeGreaterThan(20);
  const all = await count();
  await table(page, NAME).getByRole('button', { name: '隐藏' }).first().press('Enter');
  await expect(message(page, '已隐藏 1 篇博客文章')).toBeVisible();
  await total(page, all - 1);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(message(page, '已恢复 1 项')).toBeVisible();
  await total(page, all);
  for (const at of [1, 2]) await table(page, NAME).getByRole('checkbox').nth(at).check();
  const bar = view(page).getByRole('toolbar', { name: '批量操作' });
  await expect(bar.getByRole('button', { name: '发布' })).toBeDisabled();
  await bar.getByRole('button', { name: '隐藏' }).click();
  await expect(message(page, '已隐藏 2 篇博客文章')).toBeVisible();
  await total(page, all - 2);
  await table(page, NAME).getByRole('checkbox').nth(1).check();
  await bar.getByRole('button', { name: '删除' }).click();
  await expect(message(page, '已删除 1 项')).toBeVisible();
  await total(page, all - 3);
  await page.reload();
  await total(page, all - 3);
});

test('somebody else saved meanwhile: both sides are shown, and what is chosen is saved @all', async ({ page }) => {
  await openFirst(page, 'published');
  await field(page, '摘要').fill('我的摘要');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: '标题 中文' })).not.toHaveValue('');
  await other.getByRole('textbox', { name: '摘要' }).fill('别人的摘要');
  await other.getByRole('textbox', { name: '搜索标题' }).fill('别人的搜索标题');
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await expect(other.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  await other.close();
  await press(page, '保存');
  const dialog = page.getByRole('dialog', { name: '这条记录刚被其他人修改' });
  await expect(dialog.getByRole('radiogroup', { name: '摘要' }).getByRole('radio', { name: /我的摘要/ })).toBeChecked();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await expect(message(page, '保存成功')).toBeVisible();
  await page.reload();
  await expect(field(page, '摘要')).toHaveValue('我的摘要');
  await expect(field(page, '搜索标题')).toHaveValue('别人的搜索标题');
});

test('what was typed and not saved is offered after a reload @all', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openAs(page, '/BlogsAdd');
  await field(page, '标题 中文').fill('写到一半');
  await write(page, '中文', '第一段');
  await expect(view(page).getByText(/本机草稿已保存/)).toBeVisible();
  await page.reload();
  const offer = view(page).getByRole('region', { name: '未保存的草稿' });
  await offer.getByRole('button', { name: '恢复草稿' }).click();
  await expect(field(page, '标题 中文')).toHaveValue('写到一半');
  await expect(field(page, '正文 中文')).toHaveText('第一段');
  await press(page, '保存草稿');
  await expect(message(page, '保存成功')).toBeVisible();
});

test('a draft is published and hidden; a platform that keeps states out of doEdit is asked by doStatus @all', async ({
  page,
  faults,
  sent,
}) => {
  await openAs(page, '/BlogsAdd');
  await field(page, '标题 中文').fill('先存后发');
  await press(page, '保存草稿');
  await expect(message(page, '保存成功')).toBeVisible();
  // Nothing for a buyer to read yet.
  await press(page, '发布');
  await expect(view(page).getByRole('alert').filter({ hasText: '1 处有误' })).toContainText('正文 中文');
  await write(page, '中文', '正文来了');
  await press(page, '发布');
  await expect(message(page, '已发布，买家现在可以看到')).toBeVisible();
  await expect(view(page).getByLabel('发布时间')).toBeDisabled();
  expect(sent('blog/doStatus')).toEqual([]);

  const answer = JSON.parse(sent(EDIT).at(-1)!) as { id: string };
  const { id } = answer;
  const stamps = { version: 4, createdAt: '2026-03-01T00:00:00Z', updatedAt: '2026-03-02T00:00:00Z' };
  faults.add({
    call: EDIT,
    body: { code: 200, data: { ...answer, ...stamps, status: 'published' } },
    times: 1,
  });
  faults.add({
    call: 'blog/doStatus',
    body: { code: 200, data: { changed: 0, failed: [{ id, msg: '置顶文章不能隐藏' }] } },
    times: 1,
  });
  await press(page, '隐藏');
  await expect(page.getByRole('alert').filter({ hasText: '置顶文章不能隐藏' })).toBeVisible();
  expect(JSON.parse(sent('blog/doStatus')[0]!)).toEqual({ ids: [id], status: 'hidden' });
});

test('the preview shows a buyer’s page, cleaned, in both languages and widths @all', async ({ page }) => {
  await openAs(page, '/BlogsAdd');
  await field(page, '标题 中文').fill('预览标题');
  await field(page, '标题 English').fill('Preview title');
  await write(page, '中文', '正文 <b>不是标签</b>');
  await press(page, '买家视角');
  const dialog = page.getByRole('dialog', { name: '买家视角' });
  const shown = dialog.getByTitle('文章页面').contentFrame();
  await expect(shown.getByRole('heading', { name: '预览标题' })).toBeVisible();
  await expect(shown.getByRole('article')).toContainText('正文 <b>不是标签</b>');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await expect(shown.getByRole('heading', { name: 'Preview title' })).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('买家会看到另一种语言');
  const width = async () => (await shown.getByRole('main').boundingBox())?.width;
  expect(await width()).toBe(800);
  await dialog.getByRole('radio', { name: '手机' }).check();
  await expect.poll(width).toBe(390);
  await page.keyboard.press('Escape');
  await expect(view(page).getByRole('button', { name: '买家视角' })).toBeFocused();
});

test('posts are found by a product, chosen by typing @all', async ({ page }) => {
  await openAs(page, LIST);
  await filter(page, '产品', async (dialog) => {
    await dialog.getByRole('textbox', { name: '名称、货号、型号' }).fill('CDL32-80');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await dialog.getByRole('option').click();
  });
  await expectAddress(page, [['productId', '10001']]);
  await expect(view(page).getByRole('button', { name: /^产品：立式多级不锈钢离心泵 CDL32-80$/ })).toBeVisible();
  const found = await rows(page, NAME);
  expect(found.length).toBeGreaterThan(0);
  await page.reload();
  await expect(view(page).getByRole('button', { name: /^产品：立式多级不锈钢离心泵 CDL32-80$/ })).toBeVisible();
  await expect(table(page, NAME).getByRole('rowheader')).toHaveCount(found.length);
});

test('linked products are put in order by dragging, and taken out @all', async ({ page }) => {
  await openFirst(page, 'published');
  await expect(linked(page).nth(1)).toContainText('YQ-');
  const [first, second] = await linked(page).allTextContents();
  await linked(page).nth(1).hover();
  // The code for dragging comes with the first pointer over the rows.
  await expect(linked(page).first()).toHaveAttribute('draggable', 'true');
  await linked(page)
    .nth(1)
    .dragTo(linked(page).first(), { targetPosition: { x: 40, y: 6 } });
  await expect(linked(page).first()).toHaveText(second!);
  await expect(linked(page).nth(1)).toHaveText(first!);
  await linked(page).first().getByRole('button', { name: /^移除/ }).click();
  await expect(linked(page).first()).toHaveText(first!);
  await press(page, '保存');
  await expect(message(page, '保存成功')).toBeVisible();
  await page.reload();
  await expect(linked(page).first()).toHaveText(first!);
});

const WORDS = {
  中文: {
    ok: '确定',
    topic: '主题',
    preview: '预览',
    page: '文章页面',
    close: '关闭',
    publish: '发布',
    add: '添加产品',
    cancel: '取消',
  },
  English: {
    ok: 'OK',
    topic: 'Topic',
    preview: 'Preview',
    page: 'Post page',
    close: 'Close',
    publish: 'Publish',
    add: 'Add products',
    cancel: 'Cancel',
  },
} as const;
for (const look of LOOKS) {
  test(`posts are sound in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page, expectErrors }) => {
    test.slow();
    // What axe puts into the frame of the buyer view does not run there.
    expectErrors(/^Blocked script execution in 'about:srcdoc'/);
    const words = WORDS[look.language];
    const button = (name: string) => view(page).getByRole('button', { name, exact: true }).first();
    const sound = async (what: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectSound(page, `${what} ${width}`);
      }
      await page.setViewportSize({ width: 1366, height: 800 });
    };
    await openIn(page, LIST, look);
    await expect(view(page).getByRole('table').getByRole('link').first()).toBeVisible();
    await sound('list');
    await view(page).getByRole('checkbox').nth(2).check();
    await button(words.topic).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await expectSound(page, 'filter');
    await page.keyboard.press('Escape');
    await view(page).getByRole('button', { name: words.preview }).nth(8).press('Enter');
    await expect(page.getByRole('dialog').getByTitle(words.page).contentFrame().getByRole('article')).toBeVisible();
    await sound('preview');
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click();

    await view(page).getByRole('table').getByRole('link').nth(1).click();
    await expect(view(page).getByRole('textbox')).toHaveCount(9);
    await expect(view(page).getByRole('listitem').first()).toBeVisible();
    await sound('form');
    await page.goto('./#/BlogsAdd');
    await button(words.publish).click();
    await expect(view(page).getByRole('alert')).toBeFocused();
    await view(page).getByRole('alert').getByRole('link').click();
    await sound('errors');
    await button(words.add).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('option').first().click();
    await sound('picker');
    await picker.getByRole('button', { name: words.cancel }).click();
  });
}
