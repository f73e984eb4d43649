import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { DEVICE_NOW } from '../support/clock';
import { expect, openAs, test, view, viewLoaded } from '../support/fixtures';

const REVIEWS = 'review/getList';
const PRODUCTS = 'product/getList';
const answer = (list: object[], total = list.length) => ({ code: 200, msg: '', data: { list, total } });
const record = (id: string, at: string) => ({ id, version: 1, createdAt: at, updatedAt: at });
const review = (id: string, name: string, at: string) => ({
  ...record(id, at),
  buyer: { name, country: 'BR' },
  status: 'visible',
  content: 'Good',
  scores: { overall: 5, quality: 5, service: 5, shipping: 5 },
});
const question = (id: string, name: string, at: string) => ({
  ...record(id, at),
  productId: '10001',
  content: 'MOQ?',
  status: 'pending',
  buyer: { name, country: 'BR' },
});
/** The newest inquiry of the sample data with a message of now, so that its conversation can be opened. */
const inquiry = (id: string, name: string, at: string) => ({
  ...record(id, at),
  ...{ number: `INQ-${id}`, source: 'product', status: 'new', unread: true, lastMessageAt: at },
  buyer: { name },
});
const rejected = (id: string, title: string, at: string) => ({
  ...record(id, at),
  ...{ sku: id, title: { zh: title }, categoryId: 'c1', status: 'rejected', images: [] },
});

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const MINUTE = 61_000;

test.describe('where the journey drives the timers of the page', () => {
  test.slow();
  test.use({ start: DEVICE_NOW });
  const soon = new Date(DEVICE_NOW + 3_600_000).toISOString();
  const later = new Date(DEVICE_NOW + 7_200_000).toISOString();

  /** The watch is loaded after a while, and looks every minute from then on. */
  async function begin(page: Page, path: string) {
    await page.clock.install();
    await openAs(page, path);
    await viewLoaded(page);
    await page.clock.fastForward(11_000);
  }

  /** Minutes pass until a text is reported: the watch may not be loaded yet, and a call that lasts a minute is given up. */
  const reported = (page: Page, text: string) =>
    expect(async () => {
      await page.clock.fastForward(MINUTE);
      await expect(said(page, text)).toBeVisible({ timeout: 4000 });
    }).toPass({ timeout: 120_000 });

  test('a review, questions and a rejection are reported the same way, once, with a link, and the focus stays', async ({
    page,
    faults,
  }) => {
    await begin(page, '/Shop/Info');
    const field = view(page).getByRole('textbox').first();
    await field.focus();
    faults.add({ call: REVIEWS, body: answer([review('r1', 'Ana Souza', soon)]) });
    faults.add({
      call: 'question/getList',
      body: answer([question('q2', 'Max', soon), question('q1', 'Li Wei', soon)]),
    });
    faults.add({ call: PRODUCTS, body: answer([rejected('p1', '旧泵', soon)], 21) });
    await reported(page, 'Ana Souza 发表了新评价');
    await expect(said(page, '2 个新问题')).toBeVisible();
    await expect(field).toBeFocused();
    await expectSound(page, 'news');

    // Nothing is reported twice; nor is a rejected product that was only changed.
    faults.add({ call: PRODUCTS, body: answer([rejected('p2', '新泵', later), rejected('p1', '旧泵', soon)], 22) });
    await reported(page, '“新泵”审核未通过');
    await expect(said(page, /新评价|新问题|旧泵/)).toHaveCount(0);
    await expect(field).toBeFocused();
    await said(page, '“新泵”审核未通过').getByRole('button', { name: '查看' }).click();
    await expect(page).toHaveURL(/#\/ProductAdd\?id=p2$/);
  });

  test('a message of a buyer is reported while another screen is open, and leads to its conversation', async ({
    page,
    faults,
  }) => {
    await begin(page, '/Product/Classify');
    const url = page.url();
    faults.add({ call: 'inquiry/getList', body: answer([inquiry('150', 'Ahmed Al-Farsi', soon)]) });
    await reported(page, 'Ahmed Al-Farsi 发来新消息');
    expect(page.url()).toBe(url);
    faults.clear();
    await said(page, 'Ahmed Al-Farsi 发来新消息').getByRole('button', { name: '查看' }).click();
    await expect(page).toHaveURL(/#\/BusinessManage\/Business\?id=150$/);
    await expect(view(page).getByRole('region', { name: '与 Ahmed Al-Farsi 的对话' })).toBeVisible();
  });

  test('one list that fails does not silence the others', async ({ page, faults, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    await begin(page, '/Shop/Info');
    faults.add({ call: 'inquiry/getList', body: { code: 500, msg: 'broken', data: null } });
    faults.add({ call: REVIEWS, body: answer([review('r1', 'Ana Souza', soon)]) });
    await reported(page, 'Ana Souza 发表了新评价');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('what is in front is not reported, a call that fails is reported to nobody, and one that is missing is not asked again', async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await begin(page, '/Shop/Reviews?id=r7');
    faults.add({ call: 'question/getList', body: { code: 404, msg: 'no such call', data: null } });
    faults.add({ call: REVIEWS, body: answer([review('r9', 'Eva', soon), review('r7', 'Ana Souza', soon)]) });
    await reported(page, 'Eva 发表了新评价');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(said(page, /Ana Souza|新问题/)).toHaveCount(0);
    faults.clear();
    faults.add({ call: 'question/getList', body: answer([question('q1', 'Li Wei', later)]) });
    faults.add({ call: REVIEWS, body: answer([review('r10', 'Max', later)]) });
    await reported(page, 'Max 发表了新评价');
    await expect(said(page, /新问题/)).toHaveCount(0);
  });
});
