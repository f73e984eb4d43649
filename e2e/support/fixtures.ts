import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { PlayedFault } from '../../lib/demo/platform/mock-fetch';
import { FAULTS, STANDARD_FAULTS, type FaultName, type StandardFault } from '../../scripts/platform/faults';
import type { JourneyClock } from './clock';
import { accountOf, HOST, isDemoHost, type Account, type Role } from './host';
import { FIREFOX, typeInto } from './firefox.mjs';
import { emulateMediaIn } from './firefox-window';
import { withNamesThere } from './names-there';
import { SESSIONS, test as base } from './servers';
import type { Beginning, LaneOptions } from './site';

/** The skins of the theme drawer, in their order. */
export const SKINS = [
  'blue-black',
  'blue-white',
  'green-black',
  'green-white',
  'red-black',
  'red-white',
  'ocean',
] as const;

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
  /** Milliseconds before the response. */
  delay?: number;
  /** Number of requests affected; all by default. */
  times?: number;
}

export interface Faults {
  add: (fault: Fault) => void;
  /** One of the named faults (scripts/platform/faults.ts), or of the reliability standard by its number. */
  play: (name: FaultName | StandardFault, call: string, own?: Omit<Fault, 'call'>) => void;
  clear: () => void;
}

function bodyOf({ body, lost }: Fault): string | undefined {
  if (body === undefined && lost) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body ?? { code: 200, data: null });
}

type Played = { call: string; times?: number } & PlayedFault;

const isNumbered = (name: string): name is StandardFault => Object.hasOwn(STANDARD_FAULTS, name);
const faultOf = (name: FaultName | StandardFault): PlayedFault =>
  FAULTS[isNumbered(name) ? STANDARD_FAULTS[name][0] : name];

/** How the client is set up before it opens; what is not given is as on a first visit. */
interface Look {
  role: Role;
  language: 'zh' | 'en' | undefined;
  skin: (typeof SKINS)[number] | undefined;
  scheme: 'light' | 'dark' | 'system' | undefined;
}
/** What `test.use` and the projects can set, beside Playwright's own (viewport, timezoneId, …). */
export type JourneyOptions = LaneOptions & Beginning & Look;

/** The account of each context: `openAs` is given a page only. */
const accounts = new WeakMap<BrowserContext, Account>();
const accountIn = (page: Page): Account => accounts.get(page.context()) ?? accountOf('all');

/** Stored once, before the first page: what the journey chooses later stays. */
const storeLook = (context: BrowserContext, { language, skin, scheme }: Pick<Look, 'language' | 'skin' | 'scheme'>) =>
  context.addInitScript(
    ([locale, theme]) => {
      if (window !== top || !location.protocol.startsWith('http') || localStorage.getItem('journey-look')) return;
      localStorage.setItem('journey-look', 'set');
      if (locale) localStorage.setItem('supplier-client-language', JSON.stringify(locale));
      if (theme) localStorage.setItem('supplier-client-theme', JSON.stringify(theme));
    },
    [language, skin || scheme ? { ...(skin && { themeName: skin }), ...(scheme && { scheme }) } : undefined] as const,
  );

/**
 * Settings of the demo in the page. What a journey sets itself is added to them, whether it does so before or after, as a
 * whole or by single fields.
 */
const setDemo = (context: BrowserContext, { seed, features }: Pick<Beginning, 'seed' | 'features'>) =>
  context.addInitScript(
    ([sessions, data]) => {
      const scope = globalThis as unknown as Record<string, unknown>;
      const fault = (...call: string[]) => (scope.playFault as (...call: string[]) => unknown)(...call);
      const standard = { latency: 0, ...data, sessions, fault };
      let settings = { ...standard, ...(scope.__DEMO__ as object | undefined) };
      Object.defineProperty(scope, '__DEMO__', {
        configurable: true,
        get: () => settings,
        set: (own: object) => void (settings = { ...standard, ...own }),
      });
    },
    [SESSIONS, { seed, features }] as const,
  );

/** What Firefox says of a connection that broke, as journeys expect it. */
const inChromiumsWords = (error: string) =>
  error.includes('(Reason: CORS request did not succeed)')
    ? `Failed to load resource: net::ERR_FAILED, ${error}`
    : error;

/**
 * Every journey has a page that must stay free of console errors (including violations of the Content Security Policy)
 * unless it lists the expected ones, a platform without latency, and faults that work the same in both configurations,
 * because the platform simulates them itself. Playwright's request interception is not used: it disables the browser's
 * cache and is slow.
 */
export const test = base.extend<
  Look & {
    clock: JourneyClock;
    expectErrors: (pattern: RegExp) => void;
    faults: Faults;
    /** Bodies of the requests whose path ends in `call`, in order. */
    sent: (call: string) => string[];
    calls: { path: string; body: string }[];
    expected: RegExp[];
    active: Played[];
  }
>({
  role: ['all', { option: true }],
  language: [undefined, { option: true }],
  skin: [undefined, { option: true }],
  scheme: [undefined, { option: true }],
  clock: async ({ site }, use) => use(site.clock),
  expected: async ({}, use) => use([]),
  active: async ({}, use) => use([]),
  calls: async ({}, use) => use([]),
  sent: async ({ calls }, use) =>
    use((call) => calls.filter(({ path }) => path.endsWith(call)).map(({ body }) => body)),
  expectErrors: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  faults: async ({ active }, use) =>
    use({
      add: (fault) => void active.unshift({ status: 200, headers: {}, ...fault, body: bodyOf(fault) }),
      play: (name, call, { body, ...own } = {}) =>
        void active.unshift({
          ...faultOf(name),
          ...own,
          ...(body !== undefined && { body: bodyOf({ call, body }) }),
          call,
        }),
      clear: () => void active.splice(0),
    }),
  page: async (
    { page, site, expected, active, calls, role, language, skin, scheme, seed, features, launchOptions },
    use,
    info,
  ) => {
    const play = (path: string, body: string) => {
      calls.push({ path, body });
      const fault = active.find(({ call, times = 1 }) => path.endsWith(call) && times > 0);
      if (fault?.times !== undefined) fault.times -= 1;
      if (!fault) return undefined;
      const { call: _, times: __, ...played } = fault;
      return played;
    };
    site.fault = play;
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(inChromiumsWords(message.text()));
    });
    page.on('pageerror', (error) => errors.push(inChromiumsWords(String(error))));

    // For every page of the context: a journey may open a second one.
    const context = page.context();
    await site.enter(context);
    await context.exposeBinding('playFault', (_source, path: string, body: string) => play(path, body));
    await setDemo(context, { seed, features });
    if (launchOptions.channel === FIREFOX) {
      await context.addInitScript(typeInto);
      emulateMediaIn(page);
    }
    if (language || skin || scheme) await storeLook(context, { language, skin, scheme });
    if (!HOST || isDemoHost || role !== 'all') accounts.set(context, accountOf(role));
    await use(page);
    await withNamesThere(page, info.errors);
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

export { expect };

/** In the demo the fields are filled in already, and filling them in again changes nothing. */
export async function submitLogin(page: Page, account: Account = accountIn(page)) {
  await page.getByRole('textbox', { name: /^(用户名|Username)$/ }).fill(account.username);
  await page.getByRole('textbox', { name: /^(密码|Password)$/ }).fill(account.password);
  await page.getByRole('button', { name: /^(登录|Log in)$/ }).click();
}

/** Where this deployment stores its token in the browser; undefined if the journey has to log in by the form. */
async function tokenStorage(page: Page): Promise<string | undefined> {
  // Another host knows no session of ours.
  if (HOST && !isDemoHost) return undefined;
  const answer = await page.request.get('./config.json');
  const { storage = 'localStorage', tokenTableName = 'supplier-client-token' } = (await answer.json()) as SiteConfig;
  return storage === 'localStorage' ? tokenTableName : undefined;
}
interface SiteConfig {
  storage?: string;
  tokenTableName?: string;
}

/**
 * The frame is there: its menu, or on a phone the button that opens it, under a dialog too that the address opens. A
 * minute, because with a hundred thousand products the demo has much to generate first.
 */
export const frameShown = (page: Page) =>
  expect(
    page
      .getByRole('navigation', { name: /^(主菜单|Main menu)$/, includeHidden: true })
      .or(page.getByRole('button', { name: /^(展开菜单|Unfold menu)$/, includeHidden: true }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible({ timeout: 60_000 });

/** Opens a page and logs in by the form shown instead. */
export async function openByForm(page: Page, path = '/', account: Account = accountIn(page)) {
  await page.goto(`./#${path}`);
  await submitLogin(page, account);
  await frameShown(page);
}

let sessions = 0;

/** Opens a page as a logged-in supplier, with a prepared session: only journeys about logging in use the form. */
export async function openAs(page: Page, path = '/', account: Account = accountIn(page)) {
  const name = await tokenStorage(page);
  const token = Object.keys(SESSIONS).find((session) => SESSIONS[session] === account.username);
  if (!name || !token) return openByForm(page, path, account);
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
  await page.goto(`./#${path}`);
  await frameShown(page);
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
