import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { address, expectAddress, filter, message, range, searchFor, total } from '../support/list-page';
import { expectSound } from '../support/axe';
import { LOOKS, openIn } from '../support/looks';
import { patience } from '../support/patience.mjs';
import { inquiries, INQUIRIES, messages, NEWEST, OPEN, replyBox, thread, openQuotation } from '../support/inquiry-page';

/** Who is in the list; what has been looked at is read, whoever it is. */
const names = async (page: Page) =>
  (await inquiries(page).getByRole('rowheader').allTextContents()).map((text) => text.replace('未读', ''));

async function open(page: Page) {
  await openAs(page, OPEN);
  await expect(messages(page).getByRole('listitem').first()).toBeVisible();
}

test('a reply is sent, changes the state, and is there after a reload', async ({ page, sent }) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await total(page, 6);
  await inquiries(page).getByRole('link', { name: NEWEST.name }).click();
  await expectAddress(page, [
    ['status', 'new'],
    ['id', NEWEST.id],
  ]);
  await expect(thread(page).getByText(/首次回复还剩/)).toBeVisible();
  await expect(thread(page).getByText('待回复')).toBeVisible();
  // What is looked at is read.
  await expect.poll(() => sent('inquiry/doRead')).toEqual([JSON.stringify({ ids: [NEWEST.id], read: true })]);
  await replyBox(page).fill('Thank you, Ahmed.');
  await replyBox(page).press('Control+Enter');
  await replyBox(page).press('Control+Enter');
  await expect(messages(page).getByText('Thank you, Ahmed.')).toBeVisible();
  await expect(replyBox(page)).toHaveValue('');
  // It leaves by itself.
  await expect(messages(page).getByText('已送达')).toBeVisible({ timeout: 20_000 * patience });
  await expect(thread(page).getByText('已回复')).toBeVisible();
  await expect(thread(page).getByText(/首次回复还剩/)).toHaveCount(0);
  await total(page, 5);
  await page.reload();
  await expect(messages(page).getByText('Thank you, Ahmed.')).toHaveCount(1);
  expect(sent('inquiry/doReply')).toHaveLength(1);
});

test('filters, tabs, search and the open inquiry are in the address, and a reload gives the same rows', async ({
  page,
}) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await total(page, 6);
  await view(page).getByRole('tab', { name: '进行中 86' }).click();
  await total(page, 86);
  await view(page).getByRole('button', { name: '筛选' }).click();
  await filter(page, '优先级', (dialog) => dialog.getByRole('checkbox', { name: '普通' }).click());
  await filter(page, '报价', (dialog) => dialog.getByRole('radio', { name: '已报价', exact: true }).click());
  await filter(page, '最近消息', (dialog) => dialog.getByRole('button', { name: '近 90 天' }).click());
  await expect
    .poll(() => address(page).map(([name]) => name))
    .toEqual(['status', 'status', 'status', 'priority', 'quoted', 'lastFrom']);
  await expect(range(page)).toHaveText(/共 \d{1,2} 条$/);
  await expect(inquiries(page)).not.toHaveAttribute('aria-busy', 'true');
  const found = await names(page);
  expect(found.length).toBeGreaterThan(0);
  await inquiries(page).getByRole('link').first().click();
  const heading = await thread(page).getByRole('heading', { level: 2 }).textContent();
  await page.reload();
  await expect.poll(() => names(page)).toEqual(found);
  await expect(thread(page).getByRole('heading', { level: 2 })).toHaveText(heading ?? '');
  await expect(view(page).getByRole('button', { name: '优先级：普通' })).toBeVisible();
  await view(page).getByRole('button', { name: '重置', exact: true }).click();
  await total(page, 150);
  await expect.poll(() => address(page).map(([name]) => name)).toEqual(['id']);
  await searchFor(page, '姓名、公司、编号、内容', 'INQ-20418');
  await total(page, 1);
  await expect(
    inquiries(page)
      .getByRole('row')
      .getByText(/^超时 /),
  ).toBeVisible();
});

test('a quotation is filled in from the products, sent, and quotes the inquiry', async ({ page, sent, faults }) => {
  await open(page);
  await openQuotation(page);
  const form = view(page).getByRole('form', { name: '报价单' });
  const first = (name: string) => form.getByRole('textbox', { name: `第 1 行${name}` });
  await expect(first('数量')).toHaveValue('20');
  await expect(first('单价')).toHaveValue('950.00');
  await expect(form.getByRole('status')).toContainText('US$19,000.00');
  // The price of the product's own ladder goes with the quantity; one that was typed stays.
  await first('数量').fill('1');
  await expect(first('单价')).not.toHaveValue('950.00');
  await first('单价').fill('850.10');
  await first('数量').fill('3');
  await expect(first('单价')).toHaveValue('850.10');
  await expect(form.getByRole('status')).toContainText('US$2,550.30');
  await form.getByRole('textbox', { name: '起运港' }).fill('Shanghai');
  await form.getByRole('textbox', { name: '交期' }).fill('');
  await form.getByRole('button', { name: '预览报价单' }).click();
  await expect(form.getByRole('alert')).toContainText('交期：请填写此项。');
  expect(sent('inquiry/doReply')).toEqual([]);
  await form.getByRole('textbox', { name: '交期' }).fill('30');
  await form.getByRole('textbox', { name: '附言' }).fill('Please find our quotation.');
  faults.add({
    call: 'inquiry/doReply',
    body: { code: 422, msg: '请检查', data: { errors: { 'quotation.items.0.unitPrice': '低于底价' } } },
    times: 1,
  });
  const preview = page.getByRole('dialog', { name: '预览报价单' });
  await form.getByRole('button', { name: '预览报价单' }).click();
  await preview.getByRole('button', { name: '发送报价' }).click();
  await expect(form.getByRole('alert')).toContainText('低于底价');
  await page.reload();
  await expect(first('单价')).toHaveValue('850.10');
  await first('单价').fill('880');
  await form.getByRole('button', { name: '预览报价单' }).click();
  await preview.getByRole('button', { name: '发送报价' }).click();
  const card = messages(page).getByRole('region', { name: '报价单' });
  await expect(card).toContainText('US$2,640.00');
  await expect(card).toContainText('交期 30 天');
  await expect(messages(page).getByText('Please find our quotation.')).toBeVisible();
  await expect(thread(page).getByText('已报价')).toBeVisible();
  expect(JSON.parse(sent('inquiry/doReply').at(-1) ?? '')).toMatchObject({
    quotation: { items: [{ quantity: 3, unitPrice: '880' }], leadTimeDays: 30 },
  });
  await page.reload();
  await expect(card).toContainText('US$2,640.00');
  // What was sent is no draft any more.
  await openQuotation(page);
  await expect(form.getByRole('textbox', { name: '附言' })).toHaveValue('');
});

test('the page opens on what waits for a reply, with the first one shown on a desk', async ({ page }) => {
  await openAs(page, INQUIRIES);
  await expect(view(page).getByRole('tab', { name: '待回复 6' })).toHaveAttribute('aria-selected', 'true');
  await total(page, 6);
  await expect(messages(page)).toBeVisible();
  await expect(inquiries(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await view(page).getByRole('tab', { name: /^全部/ }).click();
  await total(page, 150);
});

test('the entry of the menu opens what waits for a reply each time, however the list was left', async ({ page }) => {
  await openAs(page, INQUIRIES);
  await view(page).getByRole('tab', { name: /^全部/ }).click();
  await total(page, 150);
  const entry = (name: string) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name });
  await entry('首页').click();
  await expect(view(page).getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  await entry('询盘列表').click();
  await total(page, 6);
  await expect(view(page).getByRole('tab', { name: '待回复 6' })).toHaveAttribute('aria-selected', 'true');
  await expect(inquiries(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await expect(messages(page)).toBeVisible();
});

test('on a phone the page opens on the list of what waits for a reply', async ({ page }) => {
  await openAs(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./#${INQUIRIES}`);
  await total(page, 6);
  await expectAddress(page, [['status', 'new']]);
});

test('on a phone: list, thread, sheet, and back; the draft is kept over a reload', async ({ page }) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await page.setViewportSize({ width: 390, height: 844 });
  await total(page, 6);
  await inquiries(page).getByRole('link', { name: NEWEST.name }).click();
  await expect(inquiries(page)).toHaveCount(0);
  await expect(messages(page)).toBeVisible();
  await replyBox(page).fill('Halb fertig');
  await expect(thread(page).getByText(/^本机草稿已保存/)).toBeVisible();
  await page.reload();
  await expect(replyBox(page)).toHaveValue('Halb fertig');
  await view(page).getByRole('button', { name: '买家与报价' }).click();
  const sheet = page.getByRole('dialog', { name: '买家与报价' });
  await expect(sheet.getByRole('form', { name: '报价单' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: NEWEST.subject })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: '预览报价单' })).toBeInViewport();
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await view(page).getByRole('button', { name: '返回询盘列表' }).click();
  await expect(inquiries(page).getByRole('link', { name: NEWEST.name })).toBeVisible();
  await expectAddress(page, [['status', 'new']]);
  await total(page, 6);
});

test('several together: read, handed over, marked as spam and back @all', async ({ page, sent }) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await total(page, 6);
  const bar = view(page).getByRole('toolbar', { name: '批量操作' });
  const pick = async () => {
    for (const one of [0, 1]) await inquiries(page).getByRole('checkbox').nth(one).check();
  };
  await pick();
  await bar.getByRole('button', { name: '标为已读' }).click();
  await expect(message(page, '2 条询盘已标为已读')).toBeVisible();
  await pick();
  await bar.getByRole('button', { name: '指派' }).click();
  await page.getByRole('menuitem', { name: '王磊' }).click();
  await expect(message(page, '2 条询盘已指派给王磊')).toBeVisible();
  await expect(inquiries(page).getByRole('row').first()).toContainText('王磊');
  await pick();
  await bar.getByRole('button', { name: '更改状态' }).click();
  await page.getByRole('menuitem', { name: '垃圾询盘' }).click();
  await total(page, 4);
  await message(page, '垃圾询盘').getByRole('button', { name: '撤销' }).click();
  await total(page, 6);
  expect(sent('inquiry/doStatus').map((body) => (JSON.parse(body) as { status: string }).status)).toEqual([
    'spam',
    'new',
  ]);
  await pick();
  await bar.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await total(page, 4);
  await message(page, '已删除 2 项').getByRole('button', { name: '撤销' }).click();
  await total(page, 6);
});

test('a template is written, filled in for the buyer, changed and deleted @all', async ({ page }) => {
  await open(page);
  const dialog = page.getByRole('dialog');
  await view(page).getByRole('button', { name: '快捷回复' }).click();
  await dialog.getByRole('button', { name: '新增' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写此项。', { exact: true })).toHaveCount(2);
  await dialog.getByRole('textbox', { name: '标题' }).fill('问候');
  await dialog.getByRole('textbox', { name: '内容' }).fill('Dear {buyer} of');
  await dialog.getByRole('button', { name: '加入变量：买家公司' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(message(page, '保存成功')).toBeVisible();
  await dialog.getByRole('button', { name: '编辑 问候' }).click();
  await dialog.getByRole('textbox', { name: '标题' }).fill('问候二');
  await dialog.getByRole('button', { name: '保存' }).click();
  await replyBox(page).isHidden();
  await dialog.getByRole('button', { name: '插入 问候二' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(replyBox(page)).toHaveValue('Dear Ahmed Al-Farsi of Gulf Water Systems Co.');
  await expect(replyBox(page)).toBeFocused();
  await view(page).getByRole('button', { name: '快捷回复' }).click();
  await dialog.getByRole('button', { name: '删除 问候二' }).click();
  await expect(message(page, '已删除 1 项')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '插入 问候二' })).toHaveCount(0);
});

test('a slash in an empty reply opens the templates by keys; Escape leaves what was typed @browser', async ({
  page,
}) => {
  await openAs(page, OPEN);
  const reply = replyBox(page);
  const list = page.getByRole('listbox', { name: '快捷回复' });
  await reply.press('/');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectSound(page, 'templates at the caret');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(reply).toHaveValue('/');
  await expect(reply).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/first');
  await expect(list.getByRole('option', { selected: true })).toHaveText('First reply');
  await page.keyboard.press('Enter');
  await expect(reply).toHaveValue(/^Dear .+,\n\nThank you for asking about/);
  await expect(reply).toBeFocused();
});

test('a file goes with the reply; the keyboard alone walks through the list @all', async ({ page }) => {
  await openAs(page, `${INQUIRIES}?status=new`);
  await total(page, 6);
  const links = inquiries(page).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(5)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await expect(links.first()).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await thread(page).getByRole('button', { name: '附件' }).click();
  await (await chooser).setFiles({ name: 'Curve.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(thread(page).getByRole('button', { name: '移除 Curve.pdf' })).toBeVisible();
  await page.reload();
  await expect(thread(page).getByRole('button', { name: '移除 Curve.pdf' })).toBeVisible();
  await view(page).getByRole('button', { name: '回复', exact: true }).click();
  await expect(messages(page).getByRole('link', { name: /Curve\.pdf/ })).toBeVisible();
});

test('earlier messages come by scrolling, and what is read stays where it is @all', async ({ page }) => {
  await openAs(page, `${INQUIRIES}?status=won`);
  await total(page, 28);
  for (const link of await inquiries(page).getByRole('link').all()) {
    await link.click();
    await expect(messages(page).getByRole('listitem').nth(3)).toBeVisible();
    if (await messages(page).getByRole('button', { name: '加载更早的消息' }).isVisible()) break;
  }
  const first = messages(page).getByRole('listitem').nth(1);
  const text = (await first.textContent()) ?? '';
  await messages(page).getByRole('button', { name: '加载更早的消息' }).scrollIntoViewIfNeeded();
  await expect(messages(page).getByRole('button', { name: '加载更早的消息' })).toHaveCount(0);
  await expect(first).not.toHaveText(text);
  await expect(messages(page).getByText(text.slice(0, 30), { exact: false }).first()).toBeInViewport();
});

const NAMES = {
  中文: { side: '买家与报价', reply: '回复', templates: '快捷回复', add: '新增', notes: '备注', filters: '筛选' },
  English: {
    side: 'Buyer and quotation',
    reply: 'Reply',
    templates: 'Templates',
    add: 'Add',
    notes: 'Notes',
    filters: 'Filters',
  },
} as const;
for (const look of LOOKS) {
  const n = NAMES[look.language];
  test(`inquiries are sound in each state, in ${look.language}, ${look.scheme} ${look.tags}`, async ({
    page,
    faults,
  }) => {
    test.slow();
    const main = view(page);
    const dialog = page.getByRole('dialog');
    await openIn(page, `${INQUIRIES}?status=quoted`, look);
    await expect(main.getByRole('table').getByRole('link').first()).toBeVisible();
    await expectSound(page, 'nothing open');
    await main.getByRole('table').getByRole('link').first().click();
    await openQuotation(page);
    await expect(main.getByRole('form')).toBeVisible();
    await main.getByRole('button', { name: n.filters }).click();
    await main.getByRole('table').getByRole('checkbox').first().check();
    await expectSound(page, 'three panes');
    await main.getByRole('tab', { name: n.notes }).click();
    await main.getByRole('tab', { name: n.reply, exact: true }).click();
    await main.getByRole('button', { name: n.templates }).click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectSound(page, 'templates');
    await dialog.getByRole('button', { name: n.add }).click();
    await expectSound(page, 'a template');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    faults.add({ call: 'inquiry/getMessages', body: { code: 500, msg: 'x' } });
    faults.add({ call: 'inquiry/doReply', body: { code: 500, msg: 'x' } });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`./#${INQUIRIES}?status=new`);
    await expect(main.getByRole('table')).toBeVisible();
    await expectSound(page, 'list on a phone');
    await main.getByRole('table').getByRole('link', { name: NEWEST.name }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expectSound(page, 'messages that did not come, on a phone');
    await main.getByRole('textbox').fill('x');
    await main.getByRole('textbox').press('Control+Enter');
    await expect(main.getByRole('alert').first()).toBeVisible();
    faults.clear();
    await main.getByRole('button', { name: n.side }).click();
    await expect(dialog.getByRole('form')).toBeVisible();
    await expectSound(page, 'the sheet on a phone');
  });
}
