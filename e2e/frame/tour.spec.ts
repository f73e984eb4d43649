import type { Page } from 'playwright/test';
import { expect, openAs, test, view, viewLoaded } from '../support/fixtures';
import { outlineOf, shortened } from '../support/outline';
import { PAGES } from '../support/pages';
import { coveredActions } from '../support/row-actions';
import { tooSmall } from '../support/targets';
import { textFaults } from '../support/text-faults';

/**
 * Each screen is opened once per language and device, and everything that is true of every screen is looked at there:
 * roles and names (e2e/snapshots, written again by `--update-snapshots`: a change of them is a change of what journeys and
 * assistive technology hold on to), actions of rows in sight, size of what can be pressed, and text at 200 %.
 */
test.use({ start: Date.parse('2026-10-14T10:30:00+08:00'), frozen: true, timezoneId: 'Asia/Shanghai' });

const SCREENS = PAGES.filter(({ open }) => !open);
/** Their rows have actions, which need no scrolling sideways. */
const LISTS = ['products', 'materials', 'questions', 'blogs', 'contacts', 'strength', 'reviews'];
const DEVICES = [
  { device: 'a desk', width: 1440, least: 24 },
  { device: 'a phone', width: 390, least: 44 },
] as const;

/** What a screen shows of itself is complete: what is rendered deferred, beside forms, comes when the browser is idle. */
async function settled(page: Page) {
  await viewLoaded(page);
  await expect(page.locator('main > :not([data-away]) [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
}

/** At a text size of 200 %; header, breadcrumb and charts fold when they have been measured. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  const setSize = (size: string) => page.evaluate((px) => void (document.documentElement.style.fontSize = px), size);
  await setSize('32px');
  let found = await textFaults(page);
  for (let tries = 0; found.length > 0 && tries < 25; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    found = await textFaults(page);
  }
  await setSize('');
  return found;
}

for (const language of ['zh', 'en'] as const) {
  for (const { device, width, least } of DEVICES) {
    test.describe(`${language}, at ${device}`, () => {
      test.use({ language, viewport: { width, height: 900 }, hasTouch: width < 600 });

      test(`every screen keeps its outline, its actions in sight, targets of ${least} px and large text whole, in ${language} at ${device} @browser @fonts`, async ({
        page,
      }) => {
        test.slow();
        await openAs(page);
        for (const { name, path } of SCREENS) {
          await test.step(name, async () => {
            await page.goto(`./#${path}`);
            await settled(page);
            if (width > 600) {
              const outline = shortened(await outlineOf(view(page)));
              expect.soft(outline, name).toMatchSnapshot(`${name}-${language}.yml`);
            }
            if (LISTS.includes(name)) expect.soft([name, await coveredActions(view(page))]).toEqual([name, []]);
            expect.soft([name, await tooSmall(page, least)]).toEqual([name, []]);
            expect.soft([name, await faultsOfLargeText(page)]).toEqual([name, []]);
          });
        }
      });
    });
  }
}
