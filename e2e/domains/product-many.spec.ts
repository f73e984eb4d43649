import { expect, openAs, test, view } from '../support/fixtures';
import { message, searchFor, table, total } from '../support/list-page';

const PRODUCTS = 20_000;
const MODEL = 'CDL32-80';
/** Every round of the catalogue has this model, in each of its materials. */
const FOUND = 40;

test('a shop of 20 000 products is searched, sorted, changed, undone and kept @browser', async ({ page }) => {
  await page.addInitScript((products) => {
    (globalThis as unknown as { __DEMO__: object }).__DEMO__ = { products };
  }, PRODUCTS);
  await openAs(page, '/Product/Product');
  await total(page, PRODUCTS);
  const views = view(page).getByRole('tablist', { name: '视图' });
  await expect(views.getByRole('tab').first()).toHaveText('全部20,000');
  await searchFor(page, '名称、货号、型号', MODEL);
  await total(page, FOUND);
  const first = table(page, '产品列表')
    .getByRole('row', { name: /YQ-CDL32-80\b/ })
    .first();
  await first.getByRole('checkbox').click();
  await view(page).getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '下架' }).click();
  await expect(first).toContainText('已下架');
  await message(page, '已下架 1 个产品').getByRole('button', { name: '撤销' }).click();
  await expect(first).toContainText('在线');
  await first.hover();
  await first.getByRole('button', { name: '删除', exact: true }).click();
  await total(page, FOUND - 1);
  await page.reload();
  await total(page, FOUND - 1);
  await view(page).getByRole('button', { name: '清空搜索内容' }).click();
  await total(page, PRODUCTS - 1);
});
