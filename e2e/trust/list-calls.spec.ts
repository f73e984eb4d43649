import { expect, openAs, test, view } from '../support/fixtures';

/** Each list, the calls that its opening is to take, and a tab whose number it must show. */
const LISTS = [
  { path: '/Product/Product', call: 'product/getList', tab: /^在线\s*\d+$/ },
  { path: '/Product/Product?status=rejected', call: 'product/getList', tab: /^已驳回\s*\d+$/ },
  { path: '/Product/Question', call: 'question/getList', tab: /^待回答\s*\d+$/ },
  // The second one is for the topics and tags of the filters.
  { path: '/Blogs/Blogs', call: 'blog/getList', tab: /^草稿\s*\d+$/, calls: 2 },
  { path: '/BusinessManage/Business', call: 'inquiry/getList', tab: /^待回复\s*\d+$/ },
  { path: '/Shop/Contacts', call: 'shopContact/getList', tab: /^全部\s*\d+$/ },
  { path: '/Shop/Resources', call: 'shopResource/getList', tab: /^证书\s*\d+$/ },
  { path: '/Product/Catalogs', call: 'material/getList', tab: undefined },
];

for (const { path, call, tab, calls = 1 } of LISTS) {
  test(`${path} opens with the counts in the call of its list`, async ({ page, sent }) => {
    await openAs(page, path);
    if (tab) await expect(view(page).getByRole('tab', { name: tab }).first()).toBeVisible();
    else await expect(view(page).getByRole('treeitem').first()).toBeVisible();
    await expect.poll(() => sent(call).length).toBe(calls);
    await page.waitForLoadState('networkidle');
    expect(sent(call)).toHaveLength(calls);
  });
}

test('a platform that does not count is asked one by one, and one that fails that leaves tabs without a number', async ({
  page,
  faults,
  sent,
}) => {
  await openAs(page, '/Product/Product');
  const tabs = view(page).getByRole('tablist').first();
  await expect(tabs).toHaveText(/在线\s*\d+/);
  const known = { code: 200, data: { list: [], total: 4 } };
  faults.add({ call: 'product/getList', body: { code: 500, msg: '统计维护中' } });
  faults.add({ call: 'product/getList', body: known, times: 1 });
  const before = sent('product/getList').length;
  await page.reload();
  await expect(tabs.getByRole('tab', { name: /^全部\s*4$/ })).toBeVisible();
  await expect(tabs.getByRole('tab', { name: '在线', exact: true })).toBeVisible();
  await expect(tabs).not.toContainText('…');
  expect(sent('product/getList').length - before).toBe(6);
  await expect(page.getByText('统计维护中')).toHaveCount(0);
});
