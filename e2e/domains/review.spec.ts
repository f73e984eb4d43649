import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { address, expectAddress, filter, message, total } from '../support/list-page';
import { LOOKS, WIDTHS, openIn } from '../support/looks';

const LIST = '/Shop/Reviews';
const TITLE = '客户评价';

const feed = (page: Page) => view(page).getByRole('list', { name: TITLE });
const review = (page: Page, buyer: string) => feed(page).getByRole('listitem', { name: buyer }).first();
const buyers = (page: Page) => feed(page).getByRole('heading', { level: 3 }).allTextContents();
const tab = (page: Page, name: string) => view(page).getByRole('tab', { name: new RegExp(`^${name}`) });

test('a review is answered: a failed call and a reload lose nothing, and the reply can be changed', async ({
  page,
  faults,
}) => {
  await openAs(page, LIST);
  await total(page, 120);
  await review(page, 'Carlos Mendes').getByRole('button', { name: '回复', exact: true }).click();
  const text = view(page).getByRole('textbox', { name: '回复内容' });
  const send = view(page).getByRole('button', { name: '发送回复' });
  await send.click();
  await expect(text).toHaveAccessibleDescription('请填写此项。');
  await text.fill('Obrigado, Carlos!');
  faults.add({ call: 'review/doReply', body: { code: 500, msg: '平台繁忙' }, times: 1 });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: '平台繁忙' })).toBeVisible();
  await expect(text).toHaveValue('Obrigado, Carlos!');
  // Kept a moment after the last key.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('reviewReply'))))
    .toBe(true);
  await page.reload();
  await view(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(text).toHaveValue('Obrigado, Carlos!');
  await send.click();
  await expect(review(page, 'Carlos Mendes')).toContainText('Obrigado, Carlos!');
  await expectAddress(page, []);
  await page.reload();
  await expect(review(page, 'Carlos Mendes')).toContainText('店铺回复');
  await review(page, 'Carlos Mendes').getByRole('button', { name: '修改回复' }).click();
  await expect(text).toHaveValue('Obrigado, Carlos!');
  await text.fill('Muito obrigado, Carlos!');
  await send.click();
  await expect(review(page, 'Carlos Mendes')).toContainText('Muito obrigado, Carlos!');
});

test('a summary that comes late moves nothing under it: a press finds what it was meant for', async ({ page }) => {
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/review/getSummary*', (route) => held.then(() => route.continue()));
  await openAs(page, LIST);
  await total(page, 120);
  const top = async () => (await tab(page, '低分').boundingBox())?.y ?? 0;
  const before = await top();
  free();
  await expect(view(page).getByRole('slider')).toBeVisible();
  expect(await top()).toBeCloseTo(before, 0);
});

test('filters and tabs are in the address, and a reload gives the same reviews', async ({ page }) => {
  await openAs(page, LIST);
  await tab(page, '低分').click();
  await expectAddress(page, [
    ['score', '2'],
    ['score', '1'],
  ]);
  await total(page, 5);
  await tab(page, '待回复').click();
  await expectAddress(page, [
    ['status', 'visible'],
    ['replied', 'false'],
  ]);
  await filter(page, '国家或地区', async (dialog) => {
    await dialog.getByRole('textbox', { name: '在列表中查找' }).fill('巴基');
    await dialog.getByRole('checkbox', { name: '巴基斯坦' }).click();
  });
  await filter(page, '评分', (dialog) => dialog.getByRole('checkbox', { name: '2 星' }).click());
  await total(page, 1);
  await expect.poll(() => buyers(page)).toEqual(['Tariq Mahmood']);
  expect(address(page)).toEqual([
    ['status', 'visible'],
    ['replied', 'false'],
    ['country', 'PK'],
    ['score', '2'],
  ]);
  await page.reload();
  await expect.poll(() => buyers(page)).toEqual(['Tariq Mahmood']);
  await view(page).getByRole('button', { name: '重置' }).click();
  await total(page, 120);
});

test('a score of the summary leads to its reviews; pictures open large; products and dates are filters @all', async ({
  page,
}) => {
  await openAs(page, LIST);
  const spread = view(page).getByRole('table', { name: '评分分布' });
  await expect(spread.getByRole('row', { name: /^2 星/ })).toContainText('3');
  await spread.getByRole('link', { name: '2 星' }).click();
  await total(page, 3);
  await review(page, 'Tariq Mahmood').getByRole('button', { name: '查看第 1 张图片' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tariq Mahmood的图片' });
  await expect(dialog.getByText('1 / 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await view(page).getByRole('button', { name: '重置' }).click();
  await filter(page, '产品', async (editor) => {
    await editor.getByRole('textbox', { name: '名称、货号、型号' }).fill('CDL32-80');
    await expect(editor.getByRole('option')).toHaveCount(1);
    await editor.getByRole('option').click();
  });
  await expect.poll(() => address(page).map(([name]) => name)).toEqual(['productId']);
  await expect(feed(page).getByRole('link', { name: /CDL32-80/ })).toHaveCount(
    await buyers(page).then((all) => all.length),
  );
});

test('an appeal is sent with its evidence and shown as running; the draft survives a failure', async ({
  page,
  faults,
  sent,
}) => {
  await openAs(page, `${LIST}?score=2`);
  await review(page, 'Tariq Mahmood').getByRole('button', { name: '申诉' }).click();
  const form = page.getByRole('dialog', { name: '申诉评价' });
  await form.getByRole('button', { name: '提交申诉' }).click();
  await expect(form.getByRole('alert')).toContainText('申诉理由');
  await form.getByRole('textbox', { name: '申诉理由' }).fill('密封件已于上周签收，附物流单。');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await form.getByLabel('上传或粘贴').setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  faults.add({ call: 'review/doAppeal', body: { code: 500, msg: '平台繁忙' }, times: 1 });
  await form.getByRole('button', { name: '提交申诉' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '平台繁忙' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: '申诉理由' })).toHaveValue(/物流单/);
  await form.getByRole('button', { name: '提交申诉' }).click();
  await expect(form).toHaveCount(0);
  await expect(message(page, /./).first()).toBeVisible();
  const { evidence } = JSON.parse(sent('review/doAppeal').at(-1) ?? '{}') as { evidence?: string[] };
  expect(evidence).toHaveLength(1);
  await page.reload();
  await expect(review(page, 'Tariq Mahmood')).toContainText('申诉中');
  await expect(review(page, 'Tariq Mahmood')).toContainText('密封件已于上周签收');
  await expect(review(page, 'Tariq Mahmood').getByRole('button', { name: '申诉' })).toHaveCount(0);
});

const NAMES = {
  中文: { reply: '回复', send: '发送回复', appeal: '申诉', title: '申诉评价', submit: '提交申诉' },
  English: {
    reply: 'Reply',
    send: 'Send reply',
    appeal: 'Appeal',
    title: 'Appeal a review',
    submit: 'Submit appeal',
  },
} as const;
for (const look of LOOKS) {
  const names = NAMES[look.language];
  test(`reviews are sound in ${look.language}, ${look.scheme} ${look.tags}`, async ({ page, faults }) => {
    test.slow();
    await openIn(page, LIST, look);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./#${LIST}`);
      // A filter before the reviews may have the same name.
      await view(page).getByRole('button', { name: names.reply, exact: true }).last().click();
      await view(page).getByRole('button', { name: names.send }).click();
      await expectSound(page, `reply ${width}`);
      await page.goBack();
      await view(page).getByRole('button', { name: names.appeal, exact: true }).first().click();
      const form = page.getByRole('dialog', { name: names.title });
      await form.getByRole('button', { name: names.submit }).click();
      await expect(form.getByRole('alert')).toBeFocused();
      await expectSound(page, `appeal ${width}`);
      await page.goBack();
      await expect(form).toHaveCount(0);
    }
    faults.add({ call: 'review/getSummary', body: { code: 500, msg: 'out of order' } });
    faults.add({ call: 'review/getList', body: { code: 500, msg: 'out of order' } });
    await page.goto(`./#${LIST}?keyword=zzz`);
    await expect(view(page).getByRole('alert').first()).toBeVisible();
    await expectSound(page, 'failed');
  });
}
