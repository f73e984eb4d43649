import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  // What is a violation does not depend on the engine, and Firefox's content process may end during it (e2e/engines.mjs).
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  // Legacy mode runs in the page itself, without opening another one. Only violations are reported, and style sheets
  // and media are not preloaded, because no rule used here needs them.
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** The page has no violation and does not scroll horizontally (experience standard). `what` names the state. */
export async function expectSound(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([what, wider, await violations(page)]).toEqual([what, 0, []]);
}
