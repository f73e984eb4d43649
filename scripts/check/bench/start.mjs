// How long a supplier waits at the start, against the demo platform over HTTP, on a slow network (1.6 Mbit/s, 150 ms) and with
// a processor 4 times slower: until the login form is seen, until home shows its numbers, with and without the files in the
// browser's cache; in the same rounds the same of the reference pages.
import { LOGGED_IN, serveClient, store } from '../served-client.mjs';
import { medianOf } from './median.mjs';

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;

/** In the page: records when each mark was first visible, and the time of long tasks beyond 50 ms. */
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
    // The strip of figures is busy until it has them.
    start.home ??= /\d/.test(document.querySelector('main section[aria-busy=false]')?.textContent ?? '')
      ? performance.now()
      : undefined;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens an address and returns the marks that were set once the network is idle. */
async function open(context, url, { throttled = true, seen, requests } = {}) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (throttled) {
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  if (requests) page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'commit' });
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

const VIEWPORT = { locale: 'zh-CN', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' };

/** One round at one address: a first visit, then two with a session, without and with cached files. */
async function round(browser, url, found, requests) {
  const fresh = await browser.newContext(VIEWPORT);
  found.login.push(await open(fresh, url, { seen: 'login' }));
  await fresh.close();
  const known = await browser.newContext(VIEWPORT);
  await store(known, LOGGED_IN);
  await open(known, url, { throttled: false, seen: 'home' });
  const page = await known.newPage();
  await (await known.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  found.cold.push(await open(known, url, { seen: 'home', requests }));
  found.warm.push(await open(known, url, { seen: 'home' }));
  await known.close();
}

/** Rows of a table: what was measured, in medians of all rounds, of the client and of each reference page. */
export async function benchStart({ browser, dist, references, rounds, listsRequests }) {
  const site = await serveClient(dist);
  const pages = { client: site.url, ...references };
  const found = Object.fromEntries(Object.keys(pages).map((name) => [name, { login: [], cold: [], warm: [] }]));
  let requests = [];
  try {
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const [name, url] of Object.entries(pages)) {
        const own = [];
        await round(browser, url, found[name], own);
        if (name === 'client') requests = own;
      }
    }
  } finally {
    await site.close();
  }
  if (listsRequests) printRequests(requests);
  const row = (title, visit, key) => ({
    title,
    ...Object.fromEntries(
      Object.keys(pages).map((name) => [name, medianOf(found[name][visit].map((one) => one[key]))]),
    ),
  });
  return [
    row('login form seen', 'login', 'login'),
    row('login: main thread blocked', 'login', 'blocked'),
    { title: 'home: the frame is shown', client: medianOf(found.client.cold.map((one) => one.frame)) },
    row('home with its numbers', 'cold', 'home'),
    row('home: main thread blocked', 'cold', 'blocked'),
    row('home with its numbers, files in the cache', 'warm', 'home'),
    { title: 'home: requests', client: requests.length, unit: '' },
    { title: 'home: layout shifts', client: medianOf(found.client.cold.map((one) => one.shifts)), unit: '', digits: 4 },
  ];
}
