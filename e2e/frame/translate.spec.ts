import { expect, openAs, test, view } from '../support/fixtures';

/** As the header's address is opened by hand: the question is before the #. */
const asked = (mode: string) => `./?i18n=${mode}#/Product/Product`;

test('i18n=keys names key, file and line of what is under the pointer, and a press copies them @browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page);
  await page.goto('about:blank');
  await page.goto(asked('keys'));
  const search = view(page).getByRole('button', { name: /^重置/ });
  await search.hover();
  const key = page.getByRole('complementary', { name: 'i18n' }).getByRole('button', { name: /^table\.reset / });
  await expect(key).toHaveText(/^table\.reset messages\/zh\/table\.json:\d+/);
  await key.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^table\.reset messages\/zh\/table\.json:\d+$/);

  // Pressed with Alt it copies too, and does not do what it is for.
  const add = view(page).getByRole('button', { name: /^新增/ });
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await add.click({ modifiers: ['Alt'] });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^productList\.\S+ messages/);
  await expect(page).toHaveURL(/#\/Product\/Product$/);
});

test('i18n=pseudo shows every text of the interface longer and with accents @browser', async ({ page }) => {
  await openAs(page);
  await page.evaluate(() => localStorage.setItem('supplier-client-language', '"en"'));
  await page.goto('about:blank');
  await page.goto(asked('pseudo'));
  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText(/^\[Pŕódúçt líšt/);
  await expect(view(page).getByRole('button', { name: /^\[Ŕéšét[éíóúá]+\]$/ })).toBeVisible();
});

test('a file of messages that is dropped on the page is shown at once; one with mistakes says which @browser', async ({
  page,
}) => {
  await openAs(page, '/Product/Product');
  const drop = (name: string, text: string) =>
    page.evaluate(
      ([file, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], file, { type: 'application/json' }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text] as const,
    );
  await drop('table.json', JSON.stringify({ reset: '全部重置', density: '行高 {', nothing: '无' }));
  await expect(view(page).getByRole('button', { name: '全部重置' })).toBeVisible();
  await expect(page.getByText('正在预览 table.json，以下文本有误，未显示：density, nothing')).toBeVisible();
  await drop('nothing.json', '{}');
  await expect(page.getByText('没有名为 nothing.json 的文件')).toBeVisible();
  await drop('table.json', '{');
  await expect(page.getByText('table.json 不是有效的 JSON。')).toBeVisible();
  await page.reload();
  await expect(view(page).getByRole('button', { name: '重置' })).toBeVisible();
});
