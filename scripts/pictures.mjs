// npm run pictures [-- --only home,products --widths 390,1440 --languages zh,en --schemes light,dark --skin ocean --text 200]
// Pictures of every screen and the main dialogs, from dist/ (build first) and the demo platform over HTTP, to look at
// after a change of styles: test-results/pictures/<width>-<language>-<scheme>/<name>.png, one folder per combination.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions, resolveBrowser } from '../e2e/support/browser.mjs';
import { loadSource } from './load-source.mjs';
import { serveDist } from './server.mjs';

const { startPlatform } = loadSource('scripts/platform/server.ts');
const { DEMO_ACCOUNT } = loadSource('lib/demo/domains/account/demo-account.ts');
const { PLACES } = loadSource('e2e/support/places.ts');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '390,1440' },
    languages: { type: 'string', default: 'zh,en' },
    schemes: { type: 'string', default: 'light,dark' },
    skin: { type: 'string' },
    /** The browser's text size in percent. */
    text: { type: 'string', default: '100' },
  },
});
const only = values.only?.split(',');
const places = PLACES.filter(({ name }) => !only || only.includes(name));
if (places.length === 0) throw new Error(`No such page. There are: ${PLACES.map(({ name }) => name).join(', ')}`);

const root = fileURLToPath(new URL('..', import.meta.url));
const TOKEN = 'pictures-session';
const config = { demo: false, pwa: false };
const site = await serveDist({ dir: `${root}dist`, host: '127.0.0.1', config });
const platform = await startPlatform({ sessions: { [TOKEN]: DEMO_ACCOUNT.username } });
config.baseURL = platform.url;
const browser = await chromium.launch(launchOptions(await resolveBrowser()));

/** Loaded: no bar, no skeleton and no picture on its way, and the same height twice. */
const settled = async (page) => {
  await page
    .waitForFunction(() => !document.querySelector('main [role=progressbar], main [aria-busy=true]'), { timeout: 8000 })
    .catch(() => console.warn(`still loading: ${page.url()}`));
  await page.waitForTimeout(400);
};

for (const width of values.widths.split(',').map(Number)) {
  for (const language of values.languages.split(',')) {
    for (const scheme of values.schemes.split(',')) {
      const folder = `${root}test-results/pictures/${[width, language, scheme, values.skin].filter(Boolean).join('-')}${values.text === '100' ? '' : `-text-${values.text}`}`;
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 900 },
        hasTouch: width < 600,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.addInitScript(
        ({ entries, text }) => {
          Object.assign(localStorage, entries);
          addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${text}%`));
        },
        {
          text: values.text,
          entries: {
            'supplier-client-token': TOKEN,
            'supplier-client-account': JSON.stringify(DEMO_ACCOUNT.username),
            'supplier-client-language': JSON.stringify(language),
            'supplier-client-theme': JSON.stringify({ scheme, ...(values.skin && { skin: values.skin }) }),
          },
        },
      );
      const page = await context.newPage();
      page.setDefaultTimeout(8000);
      for (const { name, path, open } of places) {
        // A page of its own: what was opened over the last one is gone.
        await page.goto('about:blank');
        await page.goto(`${site.url}#${path}`);
        await page.getByRole('main').waitFor();
        await settled(page);
        try {
          if (open) await open(page);
          await page.waitForTimeout(open ? 500 : 0);
        } catch (error) {
          console.warn(`${name}, ${width} px, ${language}: ${String(error).split('\n')[0]}`);
        }
        await page.screenshot({ path: `${folder}/${name}.png` });
      }
      await context.close();
      console.log(folder.slice(root.length));
    }
  }
}
await browser.close();
await Promise.all([site.close(), platform.close()]);
