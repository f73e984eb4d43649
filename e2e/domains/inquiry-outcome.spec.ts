import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { inquiries, OPEN, quoteFor, thread } from '../support/inquiry-page';
import { message } from '../support/list-page';

const row = (page: Page, at: number) => inquiries(page).getByRole('row').nth(at);

async function markSelected(page: Page, status: string) {
  await view(page).getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '更改状态' }).click();
  await page.getByRole('menuitem', { name: status }).click();
}

test('notes, the one in charge and the state are kept; a note that fails stays @all', async ({ page, faults }) => {
  await openAs(page, OPEN);
  await view(page).getByRole('tab', { name: '备注' }).click();
  const note = view(page).getByRole('textbox', { name: '备注内容' });
  await note.fill('老客户介绍');
  faults.add({ call: 'inquiry/doNote', body: { code: 500, msg: '稍后再试' }, times: 1 });
  await view(page).getByRole('button', { name: '添加备注' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '稍后再试' })).toBeVisible();
  await expect(note).toHaveValue('老客户介绍');
  await view(page).getByRole('button', { name: '添加备注' }).click();
  await expect(view(page).getByRole('list', { name: '备注' })).toContainText('老客户介绍');
  await expect(note).toHaveValue('');
  await thread(page).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '指派' }).click();
  await page.getByRole('menuitem', { name: '王磊' }).click();
  await expect(thread(page).getByText('王磊')).toBeVisible();
  await thread(page).getByRole('button', { name: '更改状态' }).click();
  await page.getByRole('menuitem', { name: '标为流失' }).click();
  const lost = page.getByRole('dialog', { name: '标为流失' });
  await lost.getByRole('button', { name: '标为流失' }).click();
  await expect(lost.getByRole('alert').first()).toContainText('流失原因');
  await lost.getByRole('combobox', { name: '流失原因' }).click();
  await page.getByRole('option', { name: '价格' }).click();
  await lost.getByRole('button', { name: '标为流失' }).click();
  await expect(thread(page).getByText('已流失')).toBeVisible();
  await expect(lost).toHaveCount(0);
  await page.reload();
  await expect(thread(page).getByText('王磊')).toBeVisible();
  await expect(thread(page).getByText('已流失')).toBeVisible();
  await view(page).getByRole('tab', { name: '备注' }).click();
  await expect(view(page).getByRole('list', { name: '备注' })).toContainText('老客户介绍');
});

for (const features of [undefined, []]) {
  const place = features ? 'a note' : 'the platform';
  test.describe(`with its amount for ${place}`, () => {
    test.use({ features });
    test(`a refused amount of a won inquiry stays filled in; sent again it goes to ${place}`, async ({
      page,
      faults,
      sent,
    }) => {
      await openAs(page, OPEN);
      await thread(page).getByRole('button', { name: '更改状态' }).click();
      await page.getByRole('menuitem', { name: '标为成交' }).click();
      const won = page.getByRole('dialog', { name: '标为成交' });
      const amount = won.getByRole('textbox', { name: '成交金额' });
      await expectSound(page, 'the dialog of a won inquiry');
      await amount.fill('18500.5');
      const call = features ? 'inquiry/doNote' : 'inquiry/doStatus';
      faults.add({ call, body: { code: 500, msg: '稍后再试' }, times: 1 });
      await won.getByRole('button', { name: '标为成交' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '稍后再试' })).toBeVisible();
      await expect(amount).toHaveValue('18500.5');
      await won.getByRole('button', { name: '标为成交' }).click();
      await expect(won).toHaveCount(0);
      await expect(thread(page).getByText('已成交')).toBeVisible();
      const status = JSON.parse(sent('inquiry/doStatus').at(-1) ?? '') as Record<string, unknown>;
      expect(status).toMatchObject({ status: 'won' });
      expect(status.outcome).toEqual(features ? undefined : { amount: { amount: '18500.5', currency: 'USD' } });
      await view(page).getByRole('tab', { name: '备注' }).click();
      const notes = view(page).getByRole('list', { name: '备注' });
      if (features) await expect(notes).toContainText('成交金额：US$18,500.50。');
      else await expect(notes).toHaveCount(0);
      await page.getByRole('tab', { name: '首页' }).click();
      await expect(view(page).getByRole('region', { name: '待办' })).toBeVisible();
      const outcomes = view(page).getByRole('region', { name: '成交与流失' });
      if (features) await expect(outcomes).toHaveCount(0);
      else await expect(outcomes).toContainText('成交金额：US$18,500.50');
    });

    test(`several won inquiries have an amount each, of their quotations, which goes to ${place}`, async ({
      page,
      faults,
      sent,
    }) => {
      await openAs(page, '/BusinessManage/Business?status=quoted&sort=lastMessageAt&order=asc');
      const boxes = inquiries(page).getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await markSelected(page, '已成交');
      const won = page.getByRole('dialog', { name: '标为成交' });
      const amounts = won.getByRole('textbox', { name: /^成交金额 INQ-/ });
      await expect(amounts).toHaveCount(2);
      await expect(amounts.nth(1)).toHaveValue(/^\d+\.\d\d$/);
      await expectSound(page, 'the dialog of several won inquiries');
      const quoted = await amounts.nth(1).inputValue();
      await amounts.nth(0).fill('0');
      await won.getByRole('button', { name: '标为成交' }).click();
      await expect(won.getByRole('alert').first()).toContainText(/成交金额 INQ-\d+/);
      await amounts.nth(0).fill('18500.5');
      if (features) faults.add({ call: 'inquiry/doNote', body: { code: 500, msg: '稍后再试' }, times: 1 });
      await won.getByRole('button', { name: '标为成交' }).click();
      if (features) {
        const warning = page
          .getByRole('alert')
          .filter({ hasText: /已给 1 条询盘加备注，1 项失败：INQ-\d+（稍后再试）/ });
        await expect(warning).toBeVisible();
        await expect(amounts).toHaveCount(1);
        await expect(amounts).toHaveValue('18500.5');
        await won.getByRole('button', { name: '标为成交' }).click();
      }
      await expect(won).toHaveCount(0);
      await expect(message(page, '2 条询盘已改为“已成交”')).toBeVisible();
      const outcomes = sent('inquiry/doStatus').map(
        (body) => (JSON.parse(body) as { outcome?: { amount: { amount: string } } }).outcome?.amount.amount,
      );
      expect(outcomes).toEqual(features ? [undefined] : ['18500.5', quoted]);
      expect(sent('inquiry/doNote')).toHaveLength(features ? 3 : 0);
    });
  });
}

test('inquiries lost in the list have one reason, and home names their quotation only while it is undone', async ({
  page,
  sent,
}) => {
  await openAs(page, OPEN);
  await quoteFor(page, 6);
  const runsOut = view(page)
    .getByRole('region', { name: '待跟进' })
    .getByRole('link', { name: /的报价还有 6 天到期/ });
  await page.goto('./#/');
  await expect(runsOut).toBeVisible();
  await page.goto('./#/BusinessManage/Business?status=quoted&sort=lastMessageAt&order=desc');
  await expect(row(page, 0)).toContainText('Ahmed Al-Farsi');
  for (const at of [0, 1]) await row(page, at).getByRole('checkbox').check();
  await markSelected(page, '已流失');
  const lost = page.getByRole('dialog', { name: '标为流失' });
  await lost.getByRole('combobox', { name: '流失原因' }).click();
  await page.getByRole('option', { name: '交期' }).click();
  await expectSound(page, 'the dialog of several lost inquiries');
  await lost.getByRole('button', { name: '标为流失' }).click();
  await expect(message(page, '2 条询盘已改为“已流失”')).toBeVisible();
  expect(JSON.parse(sent('inquiry/doStatus').at(-1) ?? '')).toMatchObject({
    ids: [expect.any(String), expect.any(String)],
    outcome: { reason: 'lead-time' },
  });
  await page.goto('./#/');
  await expect(view(page).getByRole('region', { name: '经营概况' })).toBeVisible();
  await expect(runsOut).toHaveCount(0);
  await message(page, '已流失').getByRole('button', { name: '撤销' }).click();
  await expect(runsOut).toBeVisible();
});
