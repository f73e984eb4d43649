import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { DEMO_ACCOUNT, DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { startPlatform } from '../../scripts/platform/server';
import { JourneyClock, START } from './clock';
import { openHost } from './host';
import type { Beginning, Lane, LaneOptions, Site } from './site';

/** Sessions that are valid from the start, for journeys that are not about logging in: token and account. */
export const SESSIONS: Record<string, string> = {
  'journey-session': DEMO_ACCOUNT.username,
  'journey-session-sales': DEMO_SALES_ACCOUNT.username,
};

const dir = join(__dirname, '../../dist');

/** Both lanes serve the same files: only config.json differs. */
async function openSite(lane: 'browser' | 'http'): Promise<Site> {
  const shipped = JSON.parse(readFileSync(join(dir, 'config.json'), 'utf8')) as Record<string, unknown>;
  const config: Record<string, unknown> = { ...shipped };
  // Playwright transpiles a static import to require(), which cannot load an ES module.
  const { serveDist } = await import('../../scripts/operate/server.mjs');
  const server = await serveDist({ dir, host: '127.0.0.1', config, compressed: false });
  const origin = new URL(server.url).origin;
  let clock = new JourneyClock(START);
  const fault: Site['fault'] = (path, body) => site.fault?.(path, body);
  const platform =
    lane === 'http' ? await startPlatform({ origin, sessions: SESSIONS, fault, now: () => clock.now() }) : undefined;
  const configure = () => {
    for (const key of Object.keys(config)) Reflect.deleteProperty(config, key);
    Object.assign(config, shipped, platform && { demo: false, baseURL: platform.url.replace(/\/$/, '') });
  };
  configure();
  const site: Site = {
    url: server.url,
    lane,
    config,
    get clock() {
      return clock;
    },
    async reset({ start, frozen, seed, features }) {
      clock = new JourneyClock(start, frozen);
      site.fault = undefined;
      configure();
      await platform?.reset({ seed, features });
    },
    enter: (context) => clock.setIn(context),
    async close() {
      await server.close();
      await platform?.close();
    },
  };
  return site;
}

/** One site and platform per worker, so that parallel journeys do not see each other's changes. */
export const test = base.extend<LaneOptions & Beginning & { site: Site }, { sites: Map<Lane, Site> }>({
  lane: ['browser', { option: true }],
  start: [START, { option: true }],
  frozen: [false, { option: true }],
  seed: [2580, { option: true }],
  features: [undefined, { option: true }],
  sites: [
    async ({}, use) => {
      const sites = new Map<Lane, Site>();
      await use(sites);
      await Promise.all([...sites.values()].map((site) => site.close()));
    },
    { scope: 'worker' },
  ],
  site: async ({ lane, start, frozen, seed, features, sites }, use) => {
    const site = sites.get(lane) ?? (lane === 'host' ? openHost() : await openSite(lane));
    sites.set(lane, site);
    await site.reset({ start, frozen, seed, features });
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site.url),
});
