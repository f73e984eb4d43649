import type { Page } from 'playwright/test';
import { compose, endComposition } from '../support/composition';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';

const LIST = '/Product/Product';
/** The first product of the seed: online, complete, with a ladder of prices. */
const FIRST = { id: '10001', sku: 'YQ-CDL32-80', zh: '立式多级不锈钢离心泵 CDL32-80' };
const PATH = `/ProductAdd?id=${FIRST.id}`;

const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true }).first();
const combo = (page: Page, name: string) => view(page).getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();
const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const saved = (page: Page) => expect(message(page, '保存成功').first()).toBeVisible();
const summary = (page: Page) => view(page).getByRole('alert').filter({ hasText: '处有误' });
const draftOffer = (page: Page) => view(page).getByRole('region', { name: '未保存的草稿' });

/** Opens the form of the first product and waits for what is in it. */
async function openForm(page: Page, path = PATH) {
  await openAs(page, path);
  const name = path === PATH ? FIRST.zh : path.includes('?') ? /\S/ : '新产品';
  await expect(view(page).getByRole('heading', { level: 1, name })).toBeVisible();
  if (path === PATH) await expect(field(page, '货号')).toHaveValue(FIRST.sku);
}

test('a name is composed by an input method, whose Enter saves nothing', async ({ page, sent }) => {
  await openForm(page);
  const name = field(page, '产品名称 中文');
  await name.fill('船用');
  for (const letters of ['l', 'lixin', 'lixinbeng']) {
    await compose(page, letters);
    await expect(name).toHaveValue(`船用${letters}`);
  }
  await endComposition(page, '离心泵');
  await expect(name).toHaveValue('船用离心泵');
  await expect(name).toBeFocused();
  await page.keyboard.type(' CDL');
  await press(page, '保存');
  await saved(page);
  expect(sent('doEdit')).toHaveLength(1);
  await page.reload();
  await expect(name).toHaveValue('船用离心泵 CDL');
});

test('from the list into the form, name and SKU changed, saved, there after a reload and in the list', async ({
  page,
}) => {
  await openAs(page, LIST);
  await view(page).getByRole('link', { name: FIRST.zh, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#${PATH.replace('?', '\\?')}$`));
  await field(page, '产品名称 中文').fill('船用多级泵 CDL32-80');
  await field(page, '产品名称 English').fill('Marine multistage pump CDL32-80');
  await field(page, '货号').fill('YQ-MARINE-1');
  await press(page, '保存');
  await saved(page);
  await page.reload();
  await expect(field(page, '产品名称 中文')).toHaveValue('船用多级泵 CDL32-80');
  await expect(field(page, '产品名称 English')).toHaveValue('Marine multistage pump CDL32-80');
  await expect(field(page, '货号')).toHaveValue('YQ-MARINE-1');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' }).click();
  const row = view(page).getByRole('row', { name: 'YQ-MARINE-1' });
  await expect(row.getByRole('link')).toHaveText('船用多级泵 CDL32-80');
  await expect(row).toContainText('Marine multistage pump CDL32-80');
  await expect(view(page).getByRole('row', { name: FIRST.sku })).toHaveCount(0);
});

test('a new product is a draft with a name and a SKU, and gets its address', async ({ page }) => {
  await openAs(page, LIST);
  await press(page, '新增');
  await field(page, '产品名称 中文').fill('试制泵');
  await field(page, '货号').fill('YQ-TRIAL-1');
  await press(page, '保存草稿');
  await saved(page);
  await expect(page).toHaveURL(/#\/ProductAdd\?id=\d+$/);
  await expect(page.getByRole('tab', { name: '产品 · 试制泵', exact: true })).toHaveCount(1);
  await page.reload();
  await expect(field(page, '产品名称 中文')).toHaveValue('试制泵');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' }).click();
  await expect(view(page).getByRole('row', { name: 'YQ-TRIAL-1' })).toContainText('草稿');
  await expect(view(page).getByText(/共 521 条/)).toBeVisible();
});

test('what is missing is counted in a strip that takes the focus, and its link leads from field to field', async ({
  page,
  faults,
}) => {
  faults.add({ call: 'doEdit', body: { code: 500, msg: '不该发送' } });
  await openForm(page, '/ProductAdd');
  await field(page, '品牌').fill('甬泉');
  await expect(view(page).getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  await press(page, '提交审核');
  await expect(summary(page)).toBeFocused();
  const count = Number(/\d+/.exec((await summary(page).textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(5);
  const next = summary(page).getByRole('link');
  const names = new Set<string | null>();
  // None of them leads nowhere.
  for (let at = 0; at < count; at++) {
    names.add(await next.textContent());
    await next.press('Enter');
    await expect(next).not.toBeFocused();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
  expect(names.size).toBe(count);
  await expect(field(page, '货号')).toHaveAccessibleDescription('请填写此项。');
  await expect(field(page, '货号')).toHaveAttribute('aria-invalid', 'true');
  await field(page, '货号').fill('YQ-NEW-1');
  await expect(summary(page)).toContainText(`${count - 1} 处有误`);
  await expect(page.getByRole('alert').filter({ hasText: '不该发送' })).toHaveCount(0);
});

test('the bar comes with a change and goes with the save; the keys say where there is nothing to save', async ({
  page,
}) => {
  await openForm(page);
  await expect(view(page).getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(message(page, '没有未保存的更改')).toBeVisible();
  await field(page, '品牌').fill('甬泉五厂');
  await view(page).getByRole('button', { name: '保存', exact: true }).press('Enter');
  await saved(page);
  await expect(view(page).getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  await expect(view(page).getByRole('form', { name: '产品' })).toBeFocused();
});

test('every kind of field is written, and is there after a reload', async ({ page }) => {
  await openForm(page);
  await combo(page, '平台类目').fill('隔膜');
  await page.getByRole('option', { name: /隔膜泵/ }).click();
  await field(page, 'HS 编码').fill('84135031');
  await combo(page, '关键词').fill('air pump');
  await combo(page, '关键词').press('Enter');
  await combo(page, '原产地').fill('越南');
  await page.getByRole('option', { name: /越南/ }).click();
  await view(page).getByRole('switch', { name: '在店铺首页展示' }).click();
  await field(page, '库存').fill('77');
  await combo(page, '贸易术语').fill('DDP');
  await page.getByRole('option', { name: /DDP/ }).click();
  await page.keyboard.press('Escape');
  await field(page, '毛重').fill('988.5');
  await view(page)
    .getByRole('button', { name: /^添加属性/ })
    .click();
  const attribute = (part: string) =>
    view(page)
      .getByRole('textbox', { name: new RegExp(`^第 \\d+ 项${part}$`) })
      .last();
  await attribute('属性名').fill('密封圈');
  await attribute('属性值').fill('EPDM');
  await field(page, '搜索标题').fill('Air pump for ships');
  const text = field(page, '详细描述 English');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Typed first. ');
  await press(page, '保存');
  await saved(page);
  await page.reload();
  await expect(combo(page, '平台类目')).toHaveValue(/隔膜泵/);
  await expect(field(page, 'HS 编码')).toHaveValue('84135031');
  await expect(view(page).getByText('air pump', { exact: true })).toBeVisible();
  await expect(combo(page, '原产地')).toHaveValue(/越南/);
  await expect(view(page).getByRole('switch', { name: '在店铺首页展示' })).not.toBeChecked();
  await expect(field(page, '库存')).toHaveValue('77');
  await expect(view(page).getByText('DDP', { exact: true })).toBeVisible();
  await expect(field(page, '毛重')).toHaveValue('988.5');
  await expect(attribute('属性名')).toHaveValue('密封圈');
  await expect(attribute('属性值')).toHaveValue('EPDM');
  await expect(field(page, '搜索标题')).toHaveValue('Air pump for ships');
  await expect(text).toContainText('Typed first. Vertical multistage');
  await expect(view(page).getByText('有未保存的更改')).toHaveCount(0);
});

test('prices of a ladder: quantities rise, prices do not, and each step says what is wrong with it', async ({
  page,
}) => {
  await openForm(page);
  const quantity = field(page, '第 2 档起订数量');
  const price = field(page, '第 2 档单价');
  const right = [await quantity.inputValue(), await price.inputValue()] as const;
  await quantity.fill(await field(page, '第 1 档起订数量').inputValue());
  await price.fill('999999');
  await price.press('Tab');
  await expect(quantity).toHaveAccessibleDescription(/数量须大于上一档的 \d+/);
  await expect(price).toHaveAccessibleDescription(/单价不得高于上一档的 [\d.]+/);
  await press(page, '保存');
  for (const name of [/第 2 档起订数量/, /第 2 档单价/]) await summary(page).getByRole('link', { name }).click();
  await expect(price).toBeFocused();
  await quantity.fill(right[0]);
  await price.fill(right[1]);
  await expect(summary(page)).toHaveCount(0);
  await view(page)
    .getByRole('button', { name: /^添加一档/ })
    .click();
  await field(page, '品牌').fill('甬泉六厂');
  await press(page, '保存');
  await saved(page);
});

async function addPicture(page: Page) {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await openForm(page);
  const pictures = view(page).getByRole('group', { name: '产品图片' });
  const before = await pictures.getByRole('img').count();
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByText('上传或粘贴').click();
  await (await chooser).setFiles({ name: 'pump.png', mimeType: 'image/png', buffer: png });
  const added = pictures.getByRole('img', { name: `第 ${before + 1} 张图片` });
  await expect(added).toBeVisible();
  const shown = () => added.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(shown).toBe(1);
  await press(page, '保存');
  await saved(page);
  await page.reload();
  await expect(pictures.getByRole('img')).toHaveCount(before + 1);
  await added.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe(1);
}

test('a picture is chosen, shown, saved, and there after a reload', async ({ page }) => addPicture(page));

test('so it is in an engine that reads no form back out of a request, as WebKit does not @browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
    Object.assign(Request.prototype, { formData: refuse, blob: refuse, arrayBuffer: refuse });
  });
  await addPicture(page);
});

test('a file that is no picture is refused in words, and nothing is lost @all', async ({ page }) => {
  await openForm(page);
  await field(page, '品牌').fill('甬泉二厂');
  const chooser = page.waitForEvent('filechooser');
  await view(page).getByText('上传或粘贴').click();
  await (await chooser).setFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('MZ not a picture') });
  await expect(view(page).getByText(/plan\.png 不是图片/)).toBeVisible();
  await view(page).getByRole('button', { name: '移除 plan.png' }).click();
  await expect(field(page, '品牌')).toHaveValue('甬泉二厂');
});

test('another language renames the labels and leaves what is typed @all', async ({ page }) => {
  await openForm(page);
  await field(page, '产品名称 中文').fill('半句话');
  await chooseLanguage(page, 'English');
  await expect(field(page, 'Product name Chinese')).toHaveValue('半句话');
  await expect(field(page, 'SKU')).toHaveValue(FIRST.sku);
  await expect(view(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await press(page, '保存');
  await saved(page);
});

test('Ctrl+S saves from within a field @all', async ({ page }) => {
  await openForm(page);
  await field(page, '品牌').fill('甬泉三厂');
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.reload();
  await expect(field(page, '品牌')).toHaveValue('甬泉三厂');
});

test('changes given up are gone, and can be had back @all', async ({ page }) => {
  await openForm(page);
  await field(page, '产品名称 中文').fill('一时兴起');
  await press(page, '放弃更改');
  await expect(field(page, '产品名称 中文')).toHaveValue(FIRST.zh);
  await message(page, '已放弃更改').getByRole('button', { name: '撤销' }).click();
  await expect(field(page, '产品名称 中文')).toHaveValue('一时兴起');
});

test('review asks for what the category requires; then the product is in review, here and in the list', async ({
  page,
}) => {
  await openForm(page, '/ProductAdd?id=10034');
  const rejected = view(page).getByRole('alert').filter({ hasText: '这个产品没有通过审核' });
  await expect(rejected).toBeVisible();
  await press(page, '提交审核');
  await expect(summary(page)).toBeFocused();
  for (const name of ['流量', '扬程']) {
    await summary(page).getByRole('link', { name }).click();
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill('12');
  }
  await press(page, '提交审核');
  // The platform's own words go first.
  await expect(message(page, '操作成功')).toBeVisible();
  await expect(view(page).getByText('审核中', { exact: true })).toBeVisible();
  await expect(rejected).toHaveCount(0);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品列表' }).click();
  await expect(view(page).getByRole('row', { name: 'YQ-JY120-500' })).toContainText('审核中');
});

test('a review that the platform refuses is reported, and the product stays saved @all', async ({ page, faults }) => {
  await openForm(page, '/ProductAdd?id=10113');
  await field(page, '品牌').fill('甬泉四厂');
  faults.add({
    call: 'product/doStatus',
    body: { code: 200, data: { changed: 0, failed: [{ id: '10113', msg: '本月送审次数已用完' }] } },
  });
  await press(page, '提交审核');
  await expect(page.getByRole('alert').filter({ hasText: '本月送审次数已用完' })).toBeVisible();
  await expect(view(page).getByText('有未保存的更改')).toHaveCount(0);
  await page.reload();
  await expect(field(page, '品牌')).toHaveValue('甬泉四厂');
  await expect(draftOffer(page)).toHaveCount(0);
});

test('a product that is not there says so, and the way back leads to the list @all', async ({ page }) => {
  await openAs(page, '/ProductAdd?id=nope');
  await expect(view(page).getByText('没有找到这条记录')).toBeVisible();
  await view(page).getByRole('link', { name: '产品列表' }).click();
  await expect(view(page).getByRole('table', { name: '产品列表' })).toBeVisible();
});

test('at 390 px nothing scrolls sideways and the save bar stays in view', async ({ page }) => {
  await openForm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page, '品牌').fill('手机上改的');
  for (const part of ['基本信息', '规格与变体', '搜索优化']) {
    await view(page).getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(view(page).getByRole('button', { name: '保存', exact: true })).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main')].map((e) => e.scrollWidth),
      ),
    ).toEqual([390, 390]);
  }
  await press(page, '保存');
  await saved(page);
});

test('a new product takes its terms from the shop, and the rest from a product that is offered again', async ({
  page,
}) => {
  const choose = async (name: string | RegExp) => {
    await press(page, '套用模板');
    await page.getByRole('menuitem', { name }).click();
  };
  await openForm(page, '/ProductAdd');
  await field(page, '产品名称 中文').fill('试制泵');
  await choose('店铺默认值');
  await expect(message(page, '按“店铺默认值”填入 4 项')).toBeVisible();
  await expect(field(page, '起运港')).toHaveValue('Ningbo');
  await expect(field(page, 'HS 编码')).toHaveValue('');
  await field(page, '起运港').fill('Qingdao');
  await choose('选择产品');
  const picker = page.getByRole('dialog', { name: '选择产品' });
  await picker.getByRole('textbox', { name: '名称、货号、型号' }).fill(FIRST.sku);
  await picker.getByRole('option', { name: new RegExp(FIRST.sku) }).click();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(field(page, 'HS 编码')).toHaveValue(/^\d{6,10}$/);
  await expect(field(page, '起运港')).toHaveValue('Qingdao');
  await expect(field(page, '产品名称 中文')).toHaveValue('试制泵');
  await expect(field(page, '货号')).toHaveValue('');
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect(field(page, 'HS 编码')).toHaveValue('');
  await page.reload();
  await choose(`${FIRST.zh}（上次）`);
  await expect(field(page, 'HS 编码')).toHaveValue(/^\d{6,10}$/);
});
