// npm run pictures [-- --only home,products --dialogs --gallery --widths 390,1440 --languages zh,en --schemes light,dark
//                   --media print --skin ocean --text 200]
// Pictures of every screen, with --dialogs of what is opened over them, with --gallery of the pattern gallery, from dist/
// (build first) and the demo platform over HTTP, to look at after a change of styles:
// test-results/pictures/<width>-<language>-<scheme>/<name>.png, one folder per combination.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../build/files.mjs';
import { openBrowser } from '../../e2e/support/browser.mjs';
import { loadSource } from '../build/load-source.mjs';
import { LOGGED_IN, serveClient, store } from './served-client.mjs';

const { PAGES } = loadSource('e2e/support/pages.ts');
const { DIALOGS } = loadSource('e2e/support/dialogs.ts');
const { GALLERY_PAGES } = loadSource('e2e/support/gallery-pages.ts');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    dialogs: { type: 'boolean' },
    /** screen, print, or forced: the colors of the system, as in high contrast. */
    media: { type: 'string', default: 'screen' },
    widths: { type: 'string', default: '390,1440' },
    languages: { type: 'string', default: 'zh,en' },
    schemes: { type: 'string', default: 'light,dark' },
    skin: { type: 'string' },
    /** The browser's text size in percent. */
    text: { type: 'string', default: '100' },
    gallery: { type: 'boolean', default: false },
  },
});
const { skin, text, media, gallery } = values;
const all = gallery ? GALLERY_PAGES : [...PAGES, ...DIALOGS];
const only = values.only?.split(',');
const usual = gallery ? GALLERY_PAGES : values.dialogs ? DIALOGS : PAGES;
const pages = only ? all.filter(({ name }) => only.includes(name)) : usual;
if (pages.length === 0) throw new Error(`No such page. There are: ${all.map(({ name }) => name).join(', ')}`);
const site = await serveClient(`${root}dist`, { gallery });
const browser = await openBrowser();

/** Waits until no bar and no skeleton is left. */
async function settle(page) {
  await page
    .waitForFunction(
      () =>
        !document.querySelector(
          'main [role=progressbar]:not([aria-valuenow]), main > :not([data-away]) [aria-busy=true]',
        ),
      undefined,
      { timeout: 8000 },
    )
    .catch(() => console.warn(`still loading: ${page.url()}`));
  // What comes after the first screen: the tabs, the pane beside an inquiry.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
  await page.waitForTimeout(400);
}

async function takePicture(page, { name, path, open }, folder) {
  // A document of its own: nothing of the last one is open.
  await page.goto('about:blank');
  await page.goto(`${site.url}#${path}`);
  // Not by its role: a drawer that the address opens hides it from assistive technology. A page without the frame is shown
  // beside the frame's hidden one.
  await page.locator('main').filter({ visible: true }).first().waitFor();
  await settle(page);
  await open?.(page).catch((error) => console.warn(`${name}: ${String(error).split('\n')[0]}`));
  if (open) await page.waitForTimeout(500);
  if (media === 'print') await page.emulateMedia({ media: 'print' });
  await page.screenshot({ fullPage: media === 'print', path: `${folder}/${name}.png` });
  if (media === 'print') await page.emulateMedia({ media: 'screen' });
}

async function takePictures(width, language, scheme) {
  const parts = [width, language, scheme, skin, media !== 'screen' && media, text !== '100' && `text-${text}`];
  const folder = `${root}test-results/pictures/${parts.filter(Boolean).join('-')}`;
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    forcedColors: media === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await store(context, {
    ...LOGGED_IN,
    'supplier-client-language': JSON.stringify(language),
    'supplier-client-theme': JSON.stringify({ scheme, ...(skin && { themeName: skin }) }),
  });
  await context.addInitScript((percent) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${percent}%`));
  }, text);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  for (const screen of pages) if (width >= 992 || !screen.wide) await takePicture(page, screen, folder);
  await context.close();
  console.log(folder.slice(root.length));
}

for (const width of values.widths.split(',').map(Number)) {
  for (const language of values.languages.split(',')) {
    for (const scheme of values.schemes.split(',')) await takePictures(width, language, scheme);
  }
}
await browser.close();
await site.close();
