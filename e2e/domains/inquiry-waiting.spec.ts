import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectAddress, searchFor, total } from '../support/list-page';
import { expectSound } from '../support/axe';
import { leaveNow } from '../support/forms';
import { goTo } from '../support/keys';
import { inquiries, INQUIRIES, messages, NEWEST, OPEN, quoteFor, replyBox, thread } from '../support/inquiry-page';

/** The buyer has answered, days ago; it has been read. */
const READ = 'INQ-20396';
const INCOMPLETE = '按本机读过的对话得出，可能不全';

const tab = (page: Page, name: string | RegExp) => view(page).getByRole('tab', { name });
const waiting = (page: Page) => tab(page, '待我方回复');
const sortedBy = (page: Page, name: string) => view(page).getByRole('button', { name: `排序：${name}` });
const nextToReply = (page: Page) => messages(page).getByRole('link', { name: '下一条待回复' });
const openId = (page: Page) => new URLSearchParams(page.url().split('?')[1]).get('id') ?? '';

async function answerFirst(page: Page) {
  await inquiries(page).getByRole('link').first().click();
  await expect.poll(() => openId(page)).not.toBe('');
  const box = replyBox(page);
  await box.fill('Thank you, we will come back today.');
  await box.press('Control+Enter');
  await leaveNow(page);
  await expect(thread(page).getByText('已送达')).toBeVisible();
}

test('what waits for us is listed whatever its state, due soonest first, until it is answered', async ({ page }) => {
  await openAs(page, INQUIRIES);
  await total(page, 6);
  await expect(sortedBy(page, '回复时限')).toBeVisible();
  await expect(inquiries(page).getByRole('row').first()).toContainText(/超时 1:/);
  await waiting(page).click();
  await total(page, 9);
  await expect(sortedBy(page, '回复时限')).toBeVisible();
  await expect(page.getByText(INCOMPLETE)).toHaveCount(0);
  await expect(inquiries(page).getByRole('row').first()).toContainText(/超时 \d+ 天/);
  await expect(inquiries(page).getByRole('row').last()).toContainText('待回复');
  await expectSound(page, 'what waits for us');
  await answerFirst(page);
  await total(page, 8);
  await page.reload();
  await total(page, 8);
  await tab(page, /^进行中/).click();
  await expect(sortedBy(page, '最近消息')).toBeVisible();
});

/** Answers what is due soonest of all that wait, and opens by keys what is due next. */
async function answerAndGoOn(page: Page) {
  await openAs(page, `${INQUIRIES}?waiting=true`);
  const links = inquiries(page).getByRole('link');
  const second = (await links.nth(1).getAttribute('href')) ?? '';
  await links.first().click();
  await expect(messages(page)).toBeVisible();
  await expect(nextToReply(page)).toHaveCount(0);
  await replyBox(page).fill('Thank you, we will come back today.');
  await replyBox(page).press('Control+Enter');
  await expect(messages(page)).toBeFocused();
  await goTo(page, nextToReply(page), 'Tab', 12);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url().split('#')[1]).toBe(second.slice(1));
  await expect(messages(page)).toBeFocused();
  await expect(nextToReply(page)).toHaveCount(0);
}

test('after a reply the next one that waits is some Tabs away', ({ page }) => answerAndGoOn(page));

test('a quotation that was sent is in the conversation in front, and the next that waits below it', async ({
  page,
}) => {
  await openAs(page, OPEN);
  await quoteFor(page, 30);
  await expect(messages(page)).toBeFocused();
  await expect(messages(page).getByRole('region', { name: '报价单' })).toBeInViewport();
  await expect(tab(page, /^回复$/)).toHaveAttribute('aria-selected', 'true');
  await nextToReply(page).click();
  await expect.poll(() => openId(page)).not.toBe(NEWEST.id);
  await expect(messages(page)).toBeFocused();
  await expectSound(page, 'the next that waits');
});

test.describe('a platform that does not say who wrote last', () => {
  test.use({ features: [] });

  test('after a reply the next one that is known to wait is some Tabs away', ({ page }) => answerAndGoOn(page));

  test('what waits for us follows from what was read on this device, which the tab says', async ({ page, sent }) => {
    await openAs(page, `${INQUIRIES}?status=all`);
    await expect(waiting(page)).toHaveAccessibleDescription(INCOMPLETE);
    await waiting(page).click();
    await expect(view(page).getByText(INCOMPLETE)).toBeVisible();
    await total(page, 8);
    await expect(sortedBy(page, '回复时限')).toBeVisible();
    await expectSound(page, 'what waits for us, as far as it is known');
    await tab(page, /^全部/).click();
    await searchFor(page, '姓名、公司、编号、内容', READ);
    await total(page, 1);
    await inquiries(page).getByRole('link').click();
    await expect(
      view(page)
        .getByRole('region', { name: /^与 .+ 的对话$/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await view(page).getByRole('button', { name: '重置', exact: true }).click();
    await waiting(page).click();
    await total(page, 9);
    await expect(inquiries(page).getByRole('row').first()).toContainText(/超时 \d+ 天/);
    await page.reload();
    await total(page, 9);
    await answerFirst(page);
    await total(page, 8);
    await expectAddress(page, [
      ['waiting', 'true'],
      ['id', openId(page)],
    ]);
    expect(sent('inquiry/doReply')).toHaveLength(1);
  });
});
