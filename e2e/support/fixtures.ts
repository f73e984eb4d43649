import { expect, type Page } from 'playwright/test';
import { DEMO_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import type { JourneyClock } from './clock';
import { SESSIONS, test as base } from './servers';

/** The response to a request instead of the platform's: an envelope, any body, or none. */
interface Fault {
  /** End of the request's path, such as `product/getList`. */
  call: string;
  /** Serialized as JSON unless it is a string. */
  body?: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** The connection breaks without a response. */
  broken?: boolean;
  /** The platform executes the request, then the connection breaks; with a `body`, that is sent instead. */
  lost?: boolean;
  /** The response begins and never ends. */
  stalled?: boolean;
  /** Number of requests affected; all by default. */
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
 * Every journey has a page that must stay free of console errors (including violations of the Content Security Policy)
 * unless it lists the expected ones, a platform without latency, and faults that work the same in both configurations,
 * because the platform simulates them itself. Playwright's request interception is not used: it disables the browser's
 * cache and is slow.
 */
export const test = base.extend<{
  clock: JourneyClock;
  expectErrors: (pattern: RegExp) => void;
  faults: Faults;
  /** Bodies of the requests whose path ends in `call`, in order. */
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

    // For every page of the context: a journey may open a second one.
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

/** In the demo the fields are filled in already, and filling them in again changes nothing. */
export async function submitLogin(page: Page, account: Account = DEMO_ACCOUNT) {
  await page.getByRole('textbox', { name: '用户名' }).fill(account.username);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Where this deployment stores its token in the browser; undefined if the journey has to log in by the form. */
async function tokenPlace(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('./config.json');
  const { storage = 'localStorage', tokenTableName = 'supplier-client-token' } = (await answer.json()) as SiteConfig;
  return storage === 'localStorage' ? tokenTableName : undefined;
}
interface SiteConfig {
  storage?: string;
  tokenTableName?: string;
}

/** A minute, because with a hundred thousand products the demo has much to generate first. */
const menuStands = (page: Page) =>
  expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible({ timeout: 60_000 });

/** Opens a place and logs in by the form shown instead. */
export async function openByForm(page: Page, place = '/', account: Account = DEMO_ACCOUNT) {
  await page.goto(`./#${place}`);
  await submitLogin(page, account);
  await menuStands(page);
}

let sessions = 0;

/** Opens a place as a logged-in supplier, with a prepared session: only journeys about logging in use the form. */
export async function openAs(page: Page, place = '/', account: Account = DEMO_ACCOUNT) {
  const name = await tokenPlace(page);
  const token = Object.keys(SESSIONS).find((session) => SESSIONS[session] === account.username);
  if (!name || !token) return openByForm(page, place, account);
  const stored = { [name]: token, 'supplier-client-account': JSON.stringify(account.username) };
  // Set once, before any script of the client runs, so that the client may change it later.
  await page.addInitScript(
    ([entries, mark]) => {
      if (window !== top || !location.protocol.startsWith('http') || localStorage.getItem(mark)) return;
      Object.assign(localStorage, { ...entries, [mark]: 'open' });
    },
    [stored, `journey ${(sessions += 1)}`] as const,
  );
  // If the client is loaded already, goto would only change the hash.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`./#${place}`);
  await menuStands(page);
}

/** The view in front, not the cached ones behind it. */
export const view = (page: Page) => page.getByRole('main');

export async function chooseLanguage(page: Page, name: '中文' | 'English') {
  await page.getByRole('button', { name: /^(切换语言|Language)$/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Waits until the view in front has its heading and no loading bar. */
export async function viewLoaded(page: Page) {
  await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
  await expect(view(page).getByRole('progressbar', { name: /^(正在加载|Loading)/ })).toHaveCount(0);
}
