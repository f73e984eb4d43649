import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { message } from '../support/list-page';
import { countRenders, mostRestyled, rendered, renderedBy, type Rendered } from '../support/renders';

const sheet = (page: Page) => view(page).getByRole('grid', { name: '变体' });
/** A cell by its row (from 0) and column: 2 is the SKU, 3 the price, 4 the stock. */
const cell = (page: Page, row: number, column: number) =>
  sheet(page)
    .getByRole('row')
    .nth(row + 1)
    .locator(`:scope > :nth-child(${column + 1})`);
const texts = async (page: Page, column: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, row) => cell(page, row, column).textContent()));

/** A new product with variants of these options. */
async function openWith(page: Page, options: [name: string, values: string[]][]) {
  await openAs(page, '/ProductAdd');
  await view(page).getByRole('textbox', { name: '货号', exact: true }).first().fill('P1');
  await view(page).getByRole('textbox', { name: '产品名称 中文', exact: true }).fill('法兰');
  for (const [index, [name, values]] of options.entries()) {
    await view(page).getByRole('button', { name: '添加规格' }).click();
    await view(page)
      .getByRole('textbox', { name: `第 ${index + 1} 种规格名` })
      .fill(name);
    const field = view(page).getByRole('combobox', { name: `第 ${index + 1} 种规格的值` });
    for (const value of values) {
      await field.fill(value);
      await field.press('Enter');
    }
  }
}

/** By the keys of copying and pasting, with what a spreadsheet puts on the clipboard: Firefox hands none of it to made events. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', copied);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('copy', copy, { capture: true, once: true });
  }, text);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
}

test('variants are filled like a sheet, by keys alone: paste, fill down, one value for many, SKUs by a pattern', async ({
  page,
  sent,
}) => {
  await openWith(page, [
    ['口径', ['DN50', 'DN80']],
    ['颜色', ['红', '蓝']],
  ]);
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['DN50 / 红', 'DN50 / 蓝', 'DN80 / 红', 'DN80 / 蓝']);
  // A value that is added later is where the options have it.
  const colours = view(page).getByRole('combobox', { name: '第 2 种规格的值' });
  await colours.fill('灰');
  await colours.press('Enter');
  const names = ['DN50 / 红', 'DN50 / 蓝', 'DN50 / 灰', 'DN80 / 红', 'DN80 / 蓝', 'DN80 / 灰'];
  await expect(sheet(page).getByRole('rowheader')).toHaveText(names);

  await view(page).getByRole('button', { name: '生成 6 个货号' }).click();
  expect(await texts(page, 2, 6)).toEqual(
    // Chinese values are their numbers.
    ['DN50', 'DN80'].flatMap((size) => [1, 2, 3].map((colour) => `P1-${size}-${colour}`)),
  );

  await cell(page, 0, 3).click();
  await expect(cell(page, 0, 3)).toBeFocused();
  await paste(page, '"1,200.50"\t１０\r\n8.5\t20\r\n');
  await expect(cell(page, 0, 3)).toHaveText('1200.50');
  expect(await texts(page, 4, 3)).toEqual(['10', '20', '']);
  // Typing replaces, Enter goes down, Esc gives up.
  await cell(page, 2, 3).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 3)).toHaveText('9');
  await expect(cell(page, 3, 3)).toBeFocused();
  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 3)).toHaveText('');
  // The row above into those below, then one value for all that are selected.
  await page.keyboard.press('ArrowUp');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  expect(await texts(page, 3, 6)).toEqual(['1200.50', '8.5', '9', '9', '9', '9']);
  await cell(page, 2, 4).click();
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.type('500');
  await page.keyboard.press('Control+Enter');
  expect(await texts(page, 4, 6)).toEqual(['10', '20', '500', '500', '500', '500']);
  await page.keyboard.press('Control+z');
  expect(await texts(page, 4, 6)).toEqual(['10', '20', '', '', '', '']);
  // What has no room is said.
  await cell(page, 5, 4).click();
  await paste(page, '1\t2\n3\n');
  await expect(page.getByRole('alert').filter({ hasText: '超出表格' })).toBeVisible();
  // What is no price stays, is marked, and is explained.
  await cell(page, 5, 3).click();
  await page.keyboard.type('12x');
  await page.keyboard.press('Enter');
  await expect(cell(page, 5, 3)).toHaveText('12x');
  await expect(cell(page, 5, 3)).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, 'the sheet of variants');
  await cell(page, 5, 3).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(cell(page, 5, 4)).toBeFocused();

  await view(page).getByRole('button', { name: '保存草稿' }).click();
  await expect(message(page, '保存成功').first()).toBeVisible();
  const [body = ''] = sent('product/doEdit');
  const record = JSON.parse(body) as { variants: { sku: string; price?: string; stock?: number }[] };
  expect(record.variants.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
    ['P1-DN50-1', '1200.50', 10],
    ['P1-DN50-2', '8.5', 20],
    ['P1-DN50-3', '9', undefined],
    ['P1-DN80-1', '9', undefined],
    ['P1-DN80-2', '9', undefined],
    ['P1-DN80-3', '12', 1],
  ]);
});

/** Components that a key may render in the sheet, whatever its rows: the cells it changes, their rows and the sheet. */
const KEY = 40;
/** After a pause, what is typed goes into the form: its checks, its preview and once the marks of unsaved input. */
const TYPED = 180;
/** Elements whose styles a key may change: its cells, their rows and what follows the focus. */
const RESTYLED = 120;

// Counted, not timed, so that a busy machine measures the same.
test('with 200 variants a key renders only the cells that it changes, and no new styles @browser', async ({
  page,
  sent,
}) => {
  await countRenders(page);
  const values = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  await openWith(page, [
    ['口径', values('DN', 10)],
    ['颜色', values('C', 5)],
    ['电压', values('V', 4)],
  ]);
  await expect(sheet(page).getByRole('rowheader')).toHaveCount(200);
  await expect(sheet(page).getByRole('rowheader').last()).toHaveText('DN10 / C5 / V4');
  await cell(page, 0, 3).click();
  await expect
    .poll(() => rendered(page), { intervals: [1000], timeout: 60_000 })
    .toEqual({ components: 0, styles: [] });
  const counts: Record<string, number> = {};
  const press = async (key: string, most: number) => {
    let answer: Rendered = { components: 0, styles: [] };
    const restyled = await mostRestyled(page, async () => {
      answer = await renderedBy(page, key);
    });
    const { components, styles } = answer;
    Object.assign(counts, { [key]: components, [`${key} styles`]: restyled });
    expect.soft(components, key).toBeLessThanOrEqual(most);
    expect.soft(restyled, `${key}: elements with new styles`).toBeLessThanOrEqual(RESTYLED);
    expect.soft(styles, key).toEqual([]);
  };
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', '5', '6', 'Enter', 'Delete']) await press(key, KEY);
  expect(counts.ArrowDown).toBeGreaterThan(0);
  await expect(cell(page, 1, 4)).toHaveText('56');
  // What is typed is in the form, and its draft on this device, soon after.
  let sum = 0;
  const more = async () => {
    const { components } = await rendered(page);
    sum += components;
    return components;
  };
  await expect.poll(more).toBeGreaterThan(0);
  await expect.poll(more, { intervals: [1000] }).toBe(0);
  expect(sum).toBeLessThanOrEqual(TYPED);
  test.info().annotations.push({ type: 'components', description: JSON.stringify(counts) });
  await page.keyboard.press('8');
  await page.keyboard.press('Control+s');
  await expect(message(page, '保存成功').first()).toBeVisible();
  const variants = () =>
    (JSON.parse(sent('product/doEdit').at(-1) ?? '{}') as { variants?: { stock?: number }[] }).variants;
  expect(
    variants()
      ?.filter(({ stock }) => stock !== undefined)
      .map(({ stock }) => stock),
  ).toEqual([56, 8]);
});
