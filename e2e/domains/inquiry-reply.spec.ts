import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { leaveNow } from '../support/forms';
import { messages, OPEN, replyBox } from '../support/inquiry-page';

const send = (page: Page) => view(page).getByRole('button', { name: '回复', exact: true });

async function open(page: Page) {
  await openAs(page, OPEN);
  await expect(messages(page).getByRole('listitem').first()).toBeVisible();
}

test('a reply that was sent is taken back, one is kept as a draft by closing the page, and what a colleague sent meanwhile is seen', async ({
  page,
  context,
  sent,
}) => {
  await open(page);
  await replyBox(page).fill('11.00 each.');
  await send(page).click();
  await expect(messages(page).getByText('11.00 each.')).toBeVisible();
  await expect(messages(page).getByText(/秒后发出，提前关闭页面则留作草稿/)).toBeVisible();
  await expect(messages(page)).toBeFocused();
  await messages(page).getByRole('button', { name: '撤销', exact: true }).click();
  await expect(replyBox(page)).toHaveValue('11.00 each.');
  await expect(replyBox(page)).toBeFocused();
  await expect(messages(page).getByText('11.00 each.')).toHaveCount(0);

  await send(page).click();
  await expect(messages(page).getByText('11.00 each.')).toBeVisible();
  await page.keyboard.press('Alt+z');
  await expect(replyBox(page)).toHaveValue('11.00 each.');

  await send(page).click();
  await expect(messages(page).getByText('11.00 each.')).toBeVisible();
  await page.reload();
  await expect(replyBox(page)).toHaveValue('11.00 each.');
  await expect(messages(page).getByText('11.00 each.')).toHaveCount(0);
  expect(sent('inquiry/doReply')).toHaveLength(0);

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await send(page).click();
  await expect(messages(page).getByText('11.00 each.')).toBeVisible();
  await replyBox(colleague).fill('We can do 9.80.');
  await send(colleague).click();
  await leaveNow(colleague);
  await expect(messages(colleague).getByText('已送达')).toBeVisible();
  await leaveNow(page);
  await expect(messages(page).getByRole('alert')).toContainText('同事发来了消息“We can do 9.80.”');
  await expect(messages(page).getByText('We can do 9.80.', { exact: true })).toBeVisible();
});

test('a reply that fails says why, stays, and works when it is tried again', async ({
  page,
  faults,
  sent,
  expectErrors,
}) => {
  expectErrors(/503|Failed to load resource/);
  await open(page);
  faults.add({ call: 'inquiry/doReply', body: { code: 500, msg: '邮件网关忙' } });
  await replyBox(page).fill('Our offer follows.');
  await send(page).click();
  await leaveNow(page);
  const failed = messages(page).getByRole('alert');
  await expect(failed).toContainText('发送失败：邮件网关忙');
  await page.reload();
  await expect(messages(page).getByText('Our offer follows.')).toBeVisible();
  await messages(page).getByRole('button', { name: '放回输入框' }).click();
  await expect(replyBox(page)).toHaveValue('Our offer follows.');
  await expect(failed).toHaveCount(0);
  await send(page).click();
  await leaveNow(page);
  await expect(failed).toBeVisible();
  faults.clear();
  await messages(page).getByRole('button', { name: '重试' }).click();
  await expect(failed).toHaveCount(0);
  await expect(messages(page).getByText('已送达')).toBeVisible();
  await expect(messages(page).getByText('Our offer follows.')).toHaveCount(1);
  expect(sent('inquiry/doReply')).toHaveLength(3);
});
