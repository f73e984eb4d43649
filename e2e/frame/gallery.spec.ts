import { readFileSync } from 'node:fs';
import { chooseLanguage, expect, openAs, test, view, viewLoaded } from '../support/fixtures';
import { choose, galleryScripts, sample } from '../support/gallery';
import { GALLERY_PAGES } from '../support/gallery-pages';
import { menuOf } from '../support/theme-parts';

const heading = (page: Parameters<typeof view>[0], name: string) =>
  view(page).getByRole('heading', { level: 1, name, exact: true });

test('where it is not switched on its addresses lead to 404, and no file of it is loaded @browser', async ({
  page,
}) => {
  await openAs(page);
  for (const { path } of GALLERY_PAGES) {
    await page.goto(`./#${path}`);
    await expect(page).toHaveURL(/#\/404$/);
  }
  await expect(menuOf(page).getByRole('link', { name: '工作台' })).toHaveCount(0);
  expect(await galleryScripts(page)).toEqual([]);
});

test.describe('switched on', () => {
  test.beforeEach(({ site }) => {
    Object.assign(site.config, { gallery: true, errorLog: true });
  });

  test('each page opens from the menu and by address, in both languages @browser', async ({ page }) => {
    test.slow();
    await openAs(page);
    const menu = menuOf(page);
    await menu.getByRole('link', { name: '工作台' }).click();
    await expect(heading(page, '工作台')).toBeVisible();
    for (const [group, names] of [
      ['组件', ['常规图标', '综合表格', '分步表单', '富文本编辑器', '权限控制', '错误示例', '加载遮罩']],
      ['其他', ['动态路径 1', '动态路径 2', '动态参数 1', '动态参数 2', '拖拽', '表格文件']],
    ] as const) {
      const button = menu.getByRole('button', { name: group });
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      for (const name of names) {
        const link = menu.getByRole('link', { name, exact: true });
        await link.click();
        await expect(heading(page, name.startsWith('动态路径') ? '动态路径' : name)).toBeVisible();
        await expect(link).toHaveAttribute('aria-current', 'page');
      }
    }
    await chooseLanguage(page, 'English');
    await expect(heading(page, 'Spreadsheets')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Text editor' })).toBeVisible();
    for (const { path, en } of GALLERY_PAGES) {
      await page.goto('about:blank');
      await page.goto(`./#${path}`);
      await expect(heading(page, en)).toBeVisible();
      expect(
        await view(page)
          .getByText(/gallery\.\w+/)
          .count(),
      ).toBe(0);
    }
  });

  test('the workbench leads to each page, and a path of a file is copied @browser', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, '/workbench');
    const links = view(page).getByRole('list', { name: '样例页面' }).getByRole('link');
    await expect(links).toHaveCount(10);
    await links.filter({ hasText: '加载遮罩' }).click();
    await expect(heading(page, '加载遮罩')).toBeVisible();
    await page.goBack();
    await sample(page, '确认对话框')
      .getByRole('button', { name: '复制 components/ui/feedback/dialog/ConfirmDialog.tsx' })
      .click();
    await expect(page.getByRole('status').filter({ hasText: '路径已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'components/ui/feedback/dialog/ConfirmDialog.tsx',
    );
  });

  test('each parameter has a tab that keeps its text @browser', async ({ page }) => {
    await openAs(page, '/other/dynamicSegment/test1/1');
    const field = view(page).getByRole('textbox', { name: '只属于这个标签的文字' });
    await field.fill('一号');
    await view(page).getByRole('link', { name: '打开 2' }).click();
    await expect(view(page).getByText('参数的值：2')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('tab', { name: /参数 [12]/ })).toHaveCount(2);
    await page.getByRole('tab', { name: '参数 1' }).click();
    await expect(field).toHaveValue('一号');
    await page.goto('./#/other/dynamicSegment/test2?id=1');
    await expect(heading(page, '动态参数 1')).toBeVisible();
    await view(page).getByRole('link', { name: '打开 3' }).click();
    await expect(view(page).getByText('参数的值：3')).toBeVisible();
    await expect(page.getByRole('tab', { name: /参数 [123]/ })).toHaveCount(4);
  });

  test('a role changes which buttons are there and what a condition says @browser', async ({ page }) => {
    await openAs(page, '/vab/permission');
    const buttons = sample(page, '按权限显示的按钮').getByRole('group').getByRole('button');
    const results = sample(page, '路由和按钮的条件').getByText(/^(不)?允许$/);
    await expect(buttons).toHaveText(['查看', '编辑', '删除']);
    await expect(results).toHaveText(['允许', '允许', '允许', '允许']);
    await choose(page, '按权限显示的按钮', '只读');
    await expect(buttons).toHaveText(['查看']);
    await expect(results).toHaveText(['不允许', '不允许', '不允许', '不允许']);
    await choose(page, '按权限显示的按钮', '编辑');
    await expect(buttons).toHaveText(['查看', '编辑']);
    await expect(results).toHaveText(['允许', '允许', '不允许', '允许']);
  });

  test('rows, cards, a tree and a dialog are moved by keyboard @browser', async ({ page }) => {
    await openAs(page, '/other/drag');
    const rows = page.getByRole('table', { name: '表格行的顺序' }).getByRole('row');
    await rows.nth(1).getByRole('button', { name: '下移' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows.nth(2)).toContainText('SO-261046');
    await expect(view(page).getByRole('status').filter({ hasText: '已移到第 2 位' })).toBeAttached();
    await sample(page, '卡片的顺序').getByRole('button', { name: '待付款 右移' }).press('Enter');
    const cards = sample(page, '卡片的顺序').getByRole('list', { name: '卡片的顺序' }).getByRole('listitem');
    await expect(cards).toContainText(['已付款', '待付款', '已发货', '已取消']);
    await page.keyboard.press('Alt+ArrowRight');
    await expect(cards).toContainText(['已付款', '已发货', '待付款', '已取消']);
    const tree = page.getByRole('tree', { name: '树的移动' });
    await tree.getByRole('treeitem', { name: /地面泵/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(tree.getByRole('treeitem')).toContainText([
      '水泵',
      '太阳能水泵',
      '地面泵',
      '深井泵',
      '配件',
      '机械密封',
    ]);
    await sample(page, '可移动的对话框').getByRole('button', { name: '打开对话框' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '可以移动的对话框' });
    const before = await dialog.boundingBox();
    await dialog.getByRole('button', { name: /移动/ }).press('ArrowLeft');
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBeLessThan(before!.x);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('rows are exported as sheets and imported again; a file that is none says so @browser', async ({ page }) => {
    await openAs(page, '/other/excel');
    const out = sample(page, '导出');
    for (const name of ['SO-261046', 'SO-261044']) await out.getByRole('checkbox', { name }).click();
    const chooser = view(page).getByLabel('选择文件').first();
    for (const format of ['XLSX', 'CSV']) {
      const download = page.waitForEvent('download');
      await out.getByRole('button', { name: `导出 ${format}` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`示例订单.${format.toLowerCase()}`);
      await chooser.setInputFiles({
        name: `${format}.bin`,
        mimeType: 'application/octet-stream',
        buffer: readFileSync(await file.path()),
      });
      const table = page.getByRole('table', { name: `${format}.bin` });
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(table.getByRole('row').nth(1)).toContainText('太阳能深井泵');
      await expect(table.getByRole('row').nth(1)).toContainText(/3,?720(\.00)?/);
    }
    await chooser.setInputFiles({ name: 'a.xlsx', mimeType: '', buffer: Buffer.from([0x50, 0x4b, 3, 4, 9]) });
    await expect(sample(page, '读入').getByRole('alert')).toContainText('文件已损坏');
  });

  test('errors in code are in the error log, failed requests are not @browser', async ({ page, expectErrors }) => {
    expectErrors(/样例：/);
    await openAs(page, '/vab/errorLog');
    const log = sample(page, '错误日志');
    for (const name of ['点击时出错', '等待中出错', '显示时出错']) await log.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: '错误日志（3）' })).toBeVisible();
    await expect(log.getByRole('status')).toHaveText(/已记录\s*3/);
    await choose(page, '请求失败', '无权限');
    await expect(sample(page, '请求失败').getByText('已授权，但禁止访问')).toBeVisible();
    await page.getByRole('button', { name: '错误日志（3）' }).click();
    const table = page.getByRole('dialog', { name: '错误日志' }).getByRole('table');
    for (const text of ['点击时发生的错误', '没有处理的拒绝', '部件显示时发生的错误'])
      await expect(table.getByRole('row').filter({ hasText: text })).toBeVisible();
  });

  test('an icon is found by any name that contains its word, and copied @browser', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, '/vab/icon/remixIcon');
    const search = view(page).getByRole('searchbox', { name: '搜索或试用图标名称' });
    await search.fill('ri-shopping-bag-3-line');
    const names = view(page).getByRole('list', { name: '图标名称' }).getByRole('button');
    await expect(names).toHaveText(['shopping', 'shop']);
    await names.first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('shopping');
    await search.fill('zzz');
    await expect(view(page).getByText('菜单不认识这个名称')).toBeVisible();
  });

  test('the table is in each of its states, and does what lists do @browser', async ({ page }) => {
    await openAs(page, '/vab/table/comprehensiveTable');
    const table = page.getByRole('table', { name: '综合表格' });
    const state = (name: string) => view(page).getByRole('radio', { name, exact: true }).check();
    await expect(table.getByRole('row')).toHaveCount(21);
    await view(page)
      .getByRole('tab', { name: /待付款/ })
      .click();
    await expect(table.getByRole('row').nth(1)).toContainText('待付款');
    for (const row of [1, 2]) await table.getByRole('row').nth(row).getByRole('checkbox').click();
    await view(page).getByRole('button', { name: '标记为已付款' }).last().click();
    const message = page.getByRole('status').filter({ hasText: '2 个订单：已付款' });
    await message.getByRole('button', { name: '撤销' }).click();
    await state('失败');
    await expect(view(page).getByRole('alert').filter({ hasText: '订单加载失败' })).toBeVisible();
    await expect(page).toHaveURL(/state=failed/);
    await view(page).getByRole('tab', { name: /全部/ }).click();
    await state('空');
    await expect(view(page).getByText('还没有订单')).toBeVisible();
    await state('加载中');
    await expect(view(page).getByText('还没有订单')).toHaveCount(0);
    await state('有内容');
    await expect(table.getByRole('row')).toHaveCount(21);
  });

  test('the form goes on when a page is right, keeps what was typed, and leads back to a refused field @browser', async ({
    page,
  }) => {
    await openAs(page, '/vab/form/stepForm');
    const form = view(page).getByRole('form', { name: '三页的订单表单' });
    const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
    await press('下一页');
    await expect(form.getByRole('alert')).toContainText('2 处有误');
    await form.getByRole('textbox', { name: '姓名' }).fill('Amara Okafor');
    await form.getByRole('textbox', { name: '邮箱' }).fill('amara@example.com');
    await press('下一页');
    await expect(form.getByRole('listitem').filter({ hasText: '订单' })).toHaveAttribute('aria-current', 'step');
    await form.getByRole('textbox', { name: '数量' }).fill('200');
    await form.getByRole('textbox', { name: '单价' }).fill('186');
    await form.getByRole('textbox', { name: '交货日期' }).fill('2027-01-15');
    await press('上一页');
    await expect(form.getByRole('textbox', { name: '姓名' })).toHaveValue('Amara Okafor');
    await press('下一页');
    await press('下一页');
    await expect(form.getByRole('row', { name: /单价/ })).toContainText('186');
    await choose(page, '三页的订单表单', '拒绝字段');
    await press('提交');
    await expect(form.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription(/平台不接受这个邮箱/);
    await choose(page, '三页的订单表单', '成功');
    await form.getByRole('textbox', { name: '邮箱' }).fill('okafor@example.com');
    await press('下一页');
    await press('下一页');
    await press('提交');
    await expect(view(page).getByText('订单已提交')).toBeVisible();
  });

  test('a mask covers the page for a second, and one of a call can be cancelled after eight @browser', async ({
    page,
  }) => {
    await openAs(page, '/vab/loading');
    const mask = page.getByRole('status').filter({ hasText: '正在提交…' });
    await sample(page, '整页遮罩的四种动画').getByRole('button', { name: '随机显示一秒' }).click();
    await expect(mask).toBeVisible();
    await expect(mask).toHaveCount(0);
    await sample(page, '保存时的遮罩').getByRole('button', { name: '一直不响应' }).click();
    await expect(mask).toBeVisible();
    const dialog = page.getByRole('alertdialog', { name: '平台尚未响应' });
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('the editor is in each of its states @browser', async ({ page }) => {
    await openAs(page, '/vab/editor');
    const title = '文字编辑器';
    const field = sample(page, title).getByRole('textbox', { name: '正文' });
    await expect(field).toContainText('太阳能水泵的三个优点');
    await choose(page, title, '空');
    await expect(sample(page, title).getByText('还没有内容')).toBeVisible();
    await field.fill('流量大');
    await expect(sample(page, title).getByText('流量大')).toHaveCount(2);
    await choose(page, title, '有错误');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await choose(page, title, '不可编辑');
    await expect(field).toHaveAttribute('contenteditable', 'false');
  });
});

test('a platform that lists its pages has them, under its own titles', async ({ page, faults }) => {
  const leaf = (path: string, component: string, title: string) => ({ path, component, meta: { title } });
  faults.add({
    call: '/router/getList',
    body: {
      code: 200,
      data: [
        leaf('/', '@/views/index/index.vue', '首页'),
        leaf('/workbench', '@/views/index/workbench', '样例'),
        leaf('/vab/loading', '@/views/vab/loading', '等待'),
      ],
    },
  });
  await openAs(page, '/workbench');
  await expect(heading(page, '样例')).toBeVisible();
  await expect(view(page).getByRole('list', { name: '样例页面' }).getByRole('link')).toHaveCount(0);
  await menuOf(page).getByRole('link', { name: '等待' }).click();
  await expect(heading(page, '等待')).toBeVisible();
  await page.goto('./#/vab/editor');
  await expect(page).toHaveURL(/#\/404$/);
  await viewLoaded(page);
});
