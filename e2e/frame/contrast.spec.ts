import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, openAs, test, view, SKINS } from '../support/fixtures';
import { LAYOUTS, menuOf, withTheme } from '../support/theme-parts';

const SCHEMES = ['light', 'dark'] as const;

/** Skin and scheme are attributes alone (lib/state/theme.ts), so one page represents all of them. */
const wear = (page: Page, skin: string, scheme: string) =>
  page.evaluate(
    ([name = '', light = '']) => Object.assign(document.documentElement.dataset, { skin: name, scheme: light }),
    [skin, scheme],
  );

async function unreadable(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
}

async function openPage(page: Page, path: string) {
  await page.goto(`./#${path}`);
  await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
  if (path !== '/') await expect(view(page).getByRole('row').nth(3)).toBeVisible();
  await expect(menuOf(page)).toBeVisible();
}

const PATHS = ['/', '/Product/Product'];

test('every layout, skin and scheme is readable, each at least once @browser', async ({ page }) => {
  test.slow();
  await openAs(page);
  for (const [index, skin] of SKINS.entries()) {
    const layout = LAYOUTS[index % LAYOUTS.length]!;
    const scheme = SCHEMES[index % 2]!;
    await page.evaluate((theme) => localStorage.setItem('supplier-client-theme', JSON.stringify(theme)), {
      layout,
      themeName: skin,
      scheme,
      tabsBarStyle: (['card', 'smart', 'smooth'] as const)[index % 3],
      columnStyle: 'arrow',
    });
    await page.reload();
    const path = PATHS[(index >> 1) % 2]!;
    await openPage(page, path);
    expect([layout, skin, scheme, await unreadable(page)]).toEqual([layout, skin, scheme, []]);
  }
});

for (const layout of LAYOUTS) {
  test(`${layout} is readable in every skin and scheme @browser @all`, async ({ page }) => {
    test.setTimeout(600_000);
    await withTheme(page, { layout });
    await openAs(page);
    for (const path of PATHS) {
      await openPage(page, path);
      for (const skin of SKINS) {
        for (const scheme of SCHEMES) {
          await wear(page, skin, scheme);
          expect([path, skin, scheme, await unreadable(page)]).toEqual([path, skin, scheme, []]);
        }
      }
    }
  });
}
