import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { OPEN, thread } from '../support/inquiry-page';

/** The newest inquiry of the seed: nobody has answered it yet. */

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
    });
  });
}
