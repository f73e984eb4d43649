import type { Page } from 'playwright/test';
import { buildOf, openDeployment } from '../support/deployment';
import { expect, openAs, submitLogin, test, view } from '../support/fixtures';

// Elsewhere no worker runs, so that faults and routing see every call.
test.use({ serviceWorkers: 'allow' });

/** The worker looks after the page, and keeps what was loaded before it did. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return 'no worker';
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/_next/static/') && /\.(js|css)$/.test(name));
        const cached = await Promise.all(loaded.map((name) => caches.match(name)));
        return cached.every(Boolean);
      }),
    )
    .toBe(true);

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url);
  });

test('after one visit the client starts offline, and nothing of the platform is kept', async ({
  page,
  site,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|\[guard\]/);
  await openAs(page, '/Product/Product');
  await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
  await settled(page);
  const cached = await keptAddresses(page);
  const own = new URL(site.url);
  const isStatic = (address: string) => {
    const { origin, pathname } = new URL(address);
    // At a deployed host they may come from a host of their own.
    if (/\/_next\/static\/.+/.test(pathname)) return true;
    const path = pathname.slice(own.pathname.length);
    return (
      origin === own.origin &&
      pathname.startsWith(own.pathname) &&
      /^(config\.json|buyer-view\.css|icon\.svg|manifest\.webmanifest)?$/.test(path)
    );
  };
  expect(cached.filter((address) => !isStatic(address))).toEqual([]);
  expect(cached.length).toBeGreaterThan(10);

  await context.setOffline(true);
  // Chromium forgets at a load that it plays a broken connection.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await page.reload();
  if (site.lane === 'browser') {
    // The demo's platform is in the page: everything works.
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
    await expect(page.getByText('网络已断开')).toHaveCount(0);
    return;
  }
  await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible();
  await expect(page).toHaveURL(/#\/Product\/Product$/);
  // It goes on by itself, in the same place and the same session.
  await context.setOffline(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
});

test('a network that is lost while working is said once, and renewed when it is back', async ({
  page,
  site,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openAs(page, '/Product/Product');
  const table = page.getByRole('table', { name: '产品列表' });
  await expect(table).toBeVisible();
  await context.setOffline(true);
  const line = page.getByRole('status').filter({ hasText: '网络已断开，显示的是之前的内容' });
  await expect(line).toHaveCount(site.lane === 'http' ? 1 : 0);
  await expect(table).toBeVisible();
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});

test('at the login page it starts offline too @browser @all', async ({ page, context }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('the worker comes after everything that the first screen needs @browser @all', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  page.on('load', () => order.push('load'));
  await page.goto('./');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await settled(page);
  const asked = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(asked).toMatch(/\/sw\.js$/);
  expect(order.indexOf('load')).toBeGreaterThan(-1);
  expect(order.slice(0, order.indexOf('load'))).not.toContain('/manifest.webmanifest');
  expect(order.slice(0, order.indexOf('load'))).not.toContain('/sw.js');
});

test('it can be installed: manifest and pictures are what they say @browser', async ({ page, request, baseURL }) => {
  await page.goto('./');
  await settled(page);
  const href = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href);
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: '全球贸易客户端', start_url: './', scope: './', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, baseURL).href);
    expect(icon.headers()['content-type']).toContain(type);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
  const worker = await request.get('./sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const updateLine = (page: Page) => page.getByRole('status').filter({ hasText: '有新版本可用' });

test('a newer build is offered and never forced; typed text is asked about @browser', async ({ page, site }) => {
  const host = await openDeployment(site.config, { keepsFormer: true });
  await page.goto(`${host.url}#/ProductAdd`);
  await submitLogin(page);
  const sku = view(page).getByRole('textbox', { name: '货号' }).first();
  await sku.fill('A-1');
  await settled(page);
  host.swap();
  await lookForUpdate(page);
  await expect(updateLine(page)).toBeVisible();
  await expect(sku).toHaveValue('A-1');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await updateLine(page).getByRole('button', { name: '更新' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(sku).toHaveValue('A-1');
  await host.close();
});

test('the newer build is taken when the user says so @browser', async ({ page, site }) => {
  const host = await openDeployment(site.config, { keepsFormer: true });
  await page.goto(host.url);
  await settled(page);
  host.swap();
  await lookForUpdate(page);
  await expect(updateLine(page).getByRole('button')).toBeVisible();
  // The older worker stays in charge, however often somebody looks.
  for (let looks = 0; looks < 3; looks += 1) await lookForUpdate(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe(
    'installed',
  );
  await updateLine(page).getByRole('button', { name: '更新' }).click();
  await expect.poll(() => buildOf(page)).toBe('next');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(updateLine(page).getByRole('button')).toHaveCount(0);
  await host.close();
});

test('with pwa off there is nothing of it, and what an earlier visit left is removed @browser', async ({
  page,
  site,
}) => {
  await page.goto('./');
  await settled(page);
  site.config.pwa = false;
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
      document.querySelectorAll('link[rel="manifest"]').length,
    ]);
  await expect.poll(left).toEqual([0, 0, 0]);
  // The worker looks after this page until it is left: what is loaded late must not fill a copy anew.
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  expect(await left()).toEqual([0, 0, 0]);
});
