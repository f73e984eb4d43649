import type { BrowserContext, Request } from 'playwright/test';
import { DEMO_ACCOUNT, DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { JourneyClock, START } from './clock';
import type { Site } from './site';

export interface Account {
  username: string;
  password: string;
}
/** Who a journey is: somebody with all rights, or a colleague who may edit but not delete. */
export type Role = 'all' | 'sales';

const env = process.env;

/** The host at BASE_URL with its configuration, as the configuration of the journeys has found it. */
export interface Host {
  url: string;
  config: Record<string, unknown>;
}
export const HOST = env.JOURNEY_HOST === undefined ? undefined : (JSON.parse(env.JOURNEY_HOST) as Host);
export const isDemoHost = HOST?.config.demo === true;

const named = (username?: string, password?: string): Account | undefined =>
  username && password ? { username, password } : undefined;

/** The accounts of the environment; without them those of the demo, which another host does not have. */
export function accountOf(role: Role): Account {
  if (!HOST || isDemoHost) return role === 'all' ? DEMO_ACCOUNT : DEMO_SALES_ACCOUNT;
  const [account, variables] =
    role === 'all'
      ? [named(env.JOURNEY_USERNAME, env.JOURNEY_PASSWORD), 'JOURNEY_USERNAME and JOURNEY_PASSWORD']
      : [
          named(env.JOURNEY_SALES_USERNAME, env.JOURNEY_SALES_PASSWORD),
          'JOURNEY_SALES_USERNAME and JOURNEY_SALES_PASSWORD',
        ];
  if (!account) throw new Error(`An account of ${HOST.url} is needed: set ${variables}.`);
  return account;
}

/** Calls by POST that change nothing: what a session begins with. */
const SESSION_CALLS = ['Login', 'getUserInfo', 'getUserPermission', 'callback'].map((name) => `/supplier/auth/${name}`);

/** Whether a request would change something on the host's platform. Calls may be moved by config.json. */
export function isWrite(request: Pick<Request, 'method' | 'url'>, { url, config }: Host): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return false;
  const paths = (config.paths ?? {}) as Record<string, string>;
  const base = String(config.baseURL ?? '').replace(/\/$/, '');
  const targets = SESSION_CALLS.map((call) => new URL(`${paths[call] ?? base + call}`, url));
  const asked = new URL(request.url());
  return !targets.some(({ origin, pathname }) => asked.origin === origin && asked.pathname.endsWith(pathname));
}

/**
 * The deployed client. Where the demo runs in its page, a journey may change anything, because it changes its own browser
 * only. On a real platform journeys read: a write never leaves the browser.
 */
export function openHost(): Site {
  if (!HOST) throw new Error('The lane "host" needs BASE_URL.');
  const { url, config: shipped } = HOST;
  const config: Record<string, unknown> = {};
  let clock = new JourneyClock(START);
  return {
    url,
    lane: isDemoHost ? 'browser' : 'host',
    config,
    get clock() {
      return clock;
    },
    async reset({ start, frozen }) {
      clock = isDemoHost ? new JourneyClock(start, frozen) : new JourneyClock(Date.now());
      for (const key of Object.keys(config)) Reflect.deleteProperty(config, key);
      Object.assign(config, shipped);
    },
    async enter(context: BrowserContext) {
      if (!isDemoHost) {
        await context.route('**/*', (route, request) =>
          isWrite(request, HOST!) ? route.abort('blockedbyclient') : route.fallback(),
        );
        return;
      }
      await clock.setIn(context);
      await context.route(`${url}config.json`, (route) => {
        const json = JSON.stringify(config);
        return json === JSON.stringify(shipped)
          ? route.fallback()
          : route.fulfill({ body: json, contentType: 'application/json' });
      });
    },
    close: async () => {},
  };
}
