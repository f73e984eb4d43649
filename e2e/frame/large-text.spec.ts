import { PAGES } from '../support/pages';
import { textFaults } from '../support/text-faults';
import { chooseLanguage, expect, openAs, test, viewLoaded } from '../support/fixtures';

const screens = PAGES.filter(({ open }) => !open);

for (const width of [1440, 390]) {
  for (const language of ['中文', 'English'] as const) {
    test(`no text is cut off or overlaps at a text size of 200 %, ${width} px wide, ${language} @browser`, async ({
      page,
    }) => {
      test.slow();
      await openAs(page);
      await chooseLanguage(page, language);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px'));
      });
      await page.reload();
      const faults: Record<string, string[]> = {};
      for (const { name, path } of screens) {
        await page.goto(`./#${path}`);
        await viewLoaded(page);
        // What is rendered deferred, beside forms, is there when the browser has nothing else to do.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
        // The breadcrumb and the header fold when they have been measured, and charts are drawn in the width they then have.
        let found = await textFaults(page);
        for (let tries = 0; found.length > 0 && tries < 25; tries += 1) {
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
          found = await textFaults(page);
        }
        if (found.length > 0) faults[name] = found;
      }
      expect(faults).toEqual({});
    });
  }
}
