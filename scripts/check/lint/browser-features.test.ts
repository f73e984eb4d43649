import { readFileSync } from 'node:fs';
import { PLAYWRIGHT_FEATURES } from '../../../e2e/support/browser.mjs';

test('what Playwright switches off in Chromium is repeated in full', () => {
  const server = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list] = /^ *disabledFeatures = \[\n(.*?)\n *\]/ms.exec(server)!;
  expect(PLAYWRIGHT_FEATURES).toEqual([...list!.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name));
});
