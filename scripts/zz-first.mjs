import { chromium } from 'playwright';
import { serveDist } from './server.mjs';
const dist = process.env.DIST ?? 'dist'; const hover = process.env.HOVER; const wait = Number(process.env.WAIT ?? 4000); const rounds = Number(process.env.ROUNDS ?? 1);
const VIEWS = (process.env.PATHS ?? '/Product/Product,/BusinessManage/Business,/Shop/Info').split(',');
const site = await serveDist({ dir: dist, host: '127.0.0.1', config: { demo: true } });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const found = {};
for (let r = 0; r < rounds; r++) {
const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
if (process.env.SMALL) await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }));
await page.addInitScript(() => (globalThis.__DEMO__ = { latency: 0, seed: 1, persist: false }));
await page.addInitScript(() => {
  const afterFrame = () => new Promise((res) => requestAnimationFrame(() => scheduler.postTask(res, { priority: 'user-blocking' })));
  globalThis.__front = () => document.querySelector('main > :not([data-away])');
  globalThis.__go = async (at) => { const start = performance.now(); performance.mark('go ' + at); location.hash = '#' + at; 
    for (;;) { await afterFrame(); const f = globalThis.__front(); if (performance.now() - start > 20000) throw new Error(at); if (f?.dataset.view === at && f.querySelector('h1') && f !== globalThis.__last && ![...f.querySelectorAll('[data-skeleton]')].some((s) => { const b = s.getBoundingClientRect(); return b.height > 0 && b.top < innerHeight && b.bottom > 0; })) { globalThis.__last = f; break; } }
    performance.mark('shown ' + at); return performance.now() - start; };
});
await page.goto(site.url);
await page.getByRole('button', { name: '登录', exact: true }).click();
await page.getByRole('main').getByRole('heading', { level: 1, name: '首页', exact: true }).waitFor();
await page.waitForTimeout(wait);
await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.evaluate(() => (globalThis.__last = globalThis.__front()));
if (process.env.OUT && r === 0) await browser.startTracing(page, { path: process.env.OUT, categories: ['devtools.timeline', 'v8.execute', 'disabled-by-default-devtools.timeline', 'blink.user_timing', ...(process.env.PROF ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
for (const kind of ['first', 'return']) for (const at of kind === 'first' ? VIEWS : [...VIEWS, '/']) {
  if (hover && kind === 'first') { await page.evaluate((p) => { const a = document.querySelector(`nav a[href="#${p}"]`) ?? document.body.appendChild(Object.assign(document.createElement('a'), { href: '#' + p })); a.dispatchEvent(new Event('pointerover', { bubbles: true })); }, at); await page.waitForTimeout(4000); }
  (found[`${kind} ${at}`] ??= []).push(Math.round(await page.evaluate((p) => globalThis.__go(p), at)));
  await page.waitForTimeout(2000);
}
if (process.env.OUT && r === 0) await browser.stopTracing();
await page.close();
}
for (const [k, v] of Object.entries(found)) console.log(k.padEnd(40), [...v].sort((a, b) => a - b)[v.length >> 1], v.join(' '));
await browser.close(); await site.close();
