import { store } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import { afterLoad } from '@/lib/util/browser/after-load';

/** Milliseconds between two checks for a newer build while a page stays open. */
const CHECK_INTERVAL = 30 * 60_000;

const scope = () => new URL('./', document.baseURI).href;
const pageBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

const buildOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<unknown>) => resolve(event.data);
    worker.postMessage({ type: 'version' }, [port2]);
  });

/**
 * A waiting worker of this page's own build is activated silently; one of another build is announced to the user. The
 * browser may delay the activation while the older one is busy: nothing depends on its time.
 */
async function judge(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === pageBuild()) worker.postMessage({ type: 'activate' });
  else store.set(updateAtom, true);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, CHECK_INTERVAL);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void judge(worker);
    });
  });
  if (registration.waiting) void judge(registration.waiting);
}

let handing = false;

/**
 * Files that were fetched before a worker controlled this page are cached too, so that visited pages open offline. The
 * list comes from the browser's resource timing, which includes files that arrive after the worker took control.
 */
function handOver(): void {
  if (handing || !navigator.serviceWorker.controller) return;
  handing = true;
  const observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => name);
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Makes the client installable; added here so that a deployment without `pwa` offers no installation. */
function offerInstall(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: 'manifest.webmanifest' });
  document.head.append(link);
}

async function start(): Promise<void> {
  offerInstall();
  const workers = navigator.serviceWorker;
  workers.addEventListener('controllerchange', handOver);
  const registration = (await workers.register('sw.js', { updateViaCache: 'none' })) as
    ServiceWorkerRegistration | undefined;
  if (!registration) return;
  watch(registration);
  handOver();
}

/** Removes the worker of an earlier configuration and its caches. */
async function stop(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope());
  if (registration?.scope === scope()) await registration.unregister();
  const own = `supplier-client:${scope()}:`;
  // The worker controls this page until it is unloaded and still caches what it loads (scripts/build/postbuild/sw.js).
  await navigator.locks.request(own, async () => {
    for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
  });
}

/** Registers or removes the service worker after the first screen has been loaded. */
export function preparePwa(wanted: boolean): void {
  // Workers do not exist over plain http and in some private modes; in development nothing should be cached.
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const run = () => (wanted ? start() : stop()).catch((error: unknown) => console.warn('[pwa]', String(error)));
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => void run()) : setTimeout(run, 2000));
  afterLoad(idle);
}
