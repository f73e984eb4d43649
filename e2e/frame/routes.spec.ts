import { expect, openAs, test, view } from '../support/fixtures';

const HOME = { path: '/', component: '@/views/index/index.vue', meta: { title: '首页', noClosable: true } };

/** A list as platforms of this family send it. */
const LIST = [
  HOME,
  {
    path: '/other',
    component: 'Layout',
    redirect: 'noRedirect',
    meta: { title: '更多', icon: 'apps-line' },
    children: [
      { path: 'goods', component: '@/views/Product/index', meta: { title: '货品', badge: 'New', dot: true } },
      {
        path: 'dynamicSegment/test1/:id',
        component: 'Catalogs',
        meta: { title: '参数页', hidden: true, dynamicNewTab: true },
      },
      { path: 'dynamicSegment/test2?id=1', component: 'Catalogs', meta: { title: '查询页' } },
      { path: '/absolute', component: 'Shop/Info.vue', meta: { title: '绝对页' } },
      { path: 'chart', component: '@/views/vab/chart', meta: { title: '图表页' } },
      { path: 'secret', component: 'Catalogs', meta: { title: '秘密页', guard: ['nobody'] } },
      { path: 'https://example.com/help', meta: { title: '外部帮助', target: '_blank' } },
      { path: 'javascript:alert(1)', meta: { title: '坏链接' } },
      {
        path: 'level',
        component: 'EmptyLayout',
        meta: { title: '看不见', levelHidden: true },
        children: [{ path: 'deep', component: 'Classify', meta: { title: '深处' } }],
      },
    ],
  },
  { path: '/:pathMatch(.*)*', redirect: '/other/goods', meta: { hidden: true } },
  { path: '/login', component: 'Catalogs', meta: { title: '假登录' } },
];

for (const [shape, data] of [
  ['an array', LIST],
  ['{ list }', { list: LIST }],
] as const) {
  test(`the menu is made from ${shape}${shape === 'an array' ? '' : ' @all'}`, async ({ page, faults }) => {
    faults.add({ call: '/router/getList', body: { code: 200, data } });
    await openAs(page);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('listitem')).toHaveText([
      '首页',
      /^更多/,
      /^货品New/,
      '查询页',
      '绝对页',
      '图表页',
      '外部帮助',
      '坏链接',
      '深处',
    ]);
    await expect(menu.getByRole('link', { name: '坏链接' })).toHaveCount(0);
    const help = menu.getByRole('link', { name: '外部帮助' });
    await expect(help).toHaveAttribute('href', 'https://example.com/help');
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(help).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('tab', { name: '假登录' })).toHaveCount(0);
  });
}

test('each path of the list opens its screen, also after F5', async ({ page, faults }) => {
  faults.add({ call: '/router/getList', body: { code: 200, data: LIST } });
  await openAs(page);
  for (const [path, title] of [
    ['/other/goods', '货品'],
    ['/other/dynamicSegment/test1/1', '参数页'],
    ['/other/dynamicSegment/test2?id=1', '查询页'],
    ['/absolute', '绝对页'],
    ['/other/level/deep', '深处'],
  ] as const) {
    await page.goto(`./#${path}`);
    await page.reload();
    await expect(page).toHaveTitle(`${title} - 全球贸易客户端`);
    await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('./#/other/chart');
  await expect(view(page).getByRole('heading', { name: '当前版本没有这个页面' })).toBeVisible();
  await page.goto('./#/other/secret');
  await expect(page).toHaveURL(/#\/404$/);
});

test('dynamicNewTab has one tab per parameter, a query in a path stays in its tab', async ({ page, faults }) => {
  faults.add({ call: '/router/getList', body: { code: 200, data: LIST } });
  await openAs(page);
  await page.goto('./#/other/dynamicSegment/test1/1');
  await page.goto('./#/other/dynamicSegment/test1/2');
  await expect(page.getByRole('tab', { name: /^参数页 · [12]$/ })).toHaveCount(2);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '查询页' }).click();
  await expect(page).toHaveURL(/test2\?id=1$/);
  await page.getByRole('tab', { name: '首页' }).click();
  await page.getByRole('tab', { name: '查询页' }).click();
  await expect(page).toHaveURL(/test2\?id=1$/);
});

test('a submenu with more than 18 children scrolls @all', async ({ page, faults }) => {
  const children = Array.from({ length: 30 }, (_, index) => ({
    path: `p${index}`,
    component: 'Catalogs',
    meta: { title: `页面 ${index}` },
  }));
  faults.add({
    call: '/router/getList',
    body: { code: 200, data: [HOME, { path: '/many', component: 'Layout', meta: { title: '很多' }, children }] },
  });
  await openAs(page);
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: '页面 29' }) })
    .last();
  expect(await list.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
});

test('in intelligence mode the client’s own table is the menu @all', async ({ page, site, faults }) => {
  site.config.authentication = 'intelligence';
  faults.add({ call: '/router/getList', body: { code: 500, msg: '不该发送' } });
  await openAs(page, '/Product/Catalogs');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' })).toBeVisible();
});
