import { expect, type Page } from 'playwright/test';
import { DEMO_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import type { JourneyClock } from './clock';
import { SESSIONS, test as base } from './servers';

/** What a call answers instead of the platform: an envelope, any body, or nothing at all. */
interface Fault {
  /** The end of the call's path, such as `product/getList`. */
  call: string;
  /** Becomes the body as JSON; a text goes as it is. */
  body?: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** The connection breaks instead of answering. */
  broken?: boolean;
  /** The platform carries out the call, and the connection breaks before its answer; with a `body`, that comes instead. */
  lost?: boolean;
  /** The answer begins and never ends. */
  stalled?: boolean;
  /** How many calls it meets; all of them when left out. */
  times?: number;
}

export interface Faults {
  add: (fault: Fault) => void;
  clear: () => void;
}

function bodyOf({ body, lost }: Fault): string | undefined {
  if (body === undefined && lost) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body ?? { code: 200, data: null });
}

/**
 * Every journey has a page that must stay free of console errors (the policy's violations among them) unless it says
 * which ones it expects, a platform without latency, and faults that work the same in both lanes: the platform plays
 * them itself. The browser's routing is not used for it: it takes the browser's cache away, and much time.
 */
export const test = base.extend<{
  clock: JourneyClock;
  expectErrors: (pattern: RegExp) => void;
  faults: Faults;
  /** Bodies of the calls whose path ends so, in the order they were sent. */
  sent: (call: string) => string[];
  calls: { path: string; body: string }[];
  expected: RegExp[];
  active: Fault[];
}>({
  clock: async ({ site }, use) => use(site.clock),
  expected: async ({}, use) => use([]),
  active: async ({}, use) => use([]),
  calls: async ({}, use) => use([]),
  sent: async ({ calls }, use) =>
    use((call) => calls.filter(({ path }) => path.endsWith(call)).map(({ body }) => body)),
  expectErrors: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  faults: async ({ active }, use) =>
    use({ add: (fault) => void active.unshift(fault), clear: () => void active.splice(0) }),
  page: async ({ page, site, expected, active, calls }, use) => {
    const play = (path: string, body: string) => {
      calls.push({ path, body });
      const fault = active.find(({ call, times = 1 }) => path.endsWith(call) && times > 0);
      if (fault?.times !== undefined) fault.times -= 1;
      return fault && { status: 200, headers: {}, ...fault, body: bodyOf(fault) };
    };
    site.fault = play;
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));

    // For every page of the journey: it may open a second one.
    const context = page.context();
    await site.clock.setIn(context);
    await context.exposeBinding('playFault', (_source, path: string, body: string) => play(path, body));
    await context.addInitScript((sessions) => {
      const scope = globalThis as unknown as Record<string, unknown>;
      const fault = (...call: string[]) => (scope.playFault as (...call: string[]) => unknown)(...call);
      scope.__DEMO__ = { latency: 0, sessions, fault };
    }, SESSIONS);
    await use(page);
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

export { expect };

interface Account {
  username: string;
  password: string;
}

/** Fills in the login form and presses 登录; in the demo the fields are filled in already, which changes nothing. */
export async function submitLogin(page: Page, account: Account = DEMO_ACCOUNT) {
  await page.getByRole('textbox', { name: '用户名' }).fill(account.username);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The place in the browser where this deployment looks for its token; undefined where one has to log in by the form. */
async function tokenPlace(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('./config.json');
  const { storage = 'localStorage', tokenTableName = 'supplier-client-token' } = (await answer.json()) as SiteConfig;
  return storage === 'localStorage' ? tokenTableName : undefined;
}
interface SiteConfig {
  storage?: string;
  tokenTableName?: string;
}

/** A minute, because with a hundred thousand products the demo has much to make first. */
const menuStands = (page: Page) =>
  expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible({ timeout: 60_000 });

/** Opens a place and logs in by the form that stands in the way. */
export async function openByForm(page: Page, place = '/', account: Account = DEMO_ACCOUNT) {
  await page.goto(`./#${place}`);
  await submitLogin(page, account);
  await menuStands(page);
}

let sessions = 0;

/** Opens a place as a logged-in supplier. The session stands already: only journeys about logging in fill in the form. */
export async function openAs(page: Page, place = '/', account: Account = DEMO_ACCOUNT) {
  const name = await tokenPlace(page);
  const token = Object.keys(SESSIONS).find((session) => SESSIONS[session] === account.username);
  if (!name || !token) return openByForm(page, place, account);
  const stored = { [name]: token, 'supplier-client-account': JSON.stringify(account.username) };
  // Put in once, before any of the client runs: what it does with them later is its own.
  await page.addInitScript(
    ([entries, mark]) => {
      if (window !== top || !location.protocol.startsWith('http') || localStorage.getItem(mark)) return;
      Object.assign(localStorage, { ...entries, [mark]: 'open' });
    },
    [stored, `journey ${(sessions += 1)}`] as const,
  );
  // A page that stands already would only change its address.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`./#${place}`);
  await menuStands(page);
}

/** The view in front; those kept alive behind it are not looked at. */
export const view = (page: Page) => page.getByRole('main');

/** Chooses a language from the header or the login page. */
export async function chooseLanguage(page: Page, name: '中文' | 'English') {
  await page.getByRole('button', { name: /^(切换语言|Language)$/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}
