// npm run size: how large the document is; how much script is loaded until login is possible, from there until the frame is
// rendered, and for each screen in addition to an empty frame; then, with data, the requests and waves of a start of home,
// and the elements and shifts of each screen (measure-pages.mjs). Measured in a real browser against dist/ as a
// real deployment configures it: no demo.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isStarted, root } from '../../build/files.mjs';
import { openBrowser } from '../../../e2e/support/browser.mjs';
import { loadSource } from '../../build/load-source.mjs';
import { DOCUMENT, ENTRY, SHIFT, START, elementsOf, scriptOf } from './limits.mjs';
import { measurePages } from './measure-pages.mjs';
import { inTurns } from '../../operate/in-turns.mjs';
import { serveDist } from '../../operate/server.mjs';

/** The paths of the screens and those of the gallery, as they are opened. */
function screenPaths() {
  const { SCREENS, GALLERY } = loadSource('lib/router/screens.ts');
  const pathsOf = (rows) => Object.values(rows).map(({ path }) => path.replace(':id', '1'));
  return { screens: pathsOf(SCREENS), gallery: pathsOf(GALLERY) };
}

const ok = (data) => ({ code: 200, msg: '', data });
const EMPTY = '/nowhere';
const empty = { path: EMPTY, component: '@/views/nowhere/index', meta: { title: 'nowhere' } };
const home = { path: '/', component: '@/views/index/index', meta: { title: '首页', icon: 'home-2-line' } };
/** The minimum of responses that the frame needs. */
const ANSWERS = [
  [/\/auth\/Login$/, ok({ access_token: 't' })],
  [/\/getUserInfo$/, ok({ company_name_cn: '甬泉泵业', roles: ['admin'], permissions: [] })],
  [/\/router\/getList$/, ok([{ path: '/', component: 'Layout', children: [home, empty] }])],
  [/^\/(supplier|notice|router|logout|publicKey)\b/, ok({ list: [], total: 0 })],
];

/** Parts of a screen that are loaded when first rendered, recognized by words in their files: the rich text editor. */
const HEAVY = /prosemirror|DOMPurify/;
/** What only files of the pattern gallery hold: the attribute of its samples, and a key of its texts. */
const OF_GALLERY = /data-gallery-sample|galleryParts:|"galleryParts"/;
/** Milliseconds without a new file after which the frame has requested its last part (components/layout/Frame.tsx). */
const FRAME_SETTLES = 2500;
/** Milliseconds after which a page without a session listens to the other tabs (app/start.ts). */
const LISTENS_AFTER = 2000;
/** Number of screens opened in parallel. */
const AT_ONCE = 4;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Records what the page has loaded so far: path in dist → bytes. */
function watchScripts(page, site, dir) {
  const sizes = new Map();
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(site) || response.request().resourceType() !== 'script' || !response.ok()) return;
    const path = decodeURIComponent(new URL(url).pathname);
    if (existsSync(join(dir, path))) sizes.set(path, gzipSync(readFileSync(join(dir, path)), { level: 9 }).length);
  });
  return sizes;
}

const total = (sizes) => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);

const playPlatform = (context) =>
  context.route(
    (url) => ANSWERS.some(([path]) => path.test(url.pathname)),
    (route) => route.fulfill({ json: ANSWERS.find(([path]) => path.test(new URL(route.request().url()).pathname))[1] }),
  );

/** Runs in the page: measured from outside, a busy machine would also count scripts loaded a moment later. */
function noteFrame() {
  const look = new MutationObserver(() => {
    if (!document.querySelector('nav[aria-label="主菜单"]')) return;
    look.disconnect();
    const arrived = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd > 0);
    globalThis.__frame = arrived.map(({ name }) => decodeURIComponent(new URL(name).pathname));
  });
  look.observe(document, { childList: true, subtree: true });
}

async function measure(page, site, dir) {
  await page.addInitScript(noteFrame);
  const sizes = watchScripts(page, site, dir);
  await page.goto(site);
  const button = page.getByRole('button', { name: '登录', exact: true });
  await button.waitFor();
  // Chunks that the login page prefetches count for the login page.
  await page.waitForLoadState('networkidle');
  const login = new Map(sizes);
  // What comes after a time of its own belongs to neither part.
  await page.waitForTimeout(LISTENS_AFTER);
  const before = new Set(sizes.keys());
  await page.getByRole('textbox', { name: '用户名' }).fill('supplier');
  await page.getByRole('textbox', { name: '密码' }).fill('secret-of-nobody');
  await button.click();
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
  const arrived = new Set(await page.evaluate(() => globalThis.__frame));
  const frame = new Map([...sizes].filter(([path]) => !before.has(path) && arrived.has(path)));
  return { login, frame };
}

/** All script of a screen opened directly in a logged-in page, until nothing came for `quiet` milliseconds. */
async function openScreen(context, site, dir, screen, quiet = 0) {
  const page = await context.newPage();
  const sizes = watchScripts(page, site, dir);
  await page.goto(`${site}#${screen}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  let known;
  do {
    known = sizes.size;
    await page.waitForTimeout(quiet);
    await page.waitForLoadState('networkidle');
  } while (quiet > 0 && sizes.size > known);
  await page.close();
  return sizes;
}

const light = ([path], dir) => !HEAVY.test(readFileSync(join(dir, path), 'utf8'));

/** What each screen loads in addition to the complete frame: screen → path → bytes. */
async function measureScreens(context, site, dir, frame, paths) {
  const found = new Map();
  await inTurns(
    paths,
    async (screen) => {
      const all = await openScreen(context, site, dir, screen);
      found.set(screen, new Map([...all].filter((entry) => !frame.has(entry[0]) && light(entry, dir))));
    },
    AT_ONCE,
  );
  return found;
}

function printBiggest(sizes) {
  const biggest = [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 8);
  for (const [path, bytes] of biggest) console.log(`    ${kilobytes(bytes).padStart(8)}  ${path}`);
}

function judgeEntry(part, sizes) {
  const { bytes, files } = ENTRY[part];
  // A login page without any script was not measured. The frame may have been loaded with it.
  const within = total(sizes) <= bytes && sizes.size <= files && (part !== 'login' || sizes.size > 0);
  console.log(
    `${within ? 'ok' : 'NOT WITHIN'}: ${part} ${kilobytes(total(sizes))} of ${kilobytes(bytes)}, ${sizes.size} of ${files} files`,
  );
  printBiggest(sizes);
  return within;
}

/** A screen above its limit, or without any script of its own, is listed with its files. */
function judgeScreens(screens) {
  const sorted = [...screens].sort((a, b) => total(b[1]) - total(a[1]));
  const wrong = sorted.filter(([screen, sizes]) => total(sizes) > scriptOf(screen) || sizes.size === 0);
  for (const [screen, sizes] of wrong) {
    console.log(`NOT WITHIN: ${screen} ${kilobytes(total(sizes))} of ${kilobytes(scriptOf(screen))}`);
    printBiggest(sizes);
  }
  if (process.argv.includes('--screens'))
    for (const [screen, sizes] of sorted) console.log(`    ${kilobytes(total(sizes)).padStart(8)}  ${screen}`);
  const [[screen, largest]] = sorted;
  if (wrong.length === 0)
    console.log(
      `ok: ${sorted.length} screens, the largest ${screen} ${kilobytes(total(largest))} of ${kilobytes(scriptOf(screen))}`,
    );
  return wrong.length === 0;
}

/** The files of the pattern gallery are loaded by its own screens, and by nothing else. */
function judgeGallery(others, gallery, dir) {
  const holds = (path) => OF_GALLERY.test(readFileSync(join(dir, path), 'utf8'));
  const astray = [...new Set(others.flatMap((sizes) => [...sizes.keys()]))].filter(holds);
  const without = [...gallery].filter(([, sizes]) => ![...sizes.keys()].some(holds)).map(([screen]) => screen);
  for (const path of astray) console.log(`NOT WITHIN: ${path} holds something of the pattern gallery`);
  for (const screen of without) console.log(`NOT WITHIN: ${screen} loads nothing of the pattern gallery`);
  return astray.length === 0 && without.length === 0;
}

function judgeDocument(dir) {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const bytes = gzipSync(html, { level: 9 }).length;
  const within = bytes <= DOCUMENT;
  console.log(`${within ? 'ok' : 'NOT WITHIN'}: document ${kilobytes(bytes)} of ${kilobytes(DOCUMENT)}`);
  return within;
}

function judgeStart(start) {
  const within = Object.keys(START).every((key) => start[key] > 0 && start[key] <= START[key]);
  const counts = Object.entries(START).map(([key, most]) => `${start[key]} of ${most} ${key}`);
  console.log(`${within ? 'ok' : 'NOT WITHIN'}: start of home ${counts.join(', ')}`);
  return within;
}

function judgePages(screens) {
  const isWithin = ([screen, { elements, shift }]) => elements <= elementsOf(screen) && shift <= SHIFT;
  const wrong = [...screens].filter((one) => !isWithin(one));
  const textOf = ([screen, { elements, shift }]) => `${screen} ${elements} elements, shifted ${shift.toFixed(4)}`;
  for (const one of wrong) console.log(`NOT WITHIN: ${textOf(one)}`);
  if (process.argv.includes('--screens')) for (const one of screens) console.log(`    ${textOf(one)}`);
  const [largest] = [...screens].sort((a, b) => b[1].elements - a[1].elements);
  if (wrong.length === 0) console.log(`ok: ${screens.size} screens with data, the largest ${textOf(largest)}`);
  return wrong.length === 0;
}

/** Prints all figures and answers whether they are within the limits. */
export async function checkSize(dir) {
  const config = { demo: false };
  const site = await serveDist({ dir, host: '127.0.0.1', config });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ locale: 'zh-CN' });
    await playPlatform(context);
    // What is fetched ahead of a link (components/layout/views/links-ahead.ts) belongs to no screen.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const entry = await measure(await context.newPage(), site.url, dir);
    const frame = await openScreen(context, site.url, dir, EMPTY, FRAME_SETTLES);
    // From here on the client's own menu, which contains every screen.
    config.authentication = 'intelligence';
    const paths = screenPaths();
    const screens = await measureScreens(context, site.url, dir, frame, paths.screens);
    config.gallery = true;
    const samples = await measureScreens(context, site.url, dir, frame, paths.gallery);
    config.gallery = false;
    const pages = await measurePages(browser, dir, paths.screens);
    return [
      judgeDocument(dir),
      ...Object.entries({ ...entry, shell: frame }).map(([part, sizes]) => judgeEntry(part, sizes)),
      judgeScreens(screens),
      judgeScreens(samples),
      judgeGallery([entry.login, entry.frame, frame, ...screens.values()], samples, dir),
      judgeStart(pages.start),
      judgePages(pages.screens),
    ].every(Boolean);
  } finally {
    await browser.close();
    await site.close();
  }
}

if (isStarted(import.meta.url)) {
  const within = await checkSize(join(root, 'dist'));
  process.exitCode = within ? 0 : 1;
}
