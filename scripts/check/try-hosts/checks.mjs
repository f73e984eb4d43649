// What a host gets wrong, by the checks of npm run smoke, and what a browser meets there.
import { CHECKED, HASHED, IMMUTABLE } from '../../build/hosts/headers.mjs';
import { loadSource } from '../../build/load-source.mjs';
import { checkHost } from '../../operate/smoke/checks.mjs';
import { hostAt } from '../../operate/smoke/host.mjs';

/** A store sends no headers of one's own but type and caching, and compresses nothing. */
const isBeyondStore = (check, fault) => ['headers', 'policy'].includes(check) || /uncompressed/.test(fault);

/** Files whose names hold no hash: a sample says of them exactly what docs/deploy.md asks for. */
const CHECKED_FILES = ['', 'config.json', 'manifest.webmanifest', 'sw.js', 'icon.svg', 'version.json'];

/** What smoke leaves to a host, and a sample does not. */
async function sampleFaults(host) {
  const faults = [];
  const [chunk] = /_next\/static\/chunks\/[\w-]+\.js/.exec((await host.get('')).text);
  for (const path of [...CHECKED_FILES, chunk]) {
    const caching = (await host.get(path)).header('Cache-Control');
    if (caching !== (path === chunk ? IMMUTABLE : CHECKED)) faults.push(`/${path} has the caching ${caching}`);
  }
  const { status } = await host.get(HASHED);
  if (status !== 404) faults.push(`/${HASHED} answers ${status} instead of 404`);
  return faults;
}

/** Sentences about what a host gets wrong. */
export async function hostFaults(url, { isStore = false } = {}) {
  const host = hostAt(url);
  const found = await checkHost(host, {
    ...loadSource('lib/config/config.ts'),
    ...loadSource('scripts/platform/cors-check.ts'),
  });
  const asked = found.flatMap(({ name, faults }) => faults.filter((fault) => !isStore || !isBeyondStore(name, fault)));
  return [...asked, ...(await sampleFaults(host))];
}

/** Opens the client of a host, logs in to the demo and opens the products: what goes wrong, as sentences. */
export async function clientFaults(browser, url) {
  const page = await browser.newPage({ locale: 'zh-CN' });
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await page.goto(`${url}?latency=0`);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('navigation', { name: '主菜单' }).waitFor();
    await page.goto(`${url}?latency=0#/Product/Product`);
    await page.getByRole('table').getByRole('row').nth(3).waitFor();
  } catch (error) {
    faults.push(error.message.split('\n').slice(0, 4).join(' '));
  } finally {
    await page.close();
  }
  return faults;
}
