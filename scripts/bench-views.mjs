// node scripts/bench-views.mjs [slowdown] [rounds]: measures how long a cached view takes to be shown again, in
// Chromium against dist/ (build first), with the processor slowed down (4 times by default). From the click on a tab to
// the frame that shows the view: CPU time of the main thread, and wall-clock time, which on a busy machine depends on
// other processes. It only prints; it does not judge. The goal is 100 ms.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions, resolveBrowser } from '../e2e/support/browser.mjs';
import { serveDist } from './server.mjs';

const SLOWDOWN = Number(process.argv[2] ?? 4);
const ROUNDS = Number(process.argv[3] ?? 7);
const root = fileURLToPath(new URL('..', import.meta.url));

const VIEWS = [
  ['/', '首页'],
  ['/Product/Product', '产品列表'],
  ['/ProductAdd?id=10001', '产品'],
];

const SWITCHES = VIEWS.flatMap(([, from]) => VIEWS.filter(([, to]) => to !== from).map(([, to]) => [from, to]));

/** Runs in the page: clicks a tab and waits for the frame in which the view's heading is visible. */
function pressAndSee(title) {
  const tab = [...document.querySelectorAll('[role=tablist] [role=tab]')].find(
    (one) => one.textContent.trim() === title,
  );
  // Searches the view in front only, because searching all open views would add to the measured time.
  const shown = () => {
    const front = [...document.getElementById('main').children].find((view) => !view.hasAttribute('data-away'));
    const heading = front?.querySelector('h1');
    return heading?.textContent === title && heading.checkVisibility();
  };
  return new Promise((resolve) => {
    performance.mark('pressed');
    const start = performance.now();
    tab.click();
    const look = () => {
      if (!shown()) return requestAnimationFrame(look);
      // The frame is produced after this callback, so the next task is the first moment after it. Its priority puts it
      // before work that React defers until after the frame.
      scheduler.postTask(
        () => {
          performance.mark('seen');
          resolve(performance.now() - start);
        },
        { priority: 'user-blocking' },
      );
    };
    requestAnimationFrame(look);
  });
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const site = await serveDist({ dir: `${root}dist`, host: '127.0.0.1', config: { demo: true } });
const browser = await chromium.launch(launchOptions(await resolveBrowser()));
try {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => (globalThis.__DEMO__ = { latency: 0, seed: 1, persist: false }));
  await page.goto(site.url);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  for (const [place, title] of VIEWS) {
    await page.evaluate((full) => (location.hash = full), `#${place}`);
    await page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('tab', { name: title, exact: true }).waitFor();
    await page.waitForTimeout(2000);
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  const samples = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [from, to] of SWITCHES) {
      for (const [label, title] of [
        [undefined, from],
        [`${from} → ${to}`, to],
      ]) {
        samples.push({ label, passed: await page.evaluate(pressAndSee, title) });
        await page.waitForTimeout(400);
      }
    }
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const marked = (name) => traceEvents.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const [pressed, seen] = [marked('pressed'), marked('seen')];
  samples.forEach((one, index) => (one.worked = (seen[index].tts - pressed[index].tts) / 1000));
  console.log(`Chromium ${browser.version()}, processor ${SLOWDOWN} times slower, medians of ${ROUNDS} rounds`);
  for (const label of new Set(samples.flatMap((one) => one.label ?? []))) {
    const those = samples.filter((one) => one.label === label);
    const figure = (key) =>
      `${median(those.map((one) => one[key]))
        .toFixed(0)
        .padStart(5)} ms`;
    console.log(`${figure('worked')} worked, ${figure('passed')} passed  ${label}`);
  }
} finally {
  await browser.close();
  await site.close();
}
