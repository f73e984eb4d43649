import type { Page } from 'playwright/test';
import { DEVICE_NOW } from '../support/clock';
import { expect, openAs, test, view } from '../support/fixtures';

const LIST = 'notice/getList';
const bell = (page: Page) => page.getByRole('button', { name: /^通知/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '通知' });
const answer = (list: object[], total = list.length) => ({ code: 200, msg: '', data: { list, total } });
const row = (id: string, more: object = {}) => ({ id, image: '', notice: `通知 ${id}`, email: `邮件 ${id}`, ...more });

test('each press of a tab asks again; the badge is the total, whatever the tab @all', async ({ page, faults }) => {
  await openAs(page);
  faults.add({ call: LIST, body: answer([row('甲')], 7) });
  await bell(page).press('Enter');
  await panel(page).getByRole('tab', { name: '通知' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/通知 甲/]);
  await expect(page.getByRole('button', { name: '通知（7）', includeHidden: true })).toBeVisible();
  await panel(page).getByRole('tab', { name: '邮件' }).press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveText([/邮件 甲/]);
  faults.add({ call: LIST, body: answer([row('乙'), row('丙')], 0) });
  await panel(page).getByRole('tab', { name: '邮件' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/邮件 乙/, /邮件 丙/]);
  await panel(page).getByRole('tab', { name: '通知' }).click();
  await expect(panel(page).getByRole('listitem').first()).toHaveText(/通知 乙/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeFocused();
});

test('the HTML of a notice is shown without what runs; links lead where this session may go', async ({
  page,
  faults,
}) => {
  await openAs(page);
  const list = [
    row('1', {
      notice:
        '<b style="color:red">重要</b><img src=x onerror="document.title=1"><script>document.title=2</script><a href="javascript:alert(1)">点</a>',
      read: false,
      link: '/Product/Product?status=rejected',
    }),
    row('2', { read: true, link: 'https://example.com/news' }),
    row('3', { link: 'javascript:alert(1)' }),
    row('4', { link: '//evil.test/' }),
    row('5', { link: '/no/such/page' }),
  ];
  faults.add({ call: LIST, body: answer(list) });
  await bell(page).click();
  await panel(page).getByRole('tab', { name: '通知' }).click();
  const rows = panel(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0).getByText('重要', { exact: true })).toBeVisible();
  // Without an address that may be shown it is no picture.
  await expect(rows.nth(0).getByRole('img')).toHaveCount(0);
  await expect(page).toHaveTitle(/^首页/);
  await expect(rows.nth(0).getByText('未读')).toBeAttached();
  await expect(rows.nth(1).getByText('未读')).toHaveCount(0);
  for (const without of [2, 3, 4]) await expect(rows.nth(without).getByRole('link')).toHaveCount(0);
  const outside = rows.nth(1).getByRole('link', { name: '查看 通知 2' });
  await expect(outside).toHaveAttribute('href', 'https://example.com/news');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  await rows.nth(0).getByRole('link', { name: /^查看/ }).press('Enter');
  await expect(page).toHaveURL(/#\/Product\/Product\?status=rejected$/);
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^产品列表/);
});

test.describe('where the journey drives the timers of the page', () => {
  test.use({ start: DEVICE_NOW });

  test('new ones come by themselves, and a look that fails is reported to nobody', async ({
    page,
    faults,
    expectErrors,
  }) => {
    // Files that are loading when the clock jumps.
    expectErrors(/no response after 120000 ms/);
    await page.clock.install();
    await openAs(page);
    await expect(bell(page)).toHaveAccessibleName(/^通知（\d+）$/);
    faults.add({ call: LIST, body: answer([row('甲')], 41) });
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('button', { name: '通知（41）' })).toBeVisible();
    faults.add({ call: LIST, body: { code: 500, msg: '通知服务维护中', data: null } });
    await page.clock.fastForward(61_000);
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '通知（41）' })).toBeVisible();
    faults.clear();
    faults.add({ call: LIST, body: answer([row('甲')], 42) });
    await page.clock.fastForward(600_000);
    await expect(page.getByRole('button', { name: '通知（42）' })).toBeVisible();
  });
});

test('a list that cannot be read says so in its place and works again; an empty one says that too @all', async ({
  page,
  faults,
}) => {
  faults.add({ call: LIST, body: { code: 500, msg: '通知服务维护中', data: null } });
  await openAs(page);
  await page.getByRole('button', { name: '通知', exact: true }).click();
  await expect(panel(page).getByRole('alert')).toContainText('通知服务维护中');
  faults.clear();
  await panel(page).getByRole('button', { name: '重试' }).click();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  // With something to show, a failure does not take it away.
  faults.add({ call: LIST, body: { code: 500, msg: '通知服务维护中', data: null } });
  await panel(page).getByRole('tab', { name: '通知' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('通知服务维护中');
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  faults.clear();
  await panel(page).getByRole('button', { name: '清空消息' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '清空消息成功' })).toBeVisible();
  await expect(panel(page).getByText('没有新消息')).toBeVisible();
  await panel(page).getByRole('tab', { name: '邮件' }).click();
  await expect(panel(page).getByText('没有新消息')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeFocused();
});
