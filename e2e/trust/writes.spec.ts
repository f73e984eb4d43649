import type { Locator, Page } from 'playwright/test';
import { expect, openAs, test, view, type Faults } from '../support/fixtures';
import { answerLeave, leaveNow } from '../support/forms';
import { LIBRARY, chooseFiles, picture } from '../support/library-page';
import { message, table, total } from '../support/list-page';

/** What is written is written once, and never lost in silence: an answer that is lost, late or of another shape. */

/** A form that makes a record of a kind. */
interface NewRecord {
  call: string;
  open: (page: Page) => Promise<void>;
  /** The form with what must be filled in. */
  form: (page: Page) => Locator;
  fill: (form: Locator) => Promise<void>;
  name: (form: Locator) => Locator;
  save: string;
  /** The list, with as many records as it holds with one more. */
  found: (page: Page, name: string) => Promise<void>;
}

const textbox = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const add = (page: Page) => view(page).getByRole('button', { name: '新增', exact: true }).click();

const product: NewRecord = {
  call: 'product/doEdit',
  open: (page) => openAs(page, '/ProductAdd'),
  form: (page) => view(page),
  fill: (form) => textbox(form, '货号').fill('YQ-ONCE-1'),
  name: (form) => textbox(form, '产品名称 中文').first(),
  save: '保存草稿',
  async found(page, name) {
    await page.goto('./#/Product/Product?keyword=YQ-ONCE-1');
    await total(page, 1);
    await expect(table(page, '产品列表').getByRole('row', { name: 'YQ-ONCE-1' })).toContainText(name);
  },
};

const contact: NewRecord = {
  call: 'shopContact/doEdit',
  async open(page) {
    await openAs(page, '/Shop/Contacts');
    await total(page, 6);
    await add(page);
  },
  form: (page) => page.getByRole('dialog', { name: '新增联系人' }),
  async fill(form) {
    await textbox(form, '手机').fill('13800138111');
    await textbox(form, '邮箱').fill('zhou@yongquan-pump.com');
  },
  name: (form) => textbox(form, '姓名'),
  save: '保存',
  async found(page, name) {
    await total(page, 7);
    await expect(table(page, '联系方式').getByRole('row', { name })).toHaveCount(1);
  },
};

const factory: NewRecord = {
  call: 'shopResource/doEdit',
  async open(page) {
    await openAs(page, '/Shop/Resources?kind=factory');
    await total(page, 3);
    await add(page);
  },
  form: (page) => page.getByRole('dialog', { name: '新增工厂' }),
  fill: (form) => textbox(form, '人数').fill('85'),
  name: (form) => textbox(form, '名称'),
  save: '保存',
  async found(page, name) {
    await total(page, 4);
    await expect(view(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  },
};

const save = (page: Page, { form, save: name }: NewRecord) =>
  form(page).getByRole('button', { name, exact: true }).click();
const problem = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const clientIds = (bodies: string[]) => bodies.map((body) => (JSON.parse(body) as { clientId?: string }).clientId);

/** Fills in a new record and saves it; the platform does what it is asked, and its answer is lost. */
async function saveWithoutAnswer(page: Page, kind: typeof product | typeof contact | typeof factory, faults: Faults) {
  await kind.open(page);
  await kind.fill(kind.form(page));
  await kind.name(kind.form(page)).fill('周婷');
  faults.add({ call: kind.call, lost: true, times: 1 });
  await save(page, kind);
  await expect(problem(page, '未知错误')).toBeVisible();
}

for (const [title, kind, tag] of [
  ['a product', product, ''],
  ['a contact', contact, ''],
  ['a factory', factory, ' @all'],
] as const) {
  test(`the answer to ${title} is lost: with one word changed it is still one${tag}`, async ({
    page,
    faults,
    sent,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await saveWithoutAnswer(page, kind, faults);
    await kind.name(kind.form(page)).fill('周琳');
    await save(page, kind);
    await expect(message(page, '保存成功')).toBeVisible();
    await kind.found(page, '周琳');
    expect(new Set(clientIds(sent(kind.call))).size).toBe(1);
    expect(clientIds(sent(kind.call))[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test(`the answer to ${title} is lost and the page reloaded: the restored draft is still one${tag}`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await saveWithoutAnswer(page, kind, faults);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await kind.form(page).getByRole('button', { name: '恢复草稿' }).click();
    await expect(kind.name(kind.form(page))).toHaveValue('周婷');
    await kind.name(kind.form(page)).fill('周琳');
    await save(page, kind);
    await expect(message(page, '保存成功')).toBeVisible();
    await kind.found(page, '周琳');
  });

  test(`${title} is saved but the answer holds no record: pressed again it is still one${tag}`, async ({
    page,
    faults,
  }) => {
    await kind.open(page);
    await kind.fill(kind.form(page));
    await kind.name(kind.form(page)).fill('周婷');
    faults.add({ call: kind.call, lost: true, body: { code: 200, msg: '', data: null }, times: 1 });
    await save(page, kind);
    await expect(problem(page, /./).first()).toBeVisible();
    await expect(message(page, '保存成功')).toHaveCount(0);
    await save(page, kind);
    await expect(message(page, '保存成功')).toBeVisible();
    await kind.found(page, '周婷');
  });
}

test('what is typed anew after one was given up is another record @all', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await contact.open(page);
  const form = contact.form(page);
  await contact.fill(form);
  await contact.name(form).fill('周婷');
  faults.add({ call: contact.call, lost: true, times: 1 });
  await save(page, contact);
  await expect(problem(page, '未知错误')).toBeVisible();
  await form.getByRole('button', { name: '关闭' }).click();
  await answerLeave(page, '关闭并保留草稿', '周婷');
  await add(page);
  await contact.fill(form);
  await contact.name(form).fill('周琳');
  await save(page, contact);
  await expect(message(page, '保存成功')).toBeVisible();
  await total(page, 8);
});

const waiting = (page: Page) => page.getByRole('alertdialog', { name: '平台尚未响应' });
/** The mask says so after 8 s. */
const saysSo = (page: Page) => expect(waiting(page)).toBeVisible({ timeout: 60_000 });

test('a save that is not answered says so after 8 s; cancelled, nothing typed is lost and nothing is doubled', async ({
  page,
  faults,
}) => {
  await contact.open(page);
  const form = contact.form(page);
  await contact.fill(form);
  await contact.name(form).fill('周婷');
  faults.add({ call: contact.call, lost: true, stalled: true, times: 1 });
  await save(page, contact);
  await expect(page.getByText('正在提交…')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await saysSo(page);
  await expect(waiting(page)).toContainText('平台仍可能保存这次提交');
  await expect(waiting(page).getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  await expect(problem(page, '已停止等待，平台可能已经保存')).toBeVisible();
  await expect(contact.name(form)).toHaveValue('周婷');
  await contact.name(form).fill('周琳');
  await save(page, contact);
  await expect(message(page, '保存成功')).toBeVisible();
  await contact.found(page, '周琳');
});

for (const [title, more, tag] of [
  ['the same again asks nothing', undefined, ''],
  ['with more typed it asks nothing either', '改过两次', ' @all'],
] as const) {
  test(`a change whose waiting was given up was made: ${title}${tag}`, async ({ page, faults }) => {
    await openAs(page, '/ProductAdd?id=10001');
    const name = textbox(view(page), '产品名称 中文').first();
    const press = () => view(page).getByRole('button', { name: '保存', exact: true }).click();
    await name.fill('改过一次');
    faults.add({ call: product.call, lost: true, stalled: true, times: 1 });
    await press();
    await saysSo(page);
    await waiting(page).getByRole('button', { name: '取消' }).click();
    await expect(name).toHaveValue('改过一次');
    if (more) await name.fill(more);
    await press();
    await expect(message(page, '保存成功')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(name).toHaveValue(more ?? '改过一次');
  });
}

/** Five presses within 300 ms, the first two before anything is drawn. */
const pressFive = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        let presses = 1;
        element.click();
        const timer = setInterval(() => {
          element.click();
          presses += 1;
          if (presses < 5) return;
          clearInterval(timer);
          resolve();
        }, 60);
        element.click();
        presses += 1;
      }),
  );

test('pressed five times, a password is changed once', async ({ page, sent }) => {
  await openAs(page);
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await textbox(dialog, '新密码').fill('harbour-9');
  await textbox(dialog, '再次输入密码').fill('harbour-9');
  await pressFive(dialog.getByRole('button', { name: '确定' }));
  await expect(page).toHaveURL(/#\/login$/);
  await expect(message(page, '修改密码成功')).toHaveCount(1);
  expect(sent('auth/modifyPassword')).toHaveLength(1);
  expect(sent('/logout').length).toBeLessThanOrEqual(1);
});

test('pressed five times, a question is answered once', async ({ page, sent }) => {
  await openAs(page, '/Product/Question');
  const row = table(page, '产品问答').getByRole('row').filter({ hasText: 'Does the solar pump keep running' });
  await row.getByRole('button', { name: '回复' }).click();
  const form = page.getByRole('dialog', { name: '回答问题' });
  await textbox(form, '回答').fill('Yes, slower.');
  await pressFive(form.getByRole('button', { name: '保存' }));
  await expect(row).toContainText('Yes, slower.');
  expect(sent('question/doAnswer')).toHaveLength(1);
});

test('pressed five times, a reply and a note are sent once', async ({ page, sent }) => {
  await openAs(page, '/BusinessManage/Business?id=150');
  await view(page).getByRole('textbox', { name: '回复内容' }).fill('Thank you, Ahmed.');
  await pressFive(view(page).getByRole('button', { name: '回复', exact: true }));
  const messages = view(page).getByRole('region', { name: /^与 .+ 的对话$/ });
  await leaveNow(page);
  await expect(messages.getByText('已送达')).toBeVisible();
  await expect(messages.getByText('Thank you, Ahmed.')).toHaveCount(1);
  expect(sent('inquiry/doReply')).toHaveLength(1);
  await view(page).getByRole('tab', { name: '备注' }).click();
  await view(page).getByRole('textbox', { name: '备注内容' }).fill('老客户介绍');
  await pressFive(view(page).getByRole('button', { name: '添加备注' }));
  await expect(view(page).getByRole('list', { name: '备注' })).toContainText('老客户介绍');
  expect(sent('inquiry/doNote')).toHaveLength(1);
});

test('pressed five times, a product is taken offline once and deleted once', async ({ page, sent }) => {
  await openAs(page, '/Product/Product');
  const row = table(page, '产品列表').getByRole('row', { name: 'YQ-CDL32-80' });
  await row.getByRole('checkbox').click();
  await pressFive(view(page).getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '下架' }));
  await expect(row).toContainText('已下架');
  await expect(message(page, '已下架 1 个产品')).toHaveCount(1);
  expect(sent('product/doStatus')).toHaveLength(1);
  await row.hover();
  await pressFive(row.getByRole('button', { name: '删除', exact: true }));
  await expect(row).toHaveCount(0);
  await expect(message(page, '已删除 1 项')).toHaveCount(1);
  await total(page, 519);
  expect(sent('product/doDelete')).toHaveLength(1);
});

test('tried again five times, a file is uploaded once', async ({ page, faults, sent }) => {
  await openAs(page, LIBRARY);
  await total(page, 133);
  faults.add({ call: 'file/upload', body: { code: 500, msg: '存储服务繁忙' }, times: 1 });
  await chooseFiles(page, view(page).getByRole('button', { name: '上传', exact: true }), [picture('pump.png')]);
  await pressFive(view(page).getByRole('button', { name: '重新上传 pump.png', exact: true }));
  await expect(message(page, '已上传 1 个文件')).toBeVisible();
  await total(page, 134);
  expect(sent('file/upload')).toHaveLength(2);
  expect(sent('material/doEdit')).toHaveLength(1);
});

test('the answer to an upload is lost: tried again it is one material @all', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await openAs(page, LIBRARY);
  await total(page, 133);
  faults.add({ call: 'material/doEdit', lost: true, times: 1 });
  await chooseFiles(page, view(page).getByRole('button', { name: '上传', exact: true }), [picture('pump.png')]);
  await view(page).getByRole('button', { name: '重新上传 pump.png', exact: true }).click();
  await expect(message(page, '已上传 1 个文件')).toBeVisible();
  await total(page, 134);
});

test('a folder whose answer is lost is one, also with another name', async ({ page, faults, sent, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await openAs(page, LIBRARY);
  await view(page).getByRole('button', { name: '新建文件夹', exact: true }).click();
  const field = view(page).getByRole('textbox', { name: '文件夹名称' });
  faults.add({ call: 'materialFolder/doEdit', lost: true, times: 1 });
  await field.fill('春季新品');
  await field.press('Enter');
  await expect(view(page).getByRole('alert').filter({ hasText: '未知错误' })).toBeVisible();
  await field.fill('夏季新品');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  const folder = (name: string) => view(page).getByRole('treeitem', { name, exact: true });
  await expect(folder('夏季新品')).toHaveCount(1);
  await expect(folder('春季新品')).toHaveCount(0);
  expect(new Set(clientIds(sent('materialFolder/doEdit'))).size).toBe(1);
});

test('five presses clear the notices once', async ({ page, sent }) => {
  await openAs(page);
  await page.getByRole('button', { name: /通知/ }).first().click();
  await pressFive(page.getByRole('dialog', { name: '通知' }).getByRole('button', { name: '清空' }));
  await expect(message(page, '清空')).toHaveCount(1);
  expect(sent('notice/doClear')).toHaveLength(1);
});
