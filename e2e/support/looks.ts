import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs } from './fixtures';
import { withTheme } from './theme-parts';

/** How each screen is checked for violations: the first variant in every run, the second with all journeys. */
export const LOOKS = [
  { language: '中文', scheme: 'light', tags: '@browser' },
  { language: 'English', scheme: 'dark', tags: '@browser @all' },
] as const;

/** A laptop and a phone: neither scrolls horizontally (experience standard). */
export const WIDTHS = [1366, 390];

export async function openIn(
  page: Page,
  path: string,
  { language, scheme }: { language: '中文' | 'English'; scheme: 'light' | 'dark' },
) {
  await withTheme(page, { scheme });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAs(page, path);
  if (language === 'English') await chooseLanguage(page, language);
  await expect(page.getByRole('menu')).toHaveCount(0);
}
