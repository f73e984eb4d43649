import { openAs, expect, test, view } from '../support/fixtures';
import { countRenders, rendered } from '../support/renders';

/** Components that a letter may render: its field, what counts and previews, and once the marks of unsaved input. */
const LETTER = 100;
const FIRST_LETTER = 170;

// Counted, not timed, so that a busy machine measures the same.
for (const [name, path, field, editors] of [
  ['the product form', '/ProductAdd?id=10001', '货号', 2],
  ['the blog form', '/BlogsAdd?id=1', '网址别名', 2],
  ['the search of a list', '/Product/Product', '名称、货号、型号', 0],
] as const) {
  test(`a letter typed into ${name} renders little beside its field, and no new styles @browser`, async ({ page }) => {
    await countRenders(page);
    await openAs(page, path);
    const input = view(page).getByRole('textbox', { name: field, exact: true }).first();
    await input.focus();
    await expect(input).toBeFocused();
    // It comes by itself.
    await expect(page.getByRole('button', { name: '更多标签操作' })).toBeVisible();
    await expect(view(page).getByRole('toolbar', { name: '文字格式' })).toHaveCount(editors);
    await expect(async () => {
      await rendered(page);
      await expect.poll(() => rendered(page), { intervals: [500] }).toEqual({ components: 0, styles: [] });
    }).toPass();
    const letter = async () => {
      await page.keyboard.press('7');
      // Counts and previews follow the letter, and then the draft.
      await expect(input).toHaveValue(/7$/);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return rendered(page);
    };
    await page.keyboard.press('End');
    const first = await letter();
    expect(first.components).toBeGreaterThan(0);
    expect(first.components).toBeLessThanOrEqual(FIRST_LETTER);
    expect(first.styles).toEqual([]);
    const next = await letter();
    expect(next.components).toBeGreaterThan(0);
    expect(next.components).toBeLessThanOrEqual(LETTER);
    expect(next.styles).toEqual([]);
  });
}
