import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures';

/** Steps by keyboard alone: lint allows no others in this file. */

const focused = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);

/** Goes on with Tab, or another key, until `target` has the focus, `max` times at most. */
export async function goTo(page: Page, target: Locator, key = 'Tab', max = 80) {
  await expect(target).toBeVisible();
  for (let step = 0; step < max; step += 1) {
    if (await focused(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

export async function press(page: Page, target: Locator, key = 'Enter') {
  await goTo(page, target);
  await page.keyboard.press(key);
}

/** Replaces the text of a field. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await goTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
