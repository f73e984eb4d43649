import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** The service worker keeps files of its build only, and nothing that a token or a login is part of (bar P6). */

const SCOPE = 'https://shop.example/app/';
const BUILD = { version: '2', assets: './', shell: ['./', 'config.json'], hashed: ['_next/static/same.js'] };
interface Event {
  request?: Request & { mode?: string };
  respondWith?: (answer: Promise<Response>) => void;
  waitUntil?: (work: Promise<unknown>) => void;
}

/** The worker in a browser that holds the copies of an older build and those of somebody else. */
function start() {
  let written = Promise.resolve();
  const kept = new Map<string, Map<string, Response>>([
    [`supplier-client:${SCOPE}:1`, new Map(['same', 'gone'].map((n) => [file(n), new Response(n)]))],
    ['of others', new Map()],
  ]);
  const listeners = new Map<string, (event: Event) => void>();
  const at = (key: string | Request) => (typeof key === 'string' ? key : key.url);
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      addAll: async (requests: Request[]) => requests.forEach(({ url }) => entries.set(url, new Response(url))),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (key: Request) => entries.get(at(key)),
      put: async (key: string | Request, response: Response) => {
        await written;
        entries.set(at(key), response);
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(key),
  };
  const scope = {
    registration: { scope: SCOPE },
    clients: { claim: async () => undefined },
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
  };
  const navigator = { locks: { request: (_: string, run: () => Promise<unknown>) => run() } };
  const fetch = async (request: Request) => {
    const isPage = request.url.includes('page');
    const response = new Response('', { headers: { 'Content-Type': isPage ? 'text/html' : 'text/javascript' } });
    return Object.defineProperty(response, 'type', { value: 'basic' });
  };
  const code = readFileSync(join(__dirname, 'sw.js'), 'utf8').replace(
    /const BUILD = .*?;/,
    `const BUILD = ${JSON.stringify(BUILD)};`,
  );
  runInNewContext(code, { self: scope, caches, navigator, fetch, URL, Request, Response, Promise, Set, setTimeout });
  const run = async (name: string) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)!({ waitUntil: (given) => void (work = given) });
    await work;
  };
  /** The writing of the copy that the last answer is kept as. */
  let stored = Promise.resolve<unknown>(undefined);
  /** Whether the worker answers. */
  const ask = async (url: string, init: RequestInit = {}, mode = 'cors') => {
    let answer: Promise<Response> | undefined;
    const request = Object.defineProperty(new Request(url, init), 'mode', { value: mode });
    listeners.get('fetch')!({
      request,
      respondWith: (given) => void (answer = given),
      waitUntil: (work) => void (stored = work),
    });
    await answer;
    return answer !== undefined;
  };
  const own = () => [...(kept.get(`supplier-client:${SCOPE}:2`)?.keys() ?? [])];
  const hold = (until: Promise<void>) => void (written = until);
  return { kept, run, ask, own, hold, stored: () => stored };
}
const file = (name: string) => `${SCOPE}_next/static/${name}.js`;

test('a newer build takes over what has not changed, and removes the older copies and nobody else’s', async () => {
  const { kept, run, own } = start();
  await run('install');
  await run('activate');
  expect([...kept.keys()].sort()).toEqual(['of others', `supplier-client:${SCOPE}:2`]);
  expect(own()).toEqual([SCOPE, `${SCOPE}config.json`, file('same')]);
});

test.each([
  ['a call of the platform', 'https://shop.example/app/supplier/product/getList', {}],
  ['a call with a token to an address like a file’s', file('a'), { headers: { Authorization: 'Bearer t' } }],
  ['a login', 'https://shop.example/app/supplier/auth/Login', { method: 'POST', body: '{}' }],
  ['a write to an address like a file’s', file('a'), { method: 'POST', body: '{}' }],
  ['a file of another host', 'https://cdn.example/_next/static/a.js', {}],
  ['another page of the host', 'https://shop.example/', {}],
])('%s is left alone', async (_, url, init) => {
  const { run, ask, own } = start();
  await run('install');
  const before = own();
  expect(await ask(url, init)).toBe(false);
  expect(own()).toEqual(before);
});

test('a file with a hash is kept, and a page that is sent in its place is not', async () => {
  const { run, ask, own, stored } = start();
  await run('install');
  expect([await ask(file('page')), await ask(file('new'))]).toEqual([true, true]);
  await stored();
  expect(own()).toContain(file('new'));
  expect(own()).not.toContain(file('page'));
});

test('the page gets a file before its copy is written', async () => {
  let write = () => {};
  const { run, ask, own, hold, stored } = start();
  await run('install');
  hold(new Promise((resolve) => (write = resolve)));
  expect(await ask(file('new'))).toBe(true);
  expect(own()).not.toContain(file('new'));
  write();
  await stored();
  expect(own()).toContain(file('new'));
});
