import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { answerLeave } from '../support/forms';
import {
  address,
  expectAddress,
  filter,
  message,
  range,
  rows as listRows,
  searchFor,
  table,
} from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const PATH = '/Product/Question';
const TITLE = '产品问答';
const ANSWER = 'question/doAnswer';

const rows = (page: Page) => listRows(page, TITLE);
const row = (page: Page, text: string) => table(page, TITLE).getByRole('row').filter({ hasText: text });
const tab = (page: Page, name: string) => view(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const drawer = (page: Page, name = '回答问题') => page.getByRole('dialog', { name });
const answerField = (page: Page, name?: string) => drawer(page, name).getByRole('textbox', { name: '回答' });
/** The newest question, which nobody has answered. */
const NEWEST = 'Does the solar pump keep running';
const PENDING = 8;

async function open(page: Page, path = PATH) {
  await openAs(page, path);
  await expect(table(page, TITLE)).toBeVisible();
}

test('an answer is kept through a failure and a reload, and is shown when it is sent', async ({ page, faults }) => {
  await open(page);
  await expect(tab(page, '待回答')).toHaveText(`待回答${PENDING}`);
  await row(page, NEWEST).getByRole('button', { name: '回复' }).click();
  await expect(drawer(page)).toContainText('Nguyen Van Minh · 越南 · 英语');
  await answerField(page).fill('Yes, it slows down. Write to sales@example.com');
  await expect(drawer(page).getByRole('alert')).toContainText('回答是公开的');
  await answerField(page).fill('Yes: it slows down under clouds and needs no battery.');
  await expect(drawer(page).getByRole('alert')).toHaveCount(0);
  faults.add({
    call: ANSWER,
    body: { code: 422, msg: '请检查', data: { errors: { content: '含有禁用词' } } },
    times: 1,
  });
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(answerField(page)).toHaveAccessibleDescription('含有禁用词');
  faults.add({ call: ANSWER, body: { code: 500, msg: '稍后再试' }, times: 1 });
  await answerField(page).fill('Yes: it slows down under clouds. No battery needed.');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '稍后再试' })).toBeVisible();
  await page.reload();
  await drawer(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(answerField(page)).toHaveValue('Yes: it slows down under clouds. No battery needed.');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(row(page, NEWEST)).toContainText('yongquan-pump：Yes: it slows down');
  await expect(tab(page, '待回答')).toHaveText(`待回答${PENDING - 1}`);
  await page.reload();
  await expect(row(page, NEWEST).getByRole('cell', { name: '已回答' })).toBeVisible();
  await row(page, NEWEST).getByRole('button', { name: '编辑' }).click();
  await expect(answerField(page, '修改回答')).toHaveValue(/No battery needed/);
});

test('filters are in the address under the names of the calls, and a reload gives the same rows', async ({ page }) => {
  await open(page);
  const all = await range(page).textContent();
  await filter(page, '产品', async (dialog) => {
    await dialog.getByRole('textbox', { name: '名称、货号、型号' }).fill('YQ-CDL32-80');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await dialog.getByRole('option').click();
  });
  await expectAddress(page, [['productId', '10001']]);
  await view(page).getByRole('button', { name: '清除产品' }).click();
  await filter(page, '国家或地区', async (dialog) => {
    await dialog.getByRole('textbox', { name: '在列表中查找' }).fill('德国');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: '德国' }).click();
  });
  await expectAddress(page, [['country', 'DE']]);
  await expect(range(page)).not.toHaveText(all ?? '');
  await view(page).getByRole('button', { name: '清除国家或地区' }).click();
  await filter(page, '语言', async (dialog) => {
    await dialog.getByRole('textbox', { name: '在列表中查找' }).fill('西班牙');
    await dialog.getByRole('checkbox', { name: '西班牙语' }).click();
  });
  await filter(page, '回答', (dialog) => dialog.getByRole('radio', { name: '是', exact: true }).click());
  await filter(page, '提问时间', (dialog) => dialog.getByRole('button', { name: '近 90 天' }).click());
  await expect.poll(() => address(page).map(([name]) => name)).toEqual(['language', 'answered', 'createdFrom']);
  await expect(range(page)).not.toHaveText(all ?? '');
  await expect(table(page, TITLE)).not.toHaveAttribute('aria-busy', 'true');
  const found = await rows(page);
  expect(found.length).toBeGreaterThan(0);
  await expect(row(page, '西班牙语')).toHaveCount(found.length);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(found);
  await view(page).getByRole('button', { name: '重置' }).click();
  await expect(range(page)).toHaveText(all ?? '');
  await searchFor(page, '问题、回答、买家、产品', 'battery');
  await expectAddress(page, [['keyword', 'battery']]);
  await expect(row(page, NEWEST)).toBeVisible();
});

test('questions are pinned, hidden, shown and deleted, one by one and together', async ({ page, faults, sent }) => {
  await open(page);
  faults.add({ call: 'question/doEdit', body: { code: 500, msg: '稍后再试' }, times: 1 });
  const pin = (name: string) => row(page, NEWEST).getByRole('button', { name, exact: true });
  await pin('置顶').click();
  await expect(page.getByRole('alert').filter({ hasText: '稍后再试' })).toBeVisible();
  await pin('置顶').click();
  await expect(message(page, '已置顶')).toBeVisible();
  await expect(pin('取消置顶')).toBeAttached();

  await tab(page, '已回答').click();
  await expect(row(page, '待回答')).toHaveCount(0);
  const [first = '', second = ''] = await rows(page);
  for (const text of [first, second]) await row(page, text).getByRole('checkbox').click();
  const bulk = view(page).getByRole('toolbar', { name: '批量操作' });
  await bulk.getByRole('button', { name: '隐藏' }).click();
  await expect(message(page, '已隐藏 2 个问题')).toBeVisible();
  await tab(page, '已隐藏').click();
  await row(page, first).getByRole('button', { name: '展示' }).click();
  await expect(row(page, first)).toHaveCount(0);
  expect(JSON.parse(sent('question/doStatus').at(-1) ?? '{}')).toMatchObject({ status: 'answered' });
  await row(page, second).getByRole('button', { name: '删除' }).click();
  await expect(row(page, second)).toHaveCount(0);
  await message(page, '已删除 1 项').getByRole('button', { name: '撤销' }).click();
  await expect(row(page, second)).toBeVisible();
  await tab(page, '已回答').click();
  await expect(row(page, first)).toBeVisible();
  await page.reload();
  await expect(row(page, first)).toBeVisible();
});

test('a search of the platform opens its question; typed text is not given up unasked @all', async ({ page }) => {
  await open(page);
  await row(page, NEWEST).getByRole('link').first().click();
  const id = new Map(address(page) as [string, string][]).get('edit');
  await page.goto(`./#${PATH}?id=${id}`);
  await answerField(page).fill('Half an answer');
  await page.keyboard.press('Escape');
  await answerLeave(page, '取消');
  await expect(answerField(page)).toHaveValue('Half an answer');
  await page.keyboard.press('Escape');
  await answerLeave(page, '关闭并保留草稿');
  await expectAddress(page, []);
  await row(page, NEWEST).getByRole('button', { name: '回复' }).click();
  await expect(answerField(page)).toHaveValue('');
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect(answerField(page)).toHaveValue('Half an answer');
  await drawer(page).getByRole('button', { name: '放弃更改' }).click();
  await expect(answerField(page)).toHaveValue('');
});

test('a list that cannot be loaded says why, and is there at the next try @all', async ({ page, faults }) => {
  faults.add({ call: 'question/getList', body: { code: 500, msg: '服务维护中' } });
  await openAs(page, PATH);
  await expect(view(page).getByRole('alert')).toContainText('服务维护中');
  faults.clear();
  await view(page).getByRole('button', { name: '重试' }).click();
  await expect(row(page, NEWEST)).toBeVisible();
  await page.goto(`./#${PATH}?keyword=nowhere&status=hidden`);
  await expect(view(page).getByText('没有符合条件的记录')).toBeVisible();
});

const NAMES = {
  中文: { reply: '回复', country: '国家或地区', cancel: '取消', filters: '筛选' },
  English: { reply: 'Reply', country: 'Country or region', cancel: 'Cancel', filters: 'Filters' },
} as const;
for (const look of LOOKS) {
  const name = NAMES[look.language];
  test(`no axe violation in the questions, in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page }) => {
    test.slow();
    await openIn(page, PATH, look);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./#${PATH}`);
      const line = view(page).getByRole('row').filter({ hasText: NEWEST });
      await expect(line).toBeVisible();
      await expectSound(page, `list ${width}`);
      await line.getByRole('checkbox').click();
      await expect(view(page).getByRole('toolbar')).toBeVisible();
      // At the end of the list the bar covers no half of a button.
      await view(page).getByRole('row').last().scrollIntoViewIfNeeded();
      await expectSound(page, `chosen ${width}`);
      await line.getByRole('checkbox').click();
      await view(page)
        .getByRole('button', { name: width > 600 ? name.country : name.filters })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectSound(page, `filter ${width}`);
      await page.getByRole('dialog').getByRole('button', { name: name.cancel }).click();
      await line.getByRole('button', { name: name.reply }).click();
      const field = page.getByRole('dialog').getByRole('textbox');
      await field.fill('a@example.com');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expectSound(page, `answer ${width}`);
      await field.fill('');
      await page.getByRole('dialog').getByRole('button', { name: name.cancel }).click();
    }
  });
}
