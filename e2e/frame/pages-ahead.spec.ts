import type { Locator, Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';

const outOfSight = (page: Page, path: string) => page.locator(`main > [data-view="${path}"][data-away]`);
/** Again and again: links are watched some time after the first page is there. */
const leadsAhead = (act: () => Promise<void>, ahead: Locator) =>
  expect(async () => {
    await act();
    await expect(ahead.first()).toBeAttached({ timeout: 1500 });
  }).toPass();
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name });

test('a page whose link is pointed at is rendered out of sight, is no page to anybody, and opens as any other', async ({
  page,
}) => {
  await openAs(page, '/Product/Question');
  const point = async () => {
    await page.mouse.move(0, 0);
    await menuLink(page, '产品列表').hover();
  };
  await leadsAhead(point, outOfSight(page, '/Product/Product').locator('tbody tr'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['产品问答']);
  await expect(page.getByRole('tab', { name: '产品列表' })).toHaveCount(0);
  await expect(page).toHaveTitle(/^产品问答/);

  await menuLink(page, '产品列表').click();
  await expect(view(page).getByRole('heading', { level: 1, name: '产品列表' })).toBeFocused();
  await expect(view(page).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('tab', { name: '产品列表' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(/^产品列表/);
});

test('a record that was rendered ahead is typed into, closed and opened again without what was discarded', async ({
  page,
}) => {
  await openAs(page, '/Product/Product');
  const link = view(page).getByRole('table').getByRole('row').nth(1).getByRole('link').first();
  const path = (await link.getAttribute('href'))!.slice(1);
  const focus = async () => {
    await link.blur();
    await link.focus();
  };
  await leadsAhead(focus, outOfSight(page, path).getByRole('textbox', { includeHidden: true }));
  await page.keyboard.press('Enter');
  const name = view(page).getByRole('textbox', { name: '产品名称 中文' });
  await expect(name).toBeFocused();
  const before = await name.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type('甲');
  await expect(name).toHaveValue(`${before}甲`);

  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: '放弃更改' }).click();
  await expect(view(page).getByRole('heading', { level: 1, name: '产品列表' })).toBeVisible();
  await link.click();
  await expect(name).toHaveValue(before);
});

test.describe('on a device with much memory', () => {
  test.use({ memory: 8 });

  test('pages that are likely to be opened are rendered when nothing else is to do, and show what has changed since', async ({
    page,
    sent,
    faults,
  }) => {
    await openAs(page, '/');
    const questions = outOfSight(page, '/Product/Question');
    await expect(questions.locator('tbody tr').first()).toBeAttached({ timeout: 30_000 });
    await expect(outOfSight(page, '/Product/Product').locator('tbody tr').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['首页']);
    expect(sent('question/getList')).toHaveLength(1);

    // Older than what React Query takes for new: it is requested again when the page is opened.
    await page.clock.install();
    await page.clock.fastForward(31_000);
    faults.add({ call: 'question/getList', body: { code: 200, data: { list: [], total: 0 } } });
    await menuLink(page, '产品问答').click();
    await expect(view(page).getByRole('heading', { level: 1, name: '产品问答' })).toBeFocused();
    await expect(view(page).getByRole('row')).toHaveCount(0);
    expect(sent('question/getList').length).toBeGreaterThan(1);
  });

  test('a form rendered ahead is rendered again after another window has typed into it', async ({ page, context }) => {
    await openAs(page, '/');
    const info = outOfSight(page, '/Shop/Info');
    await expect(info.getByRole('textbox', { includeHidden: true }).first()).toBeAttached({ timeout: 30_000 });
    const other = await context.newPage();
    await other.goto('./#/Shop/Info');
    await other.getByRole('main').getByRole('textbox').first().fill('另一个窗口');
    await expect(info).toHaveCount(0);
    await other.close();
    await page.goto('./#/Shop/Info');
    await expect(
      view(page)
        .getByText('另一个窗口')
        .or(view(page).getByRole('button', { name: '恢复' }))
        .first(),
    ).toBeVisible();
  });
});
