import type { Locator, Page } from 'playwright/test';
import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectAddress, message, searchFor } from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const PATH = '/Product/Classify';
const MOVE = 'classify/doSort';

const tree = (page: Page, name = '店铺分类') => view(page).getByRole('tree', { name });
const node = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true });
const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true });
const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** The names in the tree from the top down, those of a level further in behind dashes. */
const names = async (page: Page, count: number) => {
  const items = [...(await tree(page).ariaSnapshot()).matchAll(/treeitem "([^"]+)".*?\[level=(\d)\]/g)];
  return items.slice(0, count).map(([, name, level]) => '-'.repeat(Number(level) - 1) + name);
};
const expectNames = (page: Page, wanted: string[]) => expect.poll(() => names(page, wanted.length)).toEqual(wanted);
const START = ['热销产品', '新品上市', '广交会主推', '离心泵', '-多级泵', '--立式多级泵'];

/** How many products a shop category says it holds. */
const countOf = async (page: Page, name: string) => (await node(page, name).innerText()).split('\n').at(-1) ?? '';

/** Closes the messages, which stay for ten seconds and may lie over what is dragged. */
async function closeMessages(page: Page) {
  const close = page.getByRole('status').getByRole('button', { name: '关闭', exact: true });
  while ((await close.count()) > 0) await close.first().click();
}

async function open(page: Page, path = PATH) {
  await openAs(page, path);
  await expect(node(page, '离心泵')).toBeVisible();
}
async function choose(page: Page, name: string, action: string) {
  await node(page, name).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a shop category is added in its place, filled in and hidden, and is so after a reload', async ({ page }) => {
  await open(page);
  await choose(page, '热销产品', '新增同级分类');
  await field(page, '新分类名称').fill('不锈钢泵');
  await page.keyboard.press('Enter');
  await expectNames(page, ['热销产品', '不锈钢泵', '新品上市']);
  await expect(node(page, '不锈钢泵')).toHaveAttribute('aria-selected', 'true');

  const form = view(page).getByRole('form', { name: '分类' });
  await form.getByRole('textbox', { name: '分类名称 English' }).fill('Stainless pumps');
  await form.getByRole('combobox', { name: '上级分类' }).fill('离心泵');
  await page.getByRole('option', { name: '离心泵', exact: true }).click();
  await form.getByRole('switch', { name: '在店铺中显示' }).click();
  await press(form, '保存');
  await expect(message(page, '保存成功')).toBeVisible();
  await page.reload();
  await expect(node(page, '不锈钢泵')).toHaveAttribute('aria-level', '2');
  await expect(node(page, '不锈钢泵')).toHaveAccessibleDescription(/已隐藏/);
  await expect(form.getByRole('textbox', { name: '分类名称 English' })).toHaveValue('Stainless pumps');
  await expect(form.getByRole('switch', { name: '在店铺中显示' })).not.toBeChecked();

  // The form of a product and the filter of their list know it, too.
  await page.goto('./#/Product/Product');
  await view(page).getByRole('button', { name: '店铺分类', exact: true }).first().click();
  await expect(
    page.getByRole('dialog', { name: '店铺分类' }).getByRole('checkbox', { name: '不锈钢泵' }),
  ).toBeVisible();
});

test('shop categories are moved by keys, by the dialog and by dragging, with one command each', async ({
  page,
  sent,
}) => {
  await open(page);
  await node(page, '新品上市').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectNames(page, ['新品上市', '热销产品', '广交会主推', '离心泵']);
  await expect(node(page, '新品上市')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowRight');
  await expectNames(page, ['热销产品', '-新品上市', '广交会主推', '离心泵']);
  await expect(view(page).getByRole('log')).toHaveText('“新品上市”已移到“热销产品”内，第 1 个，共 1 个');
  await page.keyboard.press('Alt+ArrowLeft');
  await expectNames(page, START);
  await expect
    .poll(() => sent(MOVE).map((body) => JSON.parse(body) as unknown))
    .toEqual([
      { id: 'g-new', parentId: '', before: 'g-hot' },
      { id: 'g-new', parentId: '', before: 'g-fair' },
      { id: 'g-new', parentId: 'g-hot' },
      { id: 'g-new', parentId: '', before: 'g-fair' },
    ]);

  await choose(page, '广交会主推', '移动到…');
  const dialog = page.getByRole('dialog', { name: '移动“广交会主推”' });
  await dialog.getByRole('treeitem', { name: '离心泵', exact: true }).click();
  await dialog.getByRole('combobox', { name: '位置' }).selectOption('排在最前');
  await press(dialog, '移动');
  await expectNames(page, ['热销产品', '新品上市', '离心泵', '-广交会主推', '-多级泵']);

  await closeMessages(page);
  await node(page, '广交会主推').dragTo(node(page, '热销产品'), { targetPosition: { x: 60, y: 3 } });
  await expectNames(page, ['广交会主推', '热销产品', '新品上市', '离心泵', '-多级泵']);
  await expect.poll(() => sent(MOVE)).toHaveLength(6);
  const asked = sent('classify/getTree').length;
  await closeMessages(page);
  await node(page, '广交会主推').dragTo(node(page, '新品上市'));
  await expectNames(page, ['热销产品', '新品上市', '-广交会主推', '离心泵', '-多级泵']);
  expect(sent(MOVE)).toHaveLength(7);
  await expect.poll(() => sent('classify/getTree').length).toBeGreaterThan(asked);
  await page.reload();
  await expectNames(page, ['热销产品', '新品上市', '-广交会主推', '离心泵', '-多级泵']);
});

test('a dragged shop category reaches the row that messages lie over', async ({ page }) => {
  await open(page);
  await node(page, '新品上市').focus();
  // Each move has its own undo, of which the last three are shown. As long texts would, they reach down to the tree.
  for (const key of ['Up', 'Down', 'Up', 'Down', 'Up', 'Down']) await page.keyboard.press(`Alt+Arrow${key}`);
  await expect(message(page, '新品上市').filter({ visible: true })).toHaveCount(3);
  await page.evaluate(() => document.getElementById('messages')!.style.setProperty('top', '96px'));
  const last = message(page, '新品上市').last();
  const first = await node(page, '热销产品').boundingBox();
  await expect.poll(async () => ((await last.boundingBox())?.y ?? 0) + 40).toBeGreaterThan(first!.y);
  await expectNames(page, START);

  const at = (await last.boundingBox())!;
  await node(page, '广交会主推').hover({ position: { x: 60, y: 15 } });
  await page.mouse.down();
  await page.mouse.move(at.x + 60, first!.y + 60, { steps: 3 });
  await expect(last).toHaveCSS('pointer-events', 'none');
  await page.mouse.move(at.x + 60, first!.y + 2, { steps: 3 });
  await page.mouse.up();
  await expectNames(page, ['广交会主推', '热销产品', '新品上市']);
  await expect(last).toHaveCSS('pointer-events', 'auto');
});

test('what the platform refuses goes back with its reason, and is done the next time', async ({ page, faults }) => {
  await open(page);
  faults.add({ call: MOVE, body: { code: 500, msg: '分类正在同步' }, times: 1 });
  await node(page, '新品上市').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(alert(page, '分类正在同步')).toBeVisible();
  await expectNames(page, START);
  await expect(node(page, '新品上市')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expectNames(page, ['新品上市', '热销产品']);

  const errors = { name: '名称含有禁用词' };
  faults.add({ call: 'classify/doEdit', body: { code: 422, msg: '请检查', data: { errors } }, times: 1 });
  await page.keyboard.press('F2');
  await field(page, '分类名称').fill('全新上市');
  await page.keyboard.press('Enter');
  await expect(view(page).getByRole('alert')).toHaveText('名称含有禁用词');
  await expect(field(page, '分类名称')).toHaveValue('全新上市');
  await page.keyboard.press('Enter');
  await expect(node(page, '全新上市')).toBeFocused();
  await page.reload();
  await expectNames(page, ['全新上市', '热销产品']);
  await node(page, '全新上市').click();
  await expect(field(page, '分类名称 English')).toHaveValue('New arrivals');
});

test('a shop category with products goes when it is said where these go, and comes back', async ({ page, sent }) => {
  await open(page);
  await expect(node(page, '太阳能泵')).toHaveAccessibleDescription(/^\d+ 个产品$/);
  const products = await countOf(page, '太阳能泵');
  await choose(page, '太阳能泵', '删除');
  const dialog = page.getByRole('dialog', { name: '删除分类“太阳能泵”？' });
  await expect(dialog).toContainText(`其中有 ${products} 个产品`);
  await press(dialog, '删除 1 个分类');
  await expect(dialog.getByRole('alert')).toHaveText('请选择目标分类。');
  await dialog.getByRole('treeitem', { name: '消防泵' }).click();
  await press(dialog, '删除 1 个分类');
  await expect(message(page, '已删除 1 个分类')).toBeVisible();
  await expect(node(page, '太阳能泵')).toHaveCount(0);
  expect(JSON.parse(sent('classify/doDelete').at(-1) ?? '')).toEqual({ ids: ['g-solar'], moveTo: 'g-fire' });
  await message(page, '已删除 1 个分类').getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => countOf(page, '太阳能泵')).toBe(products);
  await node(page, '太阳能泵').getByText(products, { exact: true }).click();
  await expect(page).toHaveURL(/#\/Product\/Product\?groupId=g-solar$/);
  await expect(view(page).getByText(new RegExp(`共 ${products} 条`))).toBeVisible();
});

test('a search is in the address; nothing is moved among what it finds @all', async ({ page, sent }) => {
  await open(page);
  await searchFor(page, '搜索分类', '多级');
  await expectAddress(page, [['keyword', '多级']]);
  await expectNames(page, ['离心泵', '-多级泵', '--立式多级泵', '---CDL 系列']);
  await expect(tree(page).getByRole('treeitem')).toHaveCount(4);
  await page.reload();
  await expect(tree(page).getByRole('treeitem')).toHaveCount(4);
  await node(page, '多级泵').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  expect(sent(MOVE)).toEqual([]);
  await page.goto(`./#${PATH}?keyword=nothing`);
  await expect(view(page).getByText('没有符合条件的分类')).toBeVisible();
  await press(view(page), '清空搜索');
  await expectNames(page, START);
  await press(view(page), '收起全部');
  await expectNames(page, ['热销产品', '新品上市', '广交会主推', '离心泵', '潜水泵']);
});

test('a shop category is never deeper than four levels, nor in itself @all', async ({ page, sent }) => {
  await open(page);
  await node(page, 'CDL 系列').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '新增子分类' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await node(page, '离心泵').dragTo(node(page, '潜水泵'));
  await expect(alert(page, '最多 4 级，不能移到这里')).toBeVisible();
  await node(page, '离心泵').dragTo(node(page, '多级泵'));
  await expect(alert(page, '不能移到自己里面')).toBeVisible();
  expect(sent(MOVE)).toEqual([]);
});

test('what is typed into the form of a shop category survives another shop category and a reload @all', async ({
  page,
  faults,
}) => {
  await open(page, `${PATH}?id=g-solar`);
  const zh = field(page, '分类名称 中文');
  await zh.fill('光伏泵');
  await node(page, '消防泵').click();
  await expect(zh).toHaveValue('消防泵');
  await page.reload();
  await node(page, '太阳能泵').click();
  await view(page).getByRole('region', { name: '未保存的草稿' }).getByRole('button', { name: '恢复草稿' }).click();
  await expect(zh).toHaveValue('光伏泵');
  faults.add({ call: 'classify/doEdit', body: { code: 500, msg: '稍后再试' }, times: 1 });
  await press(view(page), '保存');
  await expect(alert(page, '稍后再试')).toBeVisible();
  await expect(zh).toHaveValue('光伏泵');
  await press(view(page), '保存');
  await expect(node(page, '光伏泵')).toBeVisible();
});

test('who may only read is offered no change @all', async ({ page }) => {
  await openAs(page, `${PATH}?id=g-solar`, DEMO_SALES_ACCOUNT);
  await expect(node(page, '太阳能泵')).toBeVisible();
  await expect(field(page, '分类名称 中文')).toHaveValue('太阳能泵');
  for (const name of ['新增', '保存', '在店铺隐藏'])
    await expect(view(page).getByRole('button', { name, exact: true })).toHaveCount(0);
});

const NAMES = {
  中文: { tree: '店铺分类', move: '移动到…', delete: '删除', cancel: '取消', rename: '重命名', pump: '离心泵' },
  English: {
    tree: 'Shop categories',
    move: 'Move to…',
    delete: 'Delete',
    cancel: 'Cancel',
    rename: 'Rename',
    pump: 'Centrifugal pumps',
  },
} as const;
for (const look of LOOKS) {
  const name = NAMES[look.language];
  test(`no axe violation in the shop categories, in ${look.language}, ${look.scheme} ${look.tags}`, async ({
    page,
  }) => {
    test.slow();
    await openIn(page, PATH, look);
    const pump = tree(page, name.tree).getByRole('treeitem', { name: name.pump, exact: true });
    const menu = async (action: string) => {
      await pump.focus();
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./#${PATH}`);
      await expect(pump).toBeVisible();
      await expectSound(page, `tree ${width}`);
      await menu(name.move);
      await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
      await expectSound(page, `move ${width}`);
      await page.getByRole('dialog').getByRole('button', { name: name.cancel }).click();
      await menu(name.delete);
      await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
      await expectSound(page, `delete ${width}`);
      await page.getByRole('dialog').getByRole('button', { name: name.cancel }).click();
      await menu(name.rename);
      await expect(tree(page, name.tree).getByRole('textbox')).toBeFocused();
      await expectSound(page, `rename ${width}`);
      await page.keyboard.press('Escape');
      await page.goto(`./#${PATH}?id=g-centrifugal`);
      await expect(view(page).getByRole('form')).toBeVisible();
      await expectSound(page, `form ${width}`);
    }
  });
}
