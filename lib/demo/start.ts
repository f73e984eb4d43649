import { createPlatform } from './domains';
import { setFileContent } from '@/lib/api/addresses/file-address';
import { getConfig } from '@/lib/config/config';
import { fileAt } from './domains/file/store';
import { createHandlers } from './platform/handlers';
import { createMockFetch, type PlayedFault } from './platform/mock-fetch';
import { startSaver } from './platform/persist';
import { createRandom } from './platform/random';

/**
 * The demo platform in the browser: handlers over a store of their own, persisted in IndexedDB, that respond to the
 * client's `fetch`. Journeys set `globalThis.__DEMO__` before the page's code runs: `latency` (milliseconds; 0 for
 * none), `seed`, `now` (the clock, frozen at that instant; it is read at every request, so a journey may advance it),
 * `emptyKey` (no public key, a login with loginRSA on is sent plain), `persist` (false: in memory only), `products`
 * (how many of them), `features` (those that it names), `sessions` (tokens that are valid from the start, each with its account) and `fault`, which may
 * respond in place of the platform. `?latency=0` in the page's address sets the latency by hand.
 */
interface DemoSettings {
  latency?: number;
  seed?: number;
  now?: number;
  emptyKey?: boolean;
  persist?: boolean;
  products?: number;
  features?: readonly string[];
  sessions?: Record<string, string>;
  fault?: (path: string, body: string) => PlayedFault | undefined | Promise<PlayedFault | undefined>;
}

interface StartOptions {
  seed?: number;
  now?: () => number;
  /** Milliseconds, minimum and maximum. */
  latency?: [number, number];
  persist?: boolean;
}

const settings = (): DemoSettings => (globalThis as { __DEMO__?: DemoSettings }).__DEMO__ ?? {};

function latencyRange(): [number, number] {
  const fixed = settings().latency;
  if (fixed !== undefined) return [fixed, fixed];
  const inAddress = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('latency');
  return inAddress === '0' ? [0, 0] : [80, 400];
}

/** Starts the platform: its `fetch` handles every request, `reset` restores the seed data. */
export async function startDemo(options: StartOptions = {}): Promise<{ fetch: typeof fetch; reset(): Promise<void> }> {
  const { statusName, messageName, dataName, tokenName, paths } = getConfig();
  const platform = createPlatform({
    seed: options.seed ?? settings().seed,
    now: options.now ?? (() => settings().now ?? Date.now()),
    names: { statusName, messageName, dataName, tokenName },
    paths,
    publicKey: !settings().emptyKey,
    products: settings().products,
    features: settings().features,
  });
  const random = createRandom(platform.seed);
  const { saver, content, caughtUp } = await startSaver(
    () => platform.snapshot(),
    (other) => platform.restore(other),
    options.persist ?? settings().persist ?? true,
  );
  platform.restore(content);
  platform.admit(settings().sessions);
  platform.onChange = () => saver.later();
  setFileContent((address) => fileAt(platform.store('file'), address)?.data);
  const [min, max] = options.latency ?? latencyRange();
  return {
    fetch: createMockFetch(createHandlers(platform), {
      now: platform.now,
      latency: () => random.int(min, max),
      fault: settings().fault && ((path, body) => settings().fault?.(path, body)),
      statusName,
      ready: caughtUp,
      settled: ({ method }) => (method === 'POST' ? saver.flush() : Promise.resolve()),
    }),
    async reset() {
      platform.reset();
      saver.later();
      await saver.flush();
    },
  };
}
