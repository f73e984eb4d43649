import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectSound } from '../support/axe';
import { shiftDevice } from '../support/clock';
import { leaveNow } from '../support/forms';
import { address, filter, message, range, searchFor, total } from '../support/list-page';
import { inquiries, INQUIRIES, messages, NEWEST, OPEN, replyBox, thread, openQuotation } from '../support/inquiry-page';

/** The one whose reply is due first. */
const LATE = 'Miguel Ángel Soto';
const HOUR = 3_600_000;

const bar = (page: Page) => view(page).getByRole('toolbar', { name: '批量操作' });
const row = (page: Page) => inquiries(page).getByRole('row').filter({ hasText: NEWEST.name });

async function pick(page: Page, count = 2) {
  for (let at = 0; at < count; at += 1) await inquiries(page).getByRole('checkbox').nth(at).check();
}
async function more(page: Page, name: string) {
  await bar(page).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a star, labels and a reminder are kept and found again', async ({ page, sent }) => {
  await openAs(page, OPEN);
  await thread(page).getByRole('button', { name: '星标' }).click();
  await expect(thread(page).getByRole('button', { name: '星标' })).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page)).toContainText('已加星标');
  await thread(page).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '标签' }).click();
  const labels = page.getByRole('dialog', { name: /^INQ-\d+ 的标签$/ });
  await labels.getByRole('textbox', { name: '新标签' }).fill('x'.repeat(33));
  await expect(labels.getByRole('status')).toContainText('每个标签最多 32 个字符');
  await labels.getByRole('textbox', { name: '新标签' }).fill('展会');
  await labels.getByRole('textbox', { name: '新标签' }).press('Enter');
  await labels.getByRole('checkbox', { name: '急单' }).check();
  await expectSound(page, 'labels');
  await labels.getByRole('button', { name: '确定' }).click();
  await expect(message(page, '1 条询盘的标签已更新')).toBeVisible();
  expect(JSON.parse(sent('inquiry/doTag').at(-1) ?? '')).toMatchObject({
    tags: expect.arrayContaining(['展会', '急单']),
  });

  await thread(page).getByRole('button', { name: '提醒' }).click();
  const remind = page.getByRole('dialog', { name: '提醒' });
  await remind.getByRole('button', { name: '确定' }).click();
  await expect(remind.getByRole('status')).toContainText('请选择提醒时间');
  await expectSound(page, 'a reminder');
  await remind.getByRole('button', { name: '1 小时后' }).click();
  await expect(message(page, /^将于 .+ 提醒/)).toBeVisible();
  await page.reload();
  await expect(row(page)).toContainText('已加星标');
  await expect(row(page)).toContainText(/提醒于/);
  await page.goto(`./#${INQUIRIES}?starred=true&tag=${encodeURIComponent('展会')}`);
  await total(page, 1);
});

test('beside each colleague is the number of their open inquiries, as their list has it', async ({ page }) => {
  await openAs(
    page,
    `${INQUIRIES}?status=new&status=replied&status=quoted&status=negotiating&assignee=${encodeURIComponent('王磊')}`,
  );
  const open = Number(/共 (\d+) 条/.exec((await range(page).textContent()) ?? '')?.[1]);
  expect(open).toBeGreaterThan(0);
  await page.goto(`./#${OPEN}`);
  const wang = (count: number) => page.getByRole('menuitem', { name: `王磊（未结 ${count}）`, exact: true });
  const openMenu = async () => {
    await thread(page).getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '指派' }).click();
  };
  await openMenu();
  await expect(page.getByRole('menuitem', { name: /^未指派（未结 \d+）$/ })).toBeVisible();
  await wang(open).click();
  await expect(message(page, '1 条询盘已指派给王磊')).toBeVisible();
  await openMenu();
  await expect(wang(open + 1)).toBeVisible();
  await expectSound(page, 'colleagues with their load');
});

test('a reminder that is due is on home, in the bell and in the list @browser', async ({ page, context }) => {
  await openAs(page, OPEN);
  await thread(page).getByRole('button', { name: '提醒' }).click();
  await page.getByRole('dialog', { name: '提醒' }).getByRole('button', { name: '1 小时后' }).click();
  await expect(message(page, /^将于 .+ 提醒/)).toBeVisible();
  await shiftDevice(context, 1.1 * HOUR);
  await page.goto('./#/');
  await page.reload();
  const todo = view(page).getByRole('link', { name: /到期的询盘提醒/ });
  await expect(todo).toBeVisible();
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByText(/提醒：询盘 INQ-\d+/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await todo.click();
  await total(page, 1);
  await expect(row(page)).toContainText(/提醒已到期/);
});

test('several inquiries: labels on some of them, a star, spam and a file, each with an undo', async ({
  page,
  sent,
}) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await total(page, 6);
  await pick(page);
  await bar(page).getByRole('button', { name: '标签' }).click();
  const labels = page.getByRole('dialog', { name: '2 条询盘的标签' });
  await labels.getByRole('textbox', { name: '新标签' }).fill('回访');
  await labels.getByRole('button', { name: '确定' }).click();
  await expect(message(page, '2 条询盘的标签已更新')).toBeVisible();
  const tags = (body: string) => (JSON.parse(body) as { tags: string[] }).tags;
  expect(
    sent('inquiry/doTag')
      .map(tags)
      .filter((sentTags) => sentTags.at(-1) === '回访').length,
  ).toBeGreaterThan(0);
  await message(page, '2 条询盘的标签已更新').getByRole('button', { name: '撤销' }).click();
  await expect(message(page, '已恢复 2 项')).toBeVisible();
  expect(tags(sent('inquiry/doTag').at(-1) ?? '')).not.toContain('回访');
  await pick(page);
  await more(page, '星标');
  await expect(message(page, '2 条询盘已加星标')).toBeVisible();
  await pick(page);
  const download = page.waitForEvent('download');
  await more(page, '导出 CSV');
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toMatch(/^\uFEFF编号,买家,公司,/);
  expect(text).toContain(LATE);
  await more(page, '标为垃圾询盘');
  await total(page, 4);
  await message(page, '垃圾询盘').getByRole('button', { name: '撤销' }).click();
  await total(page, 6);
  expect(sent('inquiry/doStar')).toHaveLength(1);
});

test('the desk is filtered by assignee, source, product, country and what is late, and keeps it over a reload @browser', async ({
  page,
}) => {
  await openAs(page, INQUIRIES);
  await total(page, 6);
  await view(page).getByRole('button', { name: '重置', exact: true }).click();
  await total(page, 150);
  await view(page).getByRole('button', { name: '筛选' }).click();
  const shown = async () => {
    await expect(inquiries(page)).not.toHaveAttribute('aria-busy', 'true');
    return Number(/共 ([\d,]+) 条/.exec((await range(page).textContent()) ?? '')?.[1]?.replace(',', ''));
  };
  /** One filter at a time has to leave some of the inquiries, and not all. */
  const narrows = async (name: string, choose: (box: Locator) => Promise<unknown>, param: string) => {
    await filter(page, name, choose);
    await expect.poll(() => address(page).map(([key]) => key)).toContain(param);
    await expect.poll(shown).toBeLessThan(150);
    expect(await shown(), name).toBeGreaterThan(0);
    await view(page).getByRole('button', { name: '重置', exact: true }).click();
    await total(page, 150);
  };
  const first = (box: Locator) => box.getByRole('checkbox').nth(1).click();
  await narrows('负责人', (box) => box.getByRole('checkbox', { name: '未指派' }).click(), 'assignee');
  await narrows('负责人', first, 'assignee');
  await narrows('来源', (box) => box.getByRole('checkbox', { name: '产品页' }).click(), 'source');
  await narrows('产品', first, 'productId');
  await narrows('国家或地区', (box) => box.getByRole('checkbox', { name: '德国' }).click(), 'country');
  await narrows('首次回复', (box) => box.getByRole('radio', { name: '已超时' }).click(), 'overdue');
  // Together, each narrows what the others left; the address has them all, and the open conversation.
  await filter(page, '来源', (box) => box.getByRole('checkbox', { name: '产品页' }).click());
  const some = await shown();
  await filter(page, '负责人', (box) => box.getByRole('checkbox', { name: '未指派' }).click());
  await filter(page, '首次回复', (box) => box.getByRole('radio', { name: '未超时' }).click());
  await expect.poll(shown).toBeLessThan(some);
  expect(
    address(page)
      .map(([key]) => key)
      .sort(),
  ).toEqual(['assignee', 'id', 'overdue', 'source']);
  const left = await shown();
  await page.reload();
  await expect.poll(shown).toBe(left);
});

test('the other inquiries of a buyer and their quotations are beside the conversation', async ({ page }) => {
  await openAs(page, `${INQUIRIES}?status=won`);
  await total(page, 28);
  await searchFor(page, '姓名、公司、编号、内容', '老客户');
  await inquiries(page).getByRole('link').first().click();
  await view(page).getByRole('tab', { name: '详情' }).click();
  const others = view(page).getByRole('region', { name: '该买家的其他询盘' });
  await expect(others.getByRole('link').first()).toBeVisible();
  await expectSound(page, 'the other inquiries of a buyer');
  const quoted = others.getByRole('button', { name: /的报价单$/ }).first();
  if (await quoted.isVisible()) {
    await quoted.click();
    await others
      .getByRole('button', { name: /^INQ-\d+-Q1 · / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('article')).toContainText('Q1');
    await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  }
  const name = await thread(page).getByRole('heading', { level: 2 }).textContent();
  await others.getByRole('link').first().click();
  await expect(thread(page).getByRole('heading', { level: 2 })).not.toHaveText(name ?? '');
});

test('keys walk through the list, star and reply; a variable without a value is named and not sent', async ({
  page,
  sent,
}) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await total(page, 6);
  await page.keyboard.press('j');
  await expect(inquiries(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(inquiries(page).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(inquiries(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await expect(thread(page).getByRole('button', { name: '星标' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(thread(page).getByRole('button', { name: '星标' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('r');
  const box = replyBox(page);
  await expect(box).toBeFocused();
  await page.keyboard.type('Dear {buyer}, {product} is ready. rjks');
  await expect(thread(page).getByRole('alert')).toContainText('还有变量未填写：买家姓名和产品名称');
  await page.keyboard.press('Control+Enter');
  expect(sent('inquiry/doReply')).toHaveLength(0);
  await box.fill('Dear Ahmed, it is ready.');
  await page.keyboard.press('Control+Enter');
  await leaveNow(page);
  await expect(thread(page).getByText('已送达')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('下一条询盘');
});

test('an inquiry that is opened leaves the keys to the list; Escape goes back to it with the text kept', async ({
  page,
  sent,
}) => {
  const box = replyBox(page);
  const links = inquiries(page).getByRole('link');
  const star = thread(page).getByRole('button', { name: '星标' });
  await openAs(page);
  await page.evaluate((path) => (location.hash = path), INQUIRIES);
  await expect(box).toBeVisible();
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(box).toBeVisible();
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('r');
  await expect(box).toBeFocused();
  await page.keyboard.type('jkrs');
  await page.keyboard.press('Escape');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(box).toHaveValue('jkrs');
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await leaveNow(page);
  await expect(thread(page).getByText('已送达')).toBeVisible();
  await expect(messages(page)).toBeFocused();
  expect(sent('inquiry/doReply')).toHaveLength(1);

  // On a phone opening one brings up no keyboard.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./#${OPEN}`);
  await expect(box).toBeVisible();
  await expect(box).not.toBeFocused();
});

test('an answer that was begun is marked in its row, found by its filter after a reload, and no more once it is sent', async ({
  page,
}) => {
  await openAs(page, OPEN);
  const box = replyBox(page);
  await expect(row(page)).toBeVisible();
  await expect(row(page)).not.toContainText('草稿');
  await box.fill('Half a letter');
  await expect(row(page)).toContainText('草稿');
  await inquiries(page).getByRole('link').nth(1).click();
  await openQuotation(page);
  const price = view(page).getByRole('form', { name: '报价单' }).getByRole('textbox', { name: '第 1 行单价' });
  await price.fill('12.5');
  await expect(inquiries(page).getByRole('row').nth(1)).toContainText('草稿');
  await page.reload();
  await view(page).getByRole('button', { name: '筛选' }).click();
  await filter(page, '草稿', (dialog) => dialog.getByRole('radio', { name: '有未发送的草稿' }).click());
  await total(page, 2);
  await expectSound(page, 'drafts');
  await row(page).getByRole('link').click();
  await expect(box).toHaveValue('Half a letter');
  await box.press('Control+Enter');
  await leaveNow(page);
  await total(page, 1);
});

test('a file of the library goes with the reply', async ({ page, sent }) => {
  await openAs(page, OPEN);
  await thread(page).getByRole('button', { name: '素材库' }).click();
  await page.getByRole('menuitem', { name: '图片' }).click();
  const library = page.getByRole('dialog', { name: '选择图片' });
  await library.getByRole('checkbox').first().check();
  await library.getByRole('button', { name: /^确定/ }).click();
  await expect(thread(page).getByRole('button', { name: /^移除 / })).toHaveCount(1);
  await view(page).getByRole('button', { name: '回复', exact: true }).click();
  await leaveNow(page);
  await expect(thread(page).getByText('已送达')).toBeVisible();
  expect((JSON.parse(sent('inquiry/doReply').at(-1) ?? '') as { attachments: unknown[] }).attachments).toHaveLength(1);
});

test('what a colleague does shows by itself @all', async ({ page, context }) => {
  test.slow();
  await openAs(page, OPEN);
  await expect(thread(page).getByText('未指派')).toBeVisible();
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await thread(colleague).getByRole('button', { name: '更改状态' }).click();
  await colleague.getByRole('menuitem', { name: '标为洽谈中' }).click();
  await replyBox(colleague).fill('From a colleague');
  await view(colleague).getByRole('button', { name: '回复', exact: true }).click();
  await leaveNow(colleague);
  await expect(thread(colleague).getByText('已送达')).toBeVisible();
  await expect(thread(page).getByText('From a colleague')).toBeVisible({ timeout: 60_000 });
  await expect(thread(page).getByText('洽谈中')).toBeVisible({ timeout: 60_000 });
});

test('on a phone an inquiry that is gone leads back to the list, from its header and from its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page);
  await page.goto(`./#${INQUIRIES}?id=99999`);
  const ways = view(page).getByRole('button', { name: '返回询盘列表', exact: true });
  await expect(view(page).getByText('没有找到这条询盘')).toBeVisible();
  await expect(ways).toHaveCount(2);
  await ways.first().click();
  await expect(inquiries(page)).toBeVisible();
  await page.goto(`./#${INQUIRIES}?id=99999`);
  await expect(view(page).getByText('没有找到这条询盘')).toBeVisible();
  await ways.last().click();
  await expect(view(page).getByText('没有找到这条询盘')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
});
