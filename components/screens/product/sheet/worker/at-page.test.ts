import { placedAt } from './at-page';

const config = (prefix: string) => [[`${prefix}static/chunks/a.js`], '', prefix, null];
const address = (path: string, params: unknown) =>
  new URL(`${path}#params=${encodeURIComponent(JSON.stringify(params))}`, 'https://host.example');
const paramsOf = ({ hash }: URL) => JSON.parse(decodeURIComponent(hash.slice('#params='.length))) as unknown;

test('a worker is looked for where the page is, and so are its chunks', () => {
  const bundled = address('/_next/static/chunks/worker.js', config('./_next/'));
  const placed = placedAt(bundled, 'https://host.example/cdn/v1/index.html#/Product/Product');
  expect(placed.origin + placed.pathname).toBe('https://host.example/cdn/v1/_next/static/chunks/worker.js');
  expect(paramsOf(placed)).toEqual(config('/cdn/v1/_next/'));
  const root = placedAt(bundled, 'https://host.example/');
  expect(root.pathname).toBe('/_next/static/chunks/worker.js');
  expect(paramsOf(root)).toEqual(config('/_next/'));
});

test('an address that is absolute already stays, as in development', () => {
  const bundled = address('/_next/static/chunks/worker.js', config('/_next/'));
  expect(placedAt(bundled, 'https://host.example/').href).toBe(bundled.href);
});
