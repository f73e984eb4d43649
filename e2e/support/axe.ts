import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  // Legacy: in the page itself, not in one more that is opened for it. Nothing is said of what is right, and no rule
  // here reads style sheets or films, which it would load once more.
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** The page as it stands has no violation and does not scroll sideways (experience standard). `what` names the state. */
export async function expectSound(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([what, wider, await violations(page)]).toEqual([what, 0, []]);
}
