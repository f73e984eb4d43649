// A built client and the demo platform over HTTP, for the scripts that measure or look at pages: with the configuration of
// a real deployment, and a session that is valid from the start.
import { loadSource } from '../build/load-source.mjs';
import { serveDist } from '../operate/server.mjs';

const { startPlatform } = loadSource('scripts/platform/server.ts');
const { DEMO_ACCOUNT } = loadSource('lib/demo/domains/account/demo-account.ts');

const TOKEN = 'served-session';

/** What a browser that is logged in has in its localStorage. */
export const LOGGED_IN = {
  'supplier-client-token': TOKEN,
  'supplier-client-account': JSON.stringify(DEMO_ACCOUNT.username),
};

/** Puts entries into the localStorage of a context's pages before their own code runs. */
export const store = (context, entries) =>
  context.addInitScript((stored) => void Object.assign(localStorage, stored), entries);

export async function serveClient(dir, settings) {
  const config = { demo: false, pwa: false, ...settings };
  const site = await serveDist({ dir, host: '127.0.0.1', config });
  const origin = new URL(site.url).origin;
  const platform = await startPlatform({ sessions: { [TOKEN]: DEMO_ACCOUNT.username }, origin });
  config.baseURL = platform.url;
  return { url: site.url, close: () => Promise.all([site.close(), platform.close()]) };
}
