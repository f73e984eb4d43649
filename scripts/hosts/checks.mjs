// What a host has to do for the client (docs/deploy.md), asked over HTTP and tried in a browser.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKED, HASHED, IMMUTABLE } from '../headers.mjs';

const get = (url, init) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });
const NOWHERE = /页面不存在/;
const isJavascript = /^(text|application)\/javascript\b/;

/** path below the client → what its type has to be. */
const TYPES = {
  '': /^text\/html\b/,
  'config.json': /^application\/json\b/,
  'manifest.webmanifest': /^application\/manifest\+json\b/,
  'sw.js': isJavascript,
  'icon.svg': /^image\/svg\+xml\b/,
  'version.json': /^application\/json\b/,
};

/**
 * What a host gets wrong, as sentences. `hasHeaders: false`: it is a store that sends no headers of one's own but type and
 * caching.
 */
export async function hostFaults(url, dist, { hasHeaders = true } = {}) {
  const faults = [];
  const expect = (right, sentence) => right || faults.push(sentence);
  const cache = (response) => response.headers.get('cache-control');
  const type = (response) => response.headers.get('content-type') ?? 'none';

  for (const [path, wanted] of Object.entries(TYPES)) {
    const response = await get(new URL(path, url));
    await response.arrayBuffer();
    expect(response.status === 200, `/${path} answers ${response.status}`);
    expect(wanted.test(type(response)), `/${path} has the type ${type(response)}`);
    expect(cache(response) === CHECKED, `/${path} has the caching ${cache(response)}`);
  }

  const chunk = readdirSync(join(dist, HASHED, 'chunks')).find((name) => name.endsWith('.js'));
  const script = await get(new URL(`${HASHED}chunks/${chunk}`, url), { headers: { 'Accept-Encoding': 'gzip, br' } });
  await script.arrayBuffer();
  expect(script.status === 200 && isJavascript.test(type(script)), `A chunk answers ${script.status} ${type(script)}`);
  expect(cache(script) === IMMUTABLE, `A chunk has the caching ${cache(script)}`);
  if (hasHeaders) expect(script.headers.get('content-encoding'), 'A chunk is not compressed');

  for (const path of ['login', 'Product/Product', `${HASHED}chunks/gone.js`, HASHED]) {
    const missing = await get(new URL(path, url));
    const text = await missing.text();
    expect(missing.status === 404, `/${path} answers ${missing.status} instead of 404`);
    expect(NOWHERE.test(text), `/${path} does not show 404.html`);
    expect(!/immutable/.test(cache(missing) ?? ''), `/${path}, which is missing, would be kept for a year`);
  }

  const page = await get(url);
  await page.arrayBuffer();
  const etag = page.headers.get('etag');
  expect(etag, 'The page has no ETag');
  if (etag)
    expect((await get(url, { headers: { 'If-None-Match': etag } })).status === 304, 'An ETag is not answered 304');
  if (hasHeaders) {
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(/connect-src 'self'/.test(policy) && /frame-ancestors 'none'/.test(policy), `The policy is "${policy}"`);
    for (const name of ['x-content-type-options', 'referrer-policy', 'strict-transport-security', 'x-frame-options'])
      expect(page.headers.get(name), `The page is sent without ${name}`);
  }
  if (new URL(url).pathname !== '/') {
    const short = await get(url.replace(/\/$/, ''));
    const target = short.headers.get('location');
    expect(
      [301, 302, 308].includes(short.status) && new URL(target ?? '.', url).href === url,
      `The address without its slash answers ${short.status} ${target}`,
    );
  }
  return faults;
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
