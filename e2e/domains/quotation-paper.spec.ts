import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { expectSound } from '../support/axe';
import { shopDay } from '../support/clock';
import { OPEN, openQuotation } from '../support/inquiry-page';

const NUMBER = /^INQ-\d+-Q/;

const form = (page: Page) => view(page).getByRole('form', { name: '报价单' });
const cell = (page: Page, name: string) => form(page).getByRole('textbox', { name: `第 1 行${name}` });
const field = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name });
const preview = (page: Page) => page.getByRole('dialog', { name: '预览报价单' });
const openPreview = (page: Page) => form(page).getByRole('button', { name: '预览报价单' }).click();
const cards = (page: Page) => view(page).getByRole('region', { name: /^报价单 INQ-/ });
/** What a printer would get. */
const paper = (page: Page) => page.getByRole('article', { name: NUMBER });

async function chooseCurrency(page: Page, name: RegExp) {
  await view(page).getByRole('combobox', { name: '币种' }).click();
  await page.getByRole('option', { name }).click();
}

async function send(page: Page) {
  await openPreview(page);
  await preview(page).getByRole('button', { name: '发送报价' }).click();
  await expect(preview(page)).toHaveCount(0);
}

/** A page of A4 without its margins of 14 mm, in CSS pixels. */
const A4 = { width: 688, height: 1017 };

/** The boxes of the printed page: where its parts are, not how their letters look, which depends on the fonts. */
const picture = (page: Page) =>
  paper(page).evaluate((sheet) => {
    const box = (element: Element | null | undefined) => {
      if (!element) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
    };
    const rows = [...sheet.querySelectorAll('tr')];
    const style = getComputedStyle(sheet);
    return {
      sheet: box(sheet)!,
      logo: box(sheet.querySelector('img')),
      title: box(sheet.querySelector('h2'))!,
      table: box(sheet.querySelector('table'))!,
      rows: rows.map((row) => box(row)!),
      columns: [...rows[0]!.children].map((column) => box(column)!),
      sums: box(sheet.querySelector('.sums'))!,
      ink: [style.color, style.backgroundColor],
      whole: rows.every((row) => getComputedStyle(row).breakInside === 'avoid'),
      others: [...document.body.children]
        .filter((one) => !one.contains(sheet) && getComputedStyle(one).display !== 'none')
        .filter((one) => !['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(one.tagName)).length,
    };
  });

/** Firefox packs the objects of a PDF. */
const unpacked = (pdf: string) =>
  pdf.replace(/\/Type\s*\/ObjStm[^]*?\bstream\r?\n([^]*?)\r?\nendstream/g, (_, packed: string) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );

const pages = async (page: Page) => {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return unpacked(pdf).match(/\/Type\s*\/Page\b/g)?.length;
};

for (const { language, choice, texts } of [
  { language: 'zh', choice: '中文', texts: ['报价单', '致', '单价 (USD)', '20 套', '交期', '合计', '宁波甬泉泵业'] },
  { language: 'en', choice: '英文', texts: ['Quotation', 'To', 'Unit price (USD)', '20 sets', 'Lead time', 'Total'] },
]) {
  test(`a quotation is printed on A4 in ${language}: letterhead, lines, sums, and nothing else`, async ({ page }) => {
    await openAs(page, OPEN);
    await openQuotation(page);
    await expect(cell(page, '单价')).toHaveValue('950.00');
    await field(page, '运费').fill('600');
    await field(page, '折扣').fill('5');
    await expect(form(page).getByRole('status')).toContainText('US$18,650.00');
    await openPreview(page);
    await preview(page).getByRole('radio', { name: choice, exact: true }).check();
    await page.emulateMedia({ media: 'print' });
    await expect(paper(page)).toBeVisible();
    for (const text of texts) await expect(paper(page)).toContainText(text);
    await expect(paper(page).getByRole('row').nth(1)).toContainText(/902\.50\s*18,050\.00/);
    await expect(paper(page)).toContainText('5%−USD 950.00');
    await expect(paper(page)).toContainText('USD 600.00');
    await expect(paper(page)).toContainText('USD 18,650.00');
    await expect(paper(page)).toContainText(shopDay(30));
    const seen = await picture(page);
    expect(seen.others).toBe(0);
    expect(seen.ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(seen.whole).toBe(true);
    expect([seen.sheet.left, seen.sheet.right]).toEqual([0, A4.width]);
    expect([seen.table.left, seen.table.right]).toEqual([0, A4.width]);
    expect(seen.logo).toMatchObject({ left: 0 });
    expect(seen.columns.map(({ right, left }) => Math.round(((right - left) / A4.width) * 100))).toEqual([
      6, 36, 20, 19, 19,
    ]);
    expect(seen.sums.right).toBe(A4.width);
    const order = [seen.logo!, seen.title, ...seen.rows, seen.sums];
    for (const [index, box] of order.slice(1).entries()) expect(box.top).toBeGreaterThanOrEqual(order[index]!.bottom);
    expect(seen.sheet.bottom).toBeLessThan(A4.height);
    expect(await pages(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(preview(page).getByRole('button', { name: '打印' })).toBeVisible();
  });
}

test('both languages are on one paper, and many lines fill further pages without a cut row', async ({ page }) => {
  test.slow();
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  for (let row = 2; row <= 31; row += 1) {
    await form(page).getByRole('button', { name: '添加一行' }).click();
    await form(page)
      .getByRole('textbox', { name: `第 ${row} 行产品`, exact: true })
      .fill(`Spare part ${row}`);
    await form(page)
      .getByRole('textbox', { name: `第 ${row} 行数量`, exact: true })
      .fill('2');
    await form(page)
      .getByRole('combobox', { name: `第 ${row} 行单位`, exact: true })
      .fill('件');
    await form(page)
      .getByRole('textbox', { name: `第 ${row} 行单价`, exact: true })
      .fill('0.35');
  }
  await openPreview(page);
  await preview(page).getByRole('radio', { name: '中英文' }).check();
  await expect(preview(page).getByRole('article')).toContainText('报价单 / Quotation');
  await expect(preview(page).getByRole('article')).toContainText('单价 / Unit price (USD)');
  expect(await pages(page)).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  expect((await picture(page)).whole).toBe(true);
});

test('freight, discount and validity are sent in the form of the contract; a later quotation replaces it', async ({
  page,
  sent,
}) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await field(page, '运费').fill('600');
  await field(page, '折扣').fill('100');
  await openPreview(page);
  await expect(form(page).getByRole('alert')).toContainText('须使单价降低且仍大于 0');
  await form(page).getByRole('button', { name: '改按金额' }).click();
  await field(page, '折扣').fill('950');
  await field(page, '有效期').fill('7');
  await expect(form(page)).toContainText(/至 \d{4}/);
  // The draft keeps all of it.
  await expect(form(page).getByRole('status')).toContainText('US$18,650.00');
  await page.reload();
  await expect(field(page, '折扣')).toHaveValue('950');
  await expect(form(page).getByRole('status')).toContainText('US$18,650.00');
  await send(page);
  expect(JSON.parse(sent('inquiry/doReply').at(-1) ?? '')).toMatchObject({
    quotation: {
      items: [{ quantity: 20, unitPrice: '902.50', listPrice: '950.00' }],
      freight: '600',
      discount: { amount: '950.00' },
      validUntil: shopDay(7),
    },
  });
  await expect(cards(page)).toHaveCount(1);
  await cards(page)
    .getByRole('button', { name: /^改报为 INQ-\d+-Q2$/ })
    .click();
  await expect(field(page, '折扣')).toHaveValue('950.00');
  await field(page, '折扣').fill('1900');
  await send(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(/已由 INQ-\d+-Q2 替代/);
  await page.reload();
  await expect(cards(page).first()).toContainText(/已由 INQ-\d+-Q2 替代/);
  await cards(page).last().getByRole('button', { name: '查看与打印' }).click();
  const dialog = page.getByRole('dialog', { name: /^报价单 INQ-\d+-Q2$/ });
  await expect(dialog.getByRole('article')).toContainText(/ReplacesINQ-\d+-Q1/);
  await expect(dialog.getByRole('article')).toContainText('USD 17,700.00');
  await expectSound(page, 'a quotation that was sent');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, 'the same on a phone');
  expect(sent('inquiry/doReply')).toHaveLength(2);
});

test('prices go into another currency by the rate that is typed, which stays with the draft', async ({
  page,
  sent,
}) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await chooseCurrency(page, /^JPY/);
  await expect(cell(page, '单价')).toHaveValue('');
  const rate = field(page, '汇率（1 USD 合多少 JPY）');
  await rate.fill('0');
  await openPreview(page);
  await expect(form(page).getByText('请填写大于 0 的汇率').first()).toBeVisible();
  await rate.fill('149.555');
  await expect(cell(page, '单价')).toHaveValue('142077');
  await page.reload();
  await expect(rate).toHaveValue('149.555');
  await expect(cell(page, '单价')).toHaveValue('142077');
  // Back and forth without a loss.
  await chooseCurrency(page, /^USD/);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await chooseCurrency(page, /^JPY/);
  await expect(cell(page, '单价')).toHaveValue('142077');
  await send(page);
  const body = sent('inquiry/doReply').at(-1) ?? '';
  expect(JSON.parse(body)).toMatchObject({ quotation: { currency: 'JPY', items: [{ unitPrice: '142077' }] } });
  expect(body).not.toContain('149.555');
});

test('an English paper has the English address, contact, account and seal of the shop', async ({ page }) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await openPreview(page);
  await preview(page).getByRole('radio', { name: '英文', exact: true }).check();
  const sheet = preview(page).getByRole('article');
  await expect(sheet).toContainText('268 Puji Road');
  await expect(sheet).toContainText('SWIFT codePUJICNSHNBO');
  await expect(sheet).not.toContainText(/普济路|外贸部/);
  await expect(preview(page).getByText('信头没有')).toHaveCount(0);
});

test('usual payments are chosen by one press, and are sent in a field of their own and printed', async ({
  page,
  sent,
}) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(cell(page, '单价')).toHaveValue('950.00');
  await form(page).getByRole('button', { name: '30% 下单时，70% 发货前' }).click();
  await expect(field(page, '第 2 期付款比例')).toHaveValue('70');
  await openPreview(page);
  await expect(preview(page).getByRole('article')).toContainText('30% with order, 70% before shipment');
  await preview(page).getByRole('button', { name: '发送报价' }).click();
  await expect(cards(page)).toContainText('30% 下单时，70% 发货前');
  expect(JSON.parse(sent('inquiry/doReply').at(-1) ?? '')).toMatchObject({
    quotation: {
      payments: [
        { percent: 30, when: 'order' },
        { percent: 70, when: 'before-shipment' },
      ],
    },
  });
});

for (const features of [undefined, []]) {
  const place = features ? 'the remark' : 'a field';
  test.describe(`price tiers in ${place}`, () => {
    test.use({ features });
    test(`price tiers are in ${place}, survive a reload, and leave no total`, async ({ page, sent }) => {
      await openAs(page, OPEN);
      await openQuotation(page);
      await expect(cell(page, '单价')).toHaveValue('950.00');
      await form(page).getByRole('button', { name: '用产品的阶梯价（第 1 行）' }).click();
      await field(page, '第 1 行第 2 档起订数量').fill('1000');
      await field(page, '第 1 行第 2 档单价').fill('1036');
      await openPreview(page);
      await expect(form(page).getByRole('alert')).toContainText('第 1 行第 2 档单价');
      await field(page, '第 1 行第 2 档单价').fill('700');
      const third = form(page).getByRole('button', { name: '删除第 1 行第 3 档' });
      while (await third.isVisible()) await third.click();
      await expect(form(page).getByRole('status')).toContainText('按数量定价，不计合计');
      await page.reload();
      await expect(field(page, '第 1 行第 2 档单价')).toHaveValue('700');
      await openPreview(page);
      await expect(preview(page)).toContainText(/第 2 档的单价比产品价 US\$[\d.,]+ 低/);
      await expect(preview(page).getByRole('article').getByRole('row').last()).toHaveText('≥ 1,000 sets700.00–');
      await expect(preview(page).getByRole('article')).toContainText('Priced by quantity, no total');
      await expectSound(page, 'a preview with price tiers');
      await preview(page).getByRole('button', { name: '发送报价' }).click();
      await expect(preview(page)).toHaveCount(0);
      const tiers = cards(page).getByRole('table', { name: '阶梯价' });
      await expect(tiers.getByRole('row').last()).toHaveText('≥ 1,000 套US$700.00');
      await expect(cards(page)).toContainText('按数量定价，不计合计');
      const { quotation } = JSON.parse(sent('inquiry/doReply').at(-1) ?? '') as {
        quotation: { items: { tiers?: object[] }[]; remark?: string };
      };
      expect(quotation.items[0]!.tiers?.at(-1)).toEqual(features ? undefined : { minQuantity: 1000, price: '700' });
      expect(quotation.remark?.split('\n').at(-1)).toBe(features ? '≥ 1000: 700' : undefined);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSound(page, 'the same on a phone');
    });
  });
}
