// node scripts/bench-demo.mjs [products]: measures how long the demo platform takes to respond with many products, in
// Node. With a second argument `chromium` it measures a browser against dist/ (build first), including the time a page
// waits. It only prints; it does not judge.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PRODUCTS = Number(process.argv[2] ?? 100_000);
const root = fileURLToPath(new URL('..', import.meta.url));

const QUESTIONS = [
  ['first page', 'pageNo=1'],
  ['page 2500', 'pageNo=2500'],
  ['sort by title', 'sort=title&order=asc'],
  ['sort by price', 'sort=price&order=asc'],
  ['sort by views', 'sort=views'],
  ['status', 'status=online'],
  ['two statuses, page 50', 'status=online&status=offline&pageNo=50'],
  ['group with all below', 'groupId=g-centrifugal'],
  ['price range', 'priceMin=100&priceMax=500'],
  ['keyword', 'keyword=cdl'],
  ['two words', 'keyword=%E5%A4%9A%E7%BA%A7+316L'],
  ['keyword that finds nothing', 'keyword=zzzz'],
  ['all together', 'keyword=pump&status=online&groupId=g-centrifugal&sort=price&order=asc'],
  ['count on a tab', 'status=draft&pageSize=1'],
];

const ms = (value) => `${value.toFixed(1).padStart(9)} ms`;

function print(where, { seeded, rows, seeds = [] }) {
  console.log(`\n${where}, ${PRODUCTS} products`);
  console.log(`${ms(seeded)}  seeding`);
  for (const [name, first, again] of rows) console.log(`${ms(first)} first, ${ms(again)} again  ${name}`);
  for (const [name, time] of seeds) console.log(`${ms(time)}  seeding ${name}`);
}

/** Sends every request twice: the first run fills the platform's caches. */
async function measure(ask, questions, clock) {
  const rows = [];
  for (const [name, query] of questions) {
    const times = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const start = clock();
      await ask(`/supplier/product/getList?${query}`);
      times.push(clock() - start);
    }
    rows.push([name, ...times]);
  }
  return rows;
}

/** CPU milliseconds, which other processes on the machine do not affect. */
const cpu = () => process.cpuUsage().user / 1000;

/** Transpiles TypeScript and ES modules like Jest, file by file. */
function loadSources() {
  const require = createRequire(import.meta.url);
  const { transpileModule, ModuleKind, ScriptTarget } = require('typescript');
  const { readFileSync } = require('node:fs');
  const Module = require('node:module');
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (name, ...rest) => resolve(name.startsWith('@/') ? root + name.slice(2) : name, ...rest);
  Module._extensions['.ts'] = (module, file) => {
    const options = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true };
    module._compile(transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options }).outputText, file);
  };
  return require;
}

async function inNode() {
  const require = loadSources();
  const { DOMAINS, createPlatform } = require('../lib/demo/domains.ts');
  const { createHandlers } = require('../lib/demo/platform/handlers.ts');
  const { createMockFetch } = require('../lib/demo/platform/mock-fetch.ts');
  const { DEMO_ACCOUNT } = require('../lib/demo/domains/account/demo-account.ts');
  const clock = cpu;
  let start = clock();
  const platform = createPlatform({ seed: 1, products: PRODUCTS });
  platform.store('product');
  const seeded = clock() - start;
  const fetch = createMockFetch(createHandlers(platform));
  const call = async (path, init) => (await fetch(`https://demo.test${path}`, init)).json();
  const body = JSON.stringify(DEMO_ACCOUNT);
  const { data } = await call('/supplier/auth/Login', { method: 'POST', body });
  const headers = { Authorization: `Bearer ${data.access_token}` };
  const rows = await measure((path) => call(path, { headers }), QUESTIONS, clock);
  const seeds = [];
  for (const name of Object.values(DOMAINS).flatMap(({ entities = [] }) => entities)) {
    await platform.load(name);
    start = clock();
    platform.store(name);
    seeds.push([name, clock() - start]);
  }
  print(`Node ${process.version} (processor time)`, { seeded, rows, seeds });
}

/** The page's own platform, queried through the client's list: the time between a request and its response. */
async function inChromium() {
  const { chromium } = await import('playwright');
  const { launchOptions, resolveBrowser } = await import('../e2e/support/browser.mjs');
  const { serveDist } = await import('./server.mjs');
  const site = await serveDist({ dir: `${root}dist`, host: '127.0.0.1', config: { demo: true } });
  const browser = await chromium.launch(launchOptions(await resolveBrowser()));
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
    await page.addInitScript((products) => {
      // The first list request and the first response after it: the counts of the tabs are requested later.
      globalThis.__CLOCK__ = {};
      const fault = (path) => {
        if (path.endsWith('/product/getList')) globalThis.__CLOCK__.asked ??= performance.now();
      };
      globalThis.__DEMO__ = { latency: 0, seed: 1, persist: false, products, fault };
      const { text } = Response.prototype;
      Response.prototype.text = function read() {
        if (globalThis.__CLOCK__.asked) globalThis.__CLOCK__.answered ??= performance.now();
        return text.call(this);
      };
    }, PRODUCTS);
    const start = performance.now();
    await page.goto(site.url);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('navigation', { name: '主菜单' }).waitFor({ timeout: 300_000 });
    const seeded = performance.now() - start;
    await page.waitForTimeout(20_000);
    const rows = [];
    for (const [name, query] of QUESTIONS) {
      const times = [];
      for (const turn of ['first', 'again']) {
        await page.evaluate(
          (place) => {
            globalThis.__CLOCK__ = {};
            location.hash = place;
          },
          `#/Product/Product?${query}${turn === 'first' ? '' : '&updatedTo=2100-01-01'}`,
        );
        await page.waitForFunction(() => globalThis.__CLOCK__.answered);
        times.push(await page.evaluate(() => globalThis.__CLOCK__.answered - globalThis.__CLOCK__.asked));
        await page.waitForTimeout(2000);
      }
      rows.push([name, ...times]);
    }
    print(`Chromium ${browser.version()}`, { seeded, rows });
  } finally {
    await browser.close();
    await site.close();
  }
}

await (process.argv[3] === 'chromium' ? inChromium() : inNode());
