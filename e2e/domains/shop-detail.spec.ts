import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { message } from '../support/list-page';

const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();

test('shares of the markets cannot go beyond 100 unseen; questions change places, and all is there after a reload', async ({
  page,
  faults,
  sent,
}) => {
  await openAs(page, '/Shop/Detail');
  const share = field(page, '第 6 个市场的占比');
  await expect(view(page).getByText('还剩 4% 未分配')).toBeVisible();
  await share.fill('13');
  await expect(view(page).getByText('合计超出 1%，请调整')).toBeVisible();
  await press(page, '保存');
  await expect(view(page).getByRole('alert').filter({ hasText: '处有误' })).toContainText('份额合计为 101%');
  expect(sent('shopDetail/doEdit')).toHaveLength(0);
  await share.fill('１２');
  await expect(view(page).getByText('已分配 100%')).toBeVisible();

  await press(page, '上移问题 2');
  await expect(field(page, '第 1 个问题 中文')).toHaveValue('可以贴我们的牌子吗？');
  await press(page, '删除问题 5');
  await press(page, '添加问题');
  await field(page, '第 5 个问题 English').fill('Do you ship by rail?');
  await field(page, '第 5 个回答 English').fill('Yes, from Ningbo to Duisburg.');
  faults.add({ call: 'shopDetail/doEdit', body: { code: 500, msg: '平台繁忙' }, times: 1 });
  await press(page, '保存');
  await expect(page.getByRole('alert').filter({ hasText: '平台繁忙' })).toBeVisible();
  await expect(field(page, '第 5 个问题 English')).toHaveValue('Do you ship by rail?');
  await press(page, '保存');
  await expect(message(page, '保存成功')).toBeVisible();
  await page.reload();
  await expect(share).toHaveValue('12');
  await expect(field(page, '第 1 个问题 中文')).toHaveValue('可以贴我们的牌子吗？');
  await expect(field(page, '第 5 个问题 English')).toHaveValue('Do you ship by rail?');
  await expect(field(page, '第 5 个回答 English')).toHaveValue('Yes, from Ningbo to Duisburg.');
  await expect(field(page, '第 1 个回答 中文')).toHaveValue(/./);
});
