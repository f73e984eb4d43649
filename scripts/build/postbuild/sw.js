/* The service worker. scripts/build/postbuild/postbuild.mjs writes it into dist/ with the build's list of files. */
const BUILD = /* build */ { version: 'dev', assets: './', shell: [], hashed: [] };

/**
 * Rules. It caches static files of this build only: no API requests, no hosts but its own and that of the build's files,
 * nothing with a token. The network is tried before the cache, except for files with a hash in their name. It never
 * forces a reload: a newer worker waits until a page of its own build activates it.
 */
const SCOPE = self.registration.scope;
const OWN = `supplier-client:${SCOPE}:`;
const CACHE = OWN + BUILD.version;
const PAGE = new URL('./', SCOPE).href;
/** The files with a hash may be on a host of their own. */
const addressOf = (path) => new URL(path.startsWith('_next/') ? BUILD.assets + path : path, SCOPE).href;
const SHELL = new Set(BUILD.shell.map(addressOf));
const HASHED = addressOf('_next/static/');
/** Milliseconds that a page waits for a slow network if it is cached. */
const NETWORK_TIMEOUT = 4000;

/**
 * This worker's cache. It is created only at installation: after a page without `pwa` has deleted it, a worker that
 * still controls that page must not create it again.
 */
const match = (key) => caches.match(key, { cacheName: CACHE });
/** Under a lock, because opening would create a cache again that the page is deleting (app/pwa.ts). */
const store = (key, response) =>
  navigator.locks.request(OWN, async () => {
    if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(key, response);
  });

const bare = (address) => address.split(/[?#]/)[0];
/** A host that responds with its home page instead of a missing script: that must not be cached as a script. */
const isKeepable = (response) =>
  response.ok &&
  (response.type === 'basic' || response.type === 'cors') &&
  !/html/.test(response.headers.get('Content-Type'));

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL].map((address) => new Request(address, { cache: 'no-cache' })));
  // Files that were cached before and have not changed are copied.
  const still = new Set(BUILD.hashed.map(addressOf));
  for (const name of await caches.keys()) {
    if (!name.startsWith(OWN) || name === CACHE) continue;
    const older = await caches.open(name);
    for (const request of await older.keys()) {
      if (still.has(request.url)) await cache.put(request, await older.match(request));
    }
  }
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(OWN) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** Network first; the cache if it fails or is too slow. A reload by the user waits for the network. */
async function fresh(request, key) {
  const cached = await match(key);
  const response = fetch(request);
  if (!cached) return response;
  if (request.isReloadNavigation) return response.catch(() => cached);
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT, cached));
  return Promise.race([response.catch(() => cached), late]);
}

/** The page does not wait until the copy is written: on a busy device that takes longer than the file. */
async function once(event) {
  const { request } = event;
  const cached = await match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (isKeepable(response)) event.waitUntil(store(request.url, response.clone()));
  return response;
}

/** Caches what a page loaded before this worker controlled it. */
async function keep(addresses) {
  for (const address of addresses) {
    if (!address.startsWith(HASHED) || (await match(address))) continue;
    const response = await fetch(address).catch(() => undefined);
    if (response && isKeepable(response)) await store(address, response);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('Authorization')) return;
  const address = bare(request.url);
  if (request.mode === 'navigate') {
    if (address === PAGE || address === `${PAGE}index.html`) event.respondWith(fresh(request, PAGE));
  } else if (address.startsWith(HASHED)) {
    event.respondWith(once(event));
  } else if (SHELL.has(address)) {
    event.respondWith(fresh(request, address));
  }
});

self.addEventListener('message', (event) => {
  const { type, addresses } = event.data ?? {};
  if (type === 'version') event.ports[0].postMessage(BUILD.version);
  if (type === 'activate') self.skipWaiting();
  if (type === 'keep') event.waitUntil(keep(addresses));
});
