import vm from 'node:vm';
import { placedAt, startOf } from './at-page';

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

describe('where the files are on another host', () => {
  const elsewhere = 'https://assets.example/shop/_next/';
  const files = ['entry', 'a', 'b'].map((name) => `${elsewhere}static/chunks/${name}.js`);
  const bundled = new URL(
    `${elsewhere}static/chunks/worker.js#params=${encodeURIComponent(JSON.stringify([files, '', elsewhere, null]))}`,
  );

  test('a worker is a text of the page that loads them, the first of the list last', async () => {
    let script: Blob | undefined;
    const make = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      script = blob as Blob;
      return 'blob:of-the-page';
    });
    expect(startOf(bundled, 'https://host.example/')).toBe('blob:of-the-page');
    make.mockRestore();
    const scope: Record<string, unknown> & { loaded: string[] } = { loaded: [] };
    scope.importScripts = (...names: string[]) => scope.loaded.push(...names);
    vm.runInNewContext(await script!.text(), { self: scope });
    expect(scope.loaded).toEqual([files[1], files[2], files[0]]);
    expect(scope).toMatchObject({
      TURBOPACK_NEXT_CHUNK_URLS: [files[2], files[1]],
      TURBOPACK_CHUNK_BASE_PATH: elsewhere,
      NEXT_DEPLOYMENT_ID: '',
    });
  });

  test('files of the page itself are started as they are', () => {
    expect(startOf(bundled, 'https://assets.example/shop/')).toBe(bundled.href);
  });
});
