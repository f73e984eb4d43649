// npm run size: how much script a supplier loads until he can log in, and from there until the frame stands. Measured in
// a real browser against dist/ as a real deployment configures it: no demo.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions, resolveBrowser } from '../e2e/browser.mjs';
import { serveDist } from './server.mjs';

/** Bytes after gzip -9. */
const LIMITS = { login: 217_000, frame: 90_000 };

const ok = (data) => ({ code: 200, msg: '', data });
const home = { path: '/', component: '@/views/index/index', meta: { title: '首页', icon: 'home-2-line' } };
/** Just enough of a platform for the frame to stand on. */
const ANSWERS = [
  [/\/auth\/Login$/, ok({ access_token: 't' })],
  [/\/getUserInfo$/, ok({ company_name_cn: '甬泉泵业', roles: ['admin'], permissions: [] })],
  [/\/router\/getList$/, ok([{ path: '/', component: 'Layout', children: [home] }])],
  [/^\/(supplier|notice|router|logout|publicKey)\b/, ok({ list: [], total: 0 })],
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** What the page has loaded so far: path in dist → bytes. */
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

async function measure(page, site, dir) {
  const sizes = watchScripts(page, site, dir);
  await page.route(
    (url) => ANSWERS.some(([path]) => path.test(url.pathname)),
    (route) => route.fulfill({ json: ANSWERS.find(([path]) => path.test(new URL(route.request().url()).pathname))[1] }),
  );
  await page.goto(site);
  const button = page.getByRole('button', { name: '登录', exact: true });
  await button.waitFor();
  // Chunks that the login page asks for ahead of time belong to the login page.
  await page.waitForLoadState('networkidle');
  const login = new Map(sizes);
  await page.getByRole('textbox', { name: '用户名' }).fill('supplier');
  await page.getByRole('textbox', { name: '密码' }).fill('secret-of-nobody');
  await button.click();
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
  const frame = new Map([...sizes].filter(([path]) => !login.has(path)));
  return { login, frame };
}

/** Prints both figures and answers whether they are within the limits. */
export async function checkSize(dir) {
  const site = await serveDist({ dir, host: '127.0.0.1', config: { demo: false } });
  const browser = await chromium.launch(launchOptions(await resolveBrowser()));
  try {
    const measured = await measure(await browser.newPage({ locale: 'zh-CN' }), site.url, dir);
    const verdicts = Object.entries(measured).map(([part, sizes]) => {
      // A login page without any script was not measured. The frame may well have been loaded with it.
      const within = total(sizes) <= LIMITS[part] && (part !== 'login' || sizes.size > 0);
      console.log(
        `${within ? 'ok' : 'NOT WITHIN'}: ${part} ${kilobytes(total(sizes))} of ${kilobytes(LIMITS[part])}, ${sizes.size} files`,
      );
      const biggest = [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 8);
      for (const [path, bytes] of biggest) console.log(`    ${kilobytes(bytes).padStart(8)}  ${path}`);
      return within;
    });
    return verdicts.every(Boolean);
  } finally {
    await browser.close();
    await site.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const within = await checkSize(fileURLToPath(new URL('../dist', import.meta.url)));
  process.exitCode = within ? 0 : 1;
}
