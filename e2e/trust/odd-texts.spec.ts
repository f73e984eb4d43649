import naughty from 'big-list-of-naughty-strings';
import { expect, openAs, test, view } from '../support/fixtures';
import { HOSTILE_TEXTS } from '../support/hostile-texts';
import { table } from '../support/list-page';

/** Texts that are known to break things, shown as what they are wherever a plain text is (bars E12 and H2). */

const TEXTS = [...new Set([...naughty, ...HOSTILE_TEXTS])].filter((text) => text.trim() !== '' && text.length < 4000);
const at = '2026-10-01T00:00:00Z';
const product = (text: string, id: number) => ({
  id: String(id),
  version: 1,
  createdAt: at,
  updatedAt: at,
  title: { zh: text, en: text },
  sku: text,
  model: text,
  brand: text,
  keywords: [text],
  images: ['data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  status: 'online',
});
const words = (text: string) => text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
const PAGE = 100;

test('a list of such names shows each as it is, at 1280 and 390 px, without a sideways scroll @all', async ({
  page,
  faults,
}) => {
  test.slow();
  let dialogs = 0;
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  page.on('request', (request) => requests.push(new URL(request.url()).host));
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, '/Product/Catalogs');
  const known = new Set(requests);
  for (let from = 0; from < TEXTS.length; from += PAGE) {
    const list = TEXTS.slice(from, from + PAGE).map((text, index) => product(text, from + index));
    faults.add({ call: 'product/getList', body: { code: 200, msg: '', data: { list, total: list.length } } });
    await page.goto(`./#/Product/Product?pageSize=100&keyword=${from}`);
    const names = table(page, '产品列表').getByRole('rowheader');
    await expect(names).toHaveCount(list.length);
    await expect.poll(async () => words((await names.first().textContent()) ?? '')).toContain(words(list[0]!.sku));
    const shown = (await names.allTextContents()).map(words);
    list.forEach(({ sku }, index) => expect(shown[index]).toContain(words(sku)));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wide).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  expect(dialogs).toBe(0);
  expect(requests.filter((host) => !known.has(host))).toEqual([]);
});

/** One text with everything in it that markup, an attribute, a title or an address could stumble over. */
const EVERYTHING = `"><img src=x onerror=alert(1)>'\`{{7*7}}\${7*7}%s</title></textarea><script>alert(1)</script>&lt;b&gt; =1+1`;

test('in the menu, tab, breadcrumb, title, heading, tip, message, chip, person and picture it is only text', async ({
  page,
  faults,
}) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const routes = [
    { path: '/', component: '@/views/index/index', meta: { title: '首页' } },
    {
      path: '/odd',
      component: 'Layout',
      meta: { title: EVERYTHING },
      children: [{ path: 'list', component: '@/views/Product/index', meta: { title: EVERYTHING, badge: EVERYTHING } }],
    },
  ];
  faults.add({ call: 'router/getList', body: { code: 200, msg: '', data: routes } });
  faults.add({
    call: 'getUserInfo',
    body: { code: 200, msg: '', data: { company_name_cn: EVERYTHING, roles: ['admin'], permissions: [] } },
  });
  const list = [product(EVERYTHING, 1)];
  faults.add({ call: 'product/getList', body: { code: 200, msg: '', data: { list, total: 1 } } });
  faults.add({ call: 'product/doStatus', body: { code: 500, msg: EVERYTHING } });
  faults.add({ call: 'product/doDelete', body: { code: 500, msg: EVERYTHING } });
  await openAs(page, '/odd/list');
  const row = table(page, EVERYTHING).getByRole('row', { name: EVERYTHING });
  await expect(row).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: EVERYTHING })).toBeVisible();
  await expect(page.getByRole('tab', { name: EVERYTHING })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText(EVERYTHING);
  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText(EVERYTHING);
  expect(await page.title()).toContain(EVERYTHING);
  await expect(page.getByRole('button', { name: `${EVERYTHING} 用户菜单` })).toBeVisible();
  await row.getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('alert').filter({ hasText: EVERYTHING })).toBeVisible();
  expect(await view(page).getByRole('img', { name: 'x' }).count()).toBe(0);
  expect(dialogs).toBe(0);
});
