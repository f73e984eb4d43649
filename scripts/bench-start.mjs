// node scripts/bench-start.mjs [rounds]: measures the start in Chromium against dist/ (build first) and the demo
// platform over HTTP, on a slow connection (1.6 Mbit/s, 150 ms) and with a processor 4 times slower: until the login
// form is visible, until home shows its numbers, with and without the browser's cache. With `--requests` it prints each
// request of the last cold start. It only prints medians; it does not judge.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions, resolveBrowser } from '../e2e/support/browser.mjs';
import { loadSource } from './load-source.mjs';
import { serveDist } from './server.mjs';

const { startPlatform } = loadSource('platform/server.ts');
const { DEMO_ACCOUNT } = loadSource('lib/demo/domains/account/demo-account.ts');

const ROUNDS = Number(process.argv[2] ?? 5);
const TOKEN = 'bench-session';
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Runs in the page: when the awaited elements became visible, and how long the main thread was blocked. */
function watch() {
  const start = { blocked: 0, shifts: 0 };
  globalThis.__start = start;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) start.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) start.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    start.login ??= document.querySelector('input[autocomplete=username]')?.checkVisibility()
      ? performance.now()
      : undefined;
    start.frame ??= document.querySelector('nav[aria-label="主菜单"]') ? performance.now() : undefined;
    // The figures' section is aria-busy until they are loaded.
    start.home ??= /\d/.test(document.querySelector('main section[aria-busy=false]')?.textContent ?? '')
      ? performance.now()
      : undefined;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const root = fileURLToPath(new URL('..', import.meta.url));
const config = { demo: false, pwa: false };
const site = await serveDist({ dir: `${root}dist`, host: '127.0.0.1', config });
const platform = await startPlatform({
  sessions: { [TOKEN]: DEMO_ACCOUNT.username },
  origin: new URL(site.url).origin,
});
config.baseURL = platform.url;
const browser = await chromium.launch(launchOptions(await resolveBrowser()));

/** Opens the page and returns the records once the network is idle. */
async function open(context, { throttled = true, seen, requests } = {}) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (throttled) {
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  if (requests) page.on('requestfinished', (request) => requests.push(request));
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForFunction((name) => globalThis.__start[name] !== undefined, seen, { timeout: 60_000, polling: 100 });
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => globalThis.__start);
  await page.close();
  return noted;
}

function printRequests(requests) {
  const rows = requests
    .map((request) => ({ url: request.url(), ...request.timing() }))
    .sort((a, b) => a.startTime + a.requestStart - b.startTime - b.requestStart);
  const zero = rows[0].startTime;
  for (const { url, startTime, requestStart, responseEnd } of rows) {
    const [from, to] = [requestStart, responseEnd].map((time) => Math.round(startTime - zero + time));
    console.log(`${String(from).padStart(6)} – ${String(to).padStart(6)}  ${new URL(url).pathname}`);
  }
}

try {
  const found = { login: [], cold: [], warm: [] };
  let requests = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    found.login.push(await open(fresh, { seen: 'login' }));
    await fresh.close();
    const known = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    await known.addInitScript((token) => localStorage.setItem('supplier-client-token', token), TOKEN);
    await open(known, { throttled: false, seen: 'home' });
    const page = await known.newPage();
    await (await known.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.close();
    requests = [];
    found.cold.push(await open(known, { seen: 'home', requests }));
    found.warm.push(await open(known, { seen: 'home' }));
    await known.close();
  }
  const row = (name, list, key) =>
    console.log(
      `${String(Math.round(median(list.map((one) => one[key])))).padStart(7)} ms  ${name} (blocked ${Math.round(median(list.map((one) => one.blocked)))} ms, shifted ${median(list.map((one) => one.shifts)).toFixed(4)})`,
    );
  row('login form seen', found.login, 'login');
  row('home: the frame stands', found.cold, 'frame');
  row('home with its numbers', found.cold, 'home');
  row('home, files in the cache', found.warm, 'home');
  console.log(`${requests.length} requests of a cold start of home`);
  if (process.argv.includes('--requests')) printRequests(requests);
} finally {
  await browser.close();
  await site.close();
  await platform.close();
}
