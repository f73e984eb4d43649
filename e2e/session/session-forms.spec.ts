import type { Page } from 'playwright/test';
import { expect, frameShown, openAs, openByForm, submitLogin, test, view } from '../support/fixtures';
import { table } from '../support/list-page';

/** A picture of one pixel; its last byte makes each another file. */
const picture = (name: string, end: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from([end]),
  ]),
});

const add = (page: Page) => view(page).getByRole('button', { name: '新增', exact: true }).click();
/** The forms of the client that keep what is typed: where each is, how it opens, and a field of it. */
const FORMS: { path: string; open?: (page: Page) => Promise<unknown>; field: string }[] = [
  { path: '/ProductAdd', field: '型号' },
  { path: '/BlogsAdd', field: '标题 中文' },
  { path: '/Shop/Info', field: '城市' },
  { path: '/Shop/Detail', field: '平均交期' },
  { path: '/Shop/Contacts', open: add, field: '姓名' },
  { path: '/Shop/Resources', open: add, field: '名称' },
  {
    path: '/Product/Question?status=pending',
    open: (page) => table(page, '产品问答').getByRole('button', { name: '回复' }).first().click(),
    field: '回答',
  },
  { path: '/BusinessManage/Business?id=150', field: '回复内容' },
  {
    path: '/BusinessManage/Business?id=149',
    open: (page) => view(page).getByRole('tab', { name: '备注' }).click(),
    field: '备注内容',
  },
];

test('what is typed in nine forms, and three pictures, come back by themselves after the session has ended', async ({
  page,
  faults,
}) => {
  test.slow();
  const text = (index: number) => String(70 + index);
  // A drawer is a part of its view, but is outside of it.
  const typed = (name: string) => page.getByRole('textbox', { name, exact: true }).filter({ visible: true }).first();
  await openAs(page, '/ProductAdd');
  const pictures = view(page).getByRole('group', { name: '产品图片' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByText('上传或粘贴').click();
  await (await chooser).setFiles([1, 2, 3].map((end) => picture(`pump-${end}.png`, end)));
  await expect(pictures.getByRole('img')).toHaveCount(3);
  const paths: string[] = [];
  for (const [index, { path, open, field: name }] of FORMS.entries()) {
    await page.goto(`./#${path}`);
    await open?.(page);
    await typed(name).fill(text(index));
    paths.push(new URL(page.url()).hash);
  }
  await page.goto('./#/Product/Catalogs');
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  faults.add({ call: 'product/getList', body: { code: 401, msg: '令牌失效', data: null } });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page).toHaveURL(/#\/login/);
  faults.clear();
  await submitLogin(page);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  for (const [index, { open, field: name, path }] of FORMS.entries()) {
    await page.goto(`./${paths[index]}`);
    if (path.includes('id=149')) await open?.(page);
    await expect(typed(name), name).toHaveValue(text(index));
  }
  await page.goto('./#/ProductAdd');
  await expect(pictures.getByRole('img')).toHaveCount(3);
});

test('what is typed where the browser stores nothing is back after the session has ended, as the login page says', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const city = page.getByRole('textbox', { name: '城市', exact: true });
  await openByForm(page, '/Shop/Info');
  await city.fill('台州市');
  await expect(view(page)).toContainText('此设备无法保存草稿');
  faults.add({ call: 'blog/getList', body: { code: 401, msg: '令牌失效', data: null } });
  await page.goto('./#/Blogs/Blogs');
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('重新登录后会恢复未保存的内容')).toBeVisible();
  faults.clear();
  await submitLogin(page);
  await frameShown(page);
  await page.goto('./#/Shop/Info');
  await expect(city).toHaveValue('台州市');
});
