import * as XLSX from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { inquiries, messages, OPEN, openQuotation, replyBox, thread } from '../support/inquiry-page';

/** The newest inquiry of the seed: nobody has answered it yet. */
const form = (page: Page) => view(page).getByRole('form', { name: '报价单' });
const price = (page: Page) => form(page).getByRole('textbox', { name: '第 1 行单价' });

async function quote(page: Page, amount: string) {
  await price(page).fill(amount);
  await form(page).getByRole('button', { name: '预览报价单' }).click();
  const preview = page.getByRole('dialog', { name: '预览报价单' });
  await preview.getByRole('button', { name: '发送报价' }).click();
  await expect(preview).toHaveCount(0);
}

test('the text and the files of the reply go with a quotation that has no message of its own', async ({
  page,
  sent,
}) => {
  await openAs(page, OPEN);
  await replyBox(page).fill('Please find our offer.');
  const chooser = page.waitForEvent('filechooser');
  await thread(page).getByRole('button', { name: '附件' }).click();
  await (await chooser).setFiles({ name: 'curve.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') });
  await expect(thread(page).getByRole('button', { name: '移除 curve.pdf' })).toBeVisible();
  await openQuotation(page);
  await expect(form(page)).toContainText('留空则发出回复框中的文字。回复框中的 1 个附件一起发出。');
  await form(page).getByRole('button', { name: '预览报价单' }).click();
  const preview = page.getByRole('dialog', { name: '预览报价单' });
  await expect(preview).toContainText('Please find our offer.');
  await expect(preview).toContainText('curve.pdf');
  await preview.getByRole('button', { name: '发送报价' }).click();
  await expect(messages(page).getByText('Please find our offer.')).toBeVisible();
  await expect(messages(page).getByRole('link', { name: /curve\.pdf/ })).toBeVisible();
  await view(page).getByRole('tab', { name: '回复', exact: true }).click();
  await expect(replyBox(page)).toHaveValue('');
  expect(sent('inquiry/doReply')).toHaveLength(1);
});

test('what the buyer was quoted last is beside the price, and one click takes it', async ({ page, sent }) => {
  await openAs(page, OPEN);
  await openQuotation(page);
  await expect(price(page)).toHaveValue('950.00');
  await expect(form(page).getByText(/^上次报价/)).toHaveCount(0);
  await quote(page, '880');
  await openQuotation(page);
  await expect(form(page).getByText(/^上次报价 20 套 × US\$880\.00 · /)).toBeVisible();
  await page.reload();
  await openQuotation(page);
  await expect(price(page)).toHaveValue('950.00');
  await expectSound(page, 'the last price');
  await form(page).getByRole('button', { name: '采用上次报价（第 1 行）' }).click();
  await expect(price(page)).toHaveValue('880');
  await expect(form(page).getByRole('button', { name: '采用上次报价（第 1 行）' })).toHaveCount(0);
  const card = messages(page).getByRole('region', { name: '报价单' });
  await card.getByRole('button', { name: '查看与打印' }).click();
  const paper = page.getByRole('dialog', { name: /^报价单 INQ-\d+-Q1$/ });
  await expect(paper.getByRole('article')).toContainText(/Packing\d+ cartons? · [\d.,]+ m³ · gross weight [\d.,]+ kg/);
  await expectSound(page, 'the paper with its packing');
  expect(sent('inquiry/doReply')).toHaveLength(1);
});

for (const features of [undefined, []]) {
  test.describe(`on a platform with ${features ? 'no features' : 'all features'}`, () => {
    test.use({ features });
    test('a quotation that has expired is marked, and is sent again with a new number and validity', async ({
      page,
      sent,
    }) => {
      await openAs(page, '/BusinessManage/Business?status=quoted&sort=lastMessageAt&order=asc');
      await inquiries(page).getByRole('link').first().click();
      const card = messages(page).getByRole('region', { name: /^报价单 INQ-\d+-Q1$/ });
      await expect(card.getByText('已过期')).toBeVisible();
      await expectSound(page, 'a quotation that has expired');
      const total = await card.getByText(/^US\$/).last().textContent();
      // What is written is not overwritten without a question.
      await openQuotation(page);
      await price(page).fill('1.23');
      await card.getByRole('button', { name: /^延期为 INQ-\d+-Q2$/ }).click();
      const question = page.getByRole('dialog', { name: '替换已填写的报价？' });
      await question.getByRole('button', { name: '取消' }).click();
      await expect(price(page)).toHaveValue('1.23');
      await card.getByRole('button', { name: /^延期为/ }).click();
      await question.getByRole('button', { name: '替换' }).click();
      await expect(form(page).getByRole('status')).toContainText(total ?? '');
      await form(page).getByRole('button', { name: '预览报价单' }).click();
      const preview = page.getByRole('dialog', { name: '预览报价单' });
      await preview.getByRole('checkbox', { name: /^确认第 1 行按/ }).check();
      await preview.getByRole('button', { name: '发送报价' }).click();
      await expect(preview).toHaveCount(0);
      const next = messages(page).getByRole('region', { name: /^报价单 INQ-\d+-Q2$/ });
      await expect(next).toContainText(total ?? '');
      await expect(card.getByText(/^已由 INQ-\d+-Q2 替代$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^延期为/ })).toHaveCount(0);
      expect(sent('inquiry/doReply')).toHaveLength(1);
    });

    test('a quotation becomes a proforma invoice with an account, as a page and as a file', async ({ page }) => {
      await openAs(page, OPEN);
      await openQuotation(page);
      await expect(price(page)).toHaveValue('950.00');
      await quote(page, '880');
      const card = messages(page).getByRole('region', { name: /^报价单 INQ-\d+-Q1$/ });
      await card.getByRole('button', { name: '生成形式发票' }).click();
      const invoice = page.getByRole('dialog', { name: /^形式发票 INQ-\d+-PI1$/ });
      const paper = invoice.getByRole('article');
      await expect(paper).toContainText(/Proforma invoice.*NumberINQ-\d+-PI1QuotationINQ-\d+-Q1/);
      const account = invoice.getByRole('textbox', { name: '银行账号 USD' });
      if (features) {
        await invoice.getByText('此报价单的信头').click();
        await account.fill('3500 0012');
        await page.reload();
        await card.getByRole('button', { name: '生成形式发票' }).click();
        await expect(paper).toContainText('Account number3500 0012');
      } else {
        await expect(account).toHaveCount(0);
        await expect(paper).toContainText(/Account number\d/);
      }
      await expectSound(page, 'a proforma invoice');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        invoice.getByRole('button', { name: '下载 XLSX' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^INQ-\d+-PI1\.xlsx$/);
      const book = XLSX.read(readFileSync(await download.path()));
      const rows = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
      expect(rows).toContainEqual(['1', expect.any(String), '20 sets', 880, 17600]);
    });
  });
}
