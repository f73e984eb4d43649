// WebKitGTK at the built client over HTTP: logs in, opens each page, uploads a picture, saves, chooses a file to
// import, and is logged out without its storage.
import { join } from 'node:path';
import { root } from '../../build/files.mjs';
import { loadSource } from '../../build/load-source.mjs';
import { serveClient } from '../served-client.mjs';
import { until } from './webkit-driver.mjs';

/** In the page: keeps what went wrong; the driver has no console. */
function watch() {
  if (window.__faults) return;
  window.__faults = [];
  // Of observers WebKit says so what it delivers in the next frame.
  const isFault = (message) => !/ResizeObserver loop/.test(message);
  addEventListener('error', ({ message }) => isFault(message) && window.__faults.push(message), true);
  addEventListener('unhandledrejection', ({ reason }) => window.__faults.push(String(reason)));
  console.error = (...parts) => window.__faults.push(parts.join(' '));
}

/** In the page: the first element in front whose name or text begins with this. */
function named(selector, name = '') {
  const names = (element) => [
    element.getAttribute('aria-label'),
    ...[...(element.labels ?? [])].map(({ textContent }) => textContent),
    element.textContent,
  ];
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      !element.closest('[data-away]') &&
      element.checkVisibility() &&
      names(element).some((text) => text?.trim().startsWith(name)),
  );
}

/** In the page: chooses a file in the first field for files in front; without a text it is a picture. */
async function chooseFile(within, name, text) {
  const input = [...document.querySelectorAll(`${within} input[type=file]`)].find((one) => !one.closest('[data-away]'));
  if (!input) return false;
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 900 });
  canvas.getContext('2d').fillRect(9, 9, 500, 500);
  const content = text ?? (await new Promise((resolve) => canvas.toBlob(resolve)));
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name, { type: text ? 'text/csv' : 'image/png' }));
  input.files = transfer.files;
  return input.dispatchEvent(new Event('change', { bubbles: true }));
}

const faultsOfPage = () => [
  ...window.__faults,
  ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['wider than the window'] : []),
];

/** Throws with what is wrong; closes the window. */
export async function smokeInWebKit(page) {
  const { DEMO_ACCOUNT } = loadSource('lib/demo/domains/account/demo-account.ts');
  const { PAGES } = loadSource('e2e/support/pages.ts');
  const site = await serveClient(join(root, 'dist'));
  const find = (selector, name) => until(() => page.run(named, selector, name), name ?? selector);
  const press = async (name) => page.click(await find('button', name));
  const shows = (text) => until(() => page.run((part) => document.body.innerText.includes(part), text), text);
  const choose = (...file) => until(() => page.run(chooseFile, ...file), file.join(' '));
  const open = async (path) => {
    await page.goto(`${site.url}#${path}`);
    await page.run(watch);
    await find('main h1');
  };
  const pictures = () => page.run(() => document.querySelectorAll('main > :not([data-away]) [role=group] img').length);
  try {
    await page.goto(site.url);
    await page.type(await find('input[autocomplete=username]'), DEMO_ACCOUNT.username);
    await page.type(await find('input[type=password]'), DEMO_ACCOUNT.password);
    await press('登录');
    await find('main h1');
    for (const { name, path } of PAGES) {
      await open(path);
      const faults = await page.run(faultsOfPage);
      if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    }
    await open('/ProductAdd?id=10001');
    await find('main input[type=text]');
    const before = await until(pictures, 'the pictures of a product');
    await choose('main', 'pump.png');
    await until(async () => (await pictures()) > before, 'the picture that was uploaded');
    await press('保存');
    await shows('保存成功');
    await open('/Product/Product');
    await press('导入');
    await choose('[role=dialog]', 'products.csv', '货号,品牌\r\nYQ-CDL32-80,新品牌\r\n');
    await shows('products.csv');
    await page.run(() => localStorage.clear());
    await page.reload();
    await find('input[type=password]');
  } finally {
    await page.close();
    await site.close();
  }
}
