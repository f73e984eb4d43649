import { LOCALE_CODES } from '@/messages/list';
import { isFlag, isListOf, isNumber, isOneOf, isRecord, isText, type Guard } from '@/lib/util/guards';
import { isHost } from '@/lib/util/validators';
import { isCallTarget, isWebAddress } from './address';
import { CALLS } from './calls';

const LAYOUTS = ['column', 'comprehensive', 'vertical', 'horizontal', 'common', 'float'] as const;
const SKINS = ['blue-black', 'blue-white', 'green-black', 'green-white', 'red-black', 'red-white', 'ocean'] as const;
const MENU_BACKGROUNDS = ['none', 'vab-background'] as const;
const COLUMN_STYLES = ['vertical', 'horizontal', 'card', 'arrow'] as const;
const TAB_STYLES = ['card', 'smart', 'smooth'] as const;
const SCHEMES = ['light', 'dark', 'system'] as const;
const DENSITIES = ['comfortable', 'standard', 'compact'] as const;
/** The spinners of the full-page mask (specification 2). */
export const MASKS = ['dots', 'gauge', 'inner-circles', 'plus'] as const;
const STORAGES = ['localStorage', 'sessionStorage', 'cookie'] as const;
const ENVIRONMENTS = ['development', 'production'] as const;

/** A key of config.json: its default and its allowed values. */
interface Setting<T> {
  fallback: T;
  accepts: Guard<T>;
  /** All allowed values, if they can be listed. */
  values?: readonly T[];
}

const setting = <T>(fallback: T, accepts: Guard<T>): Setting<T> => ({ fallback, accepts });
const unset = <T>(accepts: Guard<T>): Setting<T | undefined> => ({
  fallback: undefined,
  accepts: (value): value is T => accepts(value),
});
const flag = (fallback: boolean) => setting(fallback, isFlag);
const choice = <const T extends readonly string[]>(fallback: T[number], values: T) =>
  ({ ...setting<T[number]>(fallback, isOneOf(values)), values }) satisfies Setting<T[number]>;

const isLine =
  (most: number, least = 1): Guard<string> =>
  (value): value is string =>
    isText(value) && value.length >= least && value.length <= most;
const isWhole =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    isNumber(value) && Number.isInteger(value) && value >= least && value <= most;
const isMatch =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

/** The client's own host (''), or another base of requests. */
const isBaseURL = (value: unknown): value is string => value === '' || isCallTarget(value);
const isPath = isMatch(/^\/(?!\/)\S*$/);
const isTarget = isMatch(/^(\/(?!\/)|https?:\/\/[^\s/])\S*$/i);
/** An address of a picture: of the web, within the text, or a file beside the client. Another scheme shows nothing. */
const isLogo = (value: unknown): value is string =>
  isLine(2000)(value) && /^(?:https?:\/\/|data:image\/|(?![a-z][\w+.-]*:))/i.test(value);
const isContentType = isMatch(/^application\/(json|x-www-form-urlencoded)\s*(;\s*charset=[\w-]+)?$/i);

const isCode = (value: unknown): value is string | number => isText(value) || isNumber(value);
const isEnvironment = isOneOf(ENVIRONMENTS);
type ErrorLog = boolean | (typeof ENVIRONMENTS)[number] | (typeof ENVIRONMENTS)[number][];
const isErrorLog = (value: unknown): value is ErrorLog =>
  isFlag(value) || isEnvironment(value) || isListOf(isEnvironment)(value);

/** Whether an entry of `paths` remaps an existing call to a possible address. */
export const isRemap = (call: string, target: unknown): boolean => CALLS.has(call) && isCallTarget(target);
const isPaths = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.entries(value).every(([call, target]) => isRemap(call, target));

/**
 * The theme's defaults, under the names of specification section 3; `scheme` and `density` are additions. What a
 * supplier saves overrides them. The theme drawer offers these values.
 */
const themeSettings = {
  layout: choice('vertical', LAYOUTS),
  themeName: choice('blue-black', SKINS),
  scheme: choice('light', SCHEMES),
  background: choice('none', MENU_BACKGROUNDS),
  columnStyle: choice('vertical', COLUMN_STYLES),
  density: choice('comfortable', DENSITIES),
  fixedHeader: flag(true),
  showProgressBar: flag(true),
  showTabs: flag(true),
  tabsBarStyle: choice('smooth', TAB_STYLES),
  showTabsIcon: flag(true),
  showLanguage: flag(true),
  showRefresh: flag(true),
  showSearch: flag(true),
  showTheme: flag(true),
  showNotice: flag(true),
  showFullScreen: flag(true),
  showThemeSetting: flag(true),
  collapse: flag(false),
};

/**
 * config.json: a flat object, every key optional, unknown keys refused. Names and defaults are those of the
 * specification (sections 3 and 9) and, for requests, of the platform contract (section 1).
 */
export const SETTINGS = {
  /** Default: the title in the messages, 全球贸易客户端 / Global Trade Client. */
  title: unset(isLine(80)),
  titleSeparator: setting(' - ', isLine(10, 0)),
  titleReverse: flag(false),
  /** A short name where space is narrow. */
  abbreviation: unset(isLine(20)),
  logo: unset(isLogo),
  keepAliveMaxNum: setting(20, isWhole(1, 99)),
  routerMode: choice('hash', ['hash']),
  routesWhiteList: setting(['/login', '/register', '/callback', '/403', '/404'], isListOf(isPath)),
  loadingText: unset(isLine(80)),
  /** The spinner of the full-screen mask; `random`: any of the four, each time. */
  loadingMask: choice('dots', [...MASKS, 'random']),
  tokenName: setting('access_token', isLine(80)),
  tokenTableName: setting('supplier-client-token', isMatch(/^[\w.-]{1,80}$/)),
  storage: choice('localStorage', STORAGES),
  recordRoute: flag(true),
  i18n: choice('zh', LOCALE_CODES),
  /** Milliseconds. */
  messageDuration: setting(3000, isWhole(500, 60_000)),
  errorLog: setting<ErrorLog>('development', isErrorLog),
  /** Where errors are reported, without what belongs to users; nowhere by default. */
  errorReportURL: unset(isCallTarget),
  /** Percent of the pages that report. */
  errorReportShare: setting(100, isWhole(1, 100)),
  loginInterception: flag(true),
  loginRSA: flag(false),
  authentication: choice('all', ['all', 'intelligence']),
  supportVisit: flag(false),
  rolesControl: flag(true),
  uniqueOpened: flag(false),
  defaultOpeneds: setting<string[]>([], isListOf(isText)),
  debounce: setting(['doEdit'], isListOf(isLine(80))),
  openFirstMenu: flag(true),
  /** Where the source code is sold; without it no link is shown. */
  buySourceURL: unset(isTarget),
  /** The page of the source code for a page of the client: `{path}` is replaced by the client's path. */
  copySourceURL: unset(isTarget),
  /** A key that must be typed before that page is opened. It is not secret: this file is public. */
  copySourceKey: unset(isLine(80)),
  /** Whether the client can be installed, with its own files cached for a start offline (specification 9). */
  pwa: flag(true),
  /** Where single sign-on starts; without it the login page does not offer it. */
  ssoURL: unset(isWebAddress),
  /** Specification 6: on hosts not in `previewHosts` writes are blocked, unless the address contains the key. */
  preview: flag(false),
  previewHosts: setting<string[]>([], isListOf(isHost)),
  previewKey: unset(isLine(80)),
  ...themeSettings,

  demo: flag(false),
  /** The samples of the client's components, for developers (components/screens/gallery). */
  gallery: flag(false),
  baseURL: setting('', isBaseURL),
  /** Hosts, besides the client's own and the platform's, whose pictures are shown in texts of other users. */
  pictureHosts: setting<string[]>([], isListOf(isHost)),
  contentType: setting('application/json;charset=UTF-8', isContentType),
  /** Milliseconds. */
  requestTimeout: setting(400_000, isWhole(1, 3_600_000)),
  statusName: setting('code', isLine(40)),
  messageName: setting('msg', isLine(40)),
  dataName: setting('data', isLine(40)),
  successCodes: setting<(string | number)[]>(
    [200, 0, '200', '0'],
    (value): value is (string | number)[] => isListOf(isCode)(value) && value.length > 0,
  ),
  paths: setting<Record<string, string>>({}, isPaths),
};

type ValuesOf<S> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

export type Config = ValuesOf<typeof SETTINGS>;
/** The part of the configuration that a supplier can change and save. */
export type ThemeSettings = ValuesOf<typeof themeSettings>;
export const THEME_KEYS = Object.keys(themeSettings) as (keyof ThemeSettings)[];

/** Settings of the theme with a list of values, and those that are on or off. */
export type ThemeChoice = {
  [K in keyof ThemeSettings]: ThemeSettings[K] extends string ? K : never;
}[keyof ThemeSettings];
export type ThemeFlag = Exclude<keyof ThemeSettings, ThemeChoice>;
export const THEME_FLAGS = THEME_KEYS.filter((key): key is ThemeFlag => SETTINGS[key].accepts === isFlag);
