import * as z from 'zod/mini';
import { CALLS } from './calls';

const text = (max = 200) => z.string().check(z.minLength(1), z.maxLength(max));
const wholeNumber = (min: number, max: number) => z.number().check(z.int(), z.gte(min), z.lte(max));

/** Same host (''), a path of it, or an http(s) address; the policy in the HTML lets http reach loopback only. */
const isBaseURL = (value: string) => value === '' || /^\/(?!\/)/.test(value) || /^https?:\/\/[^\s/]/i.test(value);
const isPath = (value: string) => /^\/(?!\/)\S*$/.test(value);
const isContentType = (value: string) =>
  /^application\/(json|x-www-form-urlencoded)\s*(;\s*charset=[\w-]+)?$/i.test(value);

export const LAYOUTS = ['column', 'comprehensive', 'vertical', 'horizontal', 'common', 'float'] as const;
export const SKINS = [
  'blue-black',
  'blue-white',
  'green-black',
  'green-white',
  'red-black',
  'red-white',
  'ocean',
] as const;
export const MENU_BACKGROUNDS = ['none', 'vab-background'] as const;
export const COLUMN_STYLES = ['vertical', 'horizontal', 'card', 'arrow'] as const;
export const TAB_STYLES = ['card', 'smart', 'smooth'] as const;

/** The theme's defaults, under the names of specification section 3. What a supplier saves lies over them. */
const themeFields = {
  layout: z._default(z.enum(LAYOUTS), 'vertical'),
  themeName: z._default(z.enum(SKINS), 'blue-black'),
  background: z._default(z.enum(MENU_BACKGROUNDS), 'none'),
  columnStyle: z._default(z.enum(COLUMN_STYLES), 'vertical'),
  fixedHeader: z._default(z.boolean(), true),
  showProgressBar: z._default(z.boolean(), true),
  showTabs: z._default(z.boolean(), true),
  tabsBarStyle: z._default(z.enum(TAB_STYLES), 'smooth'),
  showTabsIcon: z._default(z.boolean(), true),
  showLanguage: z._default(z.boolean(), true),
  showRefresh: z._default(z.boolean(), true),
  showSearch: z._default(z.boolean(), true),
  showTheme: z._default(z.boolean(), true),
  showNotice: z._default(z.boolean(), true),
  showFullScreen: z._default(z.boolean(), true),
  showThemeSetting: z._default(z.boolean(), true),
  collapse: z._default(z.boolean(), false),
};

const environment = z.enum(['development', 'production']);

/**
 * config.json: flat, every key optional, no key unknown. Names and defaults are those of the specification
 * (sections 3 and 9) and, for the calls, of the platform contract (section 1).
 */
export const configSchema = z.strictObject({
  /** Absent: the title of the messages, 全球贸易客户端 / Global Trade Client. */
  title: z.optional(text(80)),
  titleSeparator: z._default(z.string().check(z.maxLength(10)), ' - '),
  titleReverse: z._default(z.boolean(), false),
  /** A short name for narrow places: the folded menu, the installed app. */
  abbreviation: z.optional(text(20)),
  logo: z.optional(text(2000)),
  keepAliveMaxNum: z._default(wholeNumber(1, 99), 20),
  routerMode: z._default(z.literal('hash'), 'hash'),
  routesWhiteList: z._default(z.array(z.string().check(z.refine(isPath))), [
    '/login',
    '/register',
    '/callback',
    '/403',
    '/404',
  ]),
  loadingText: z.optional(text(80)),
  tokenName: z._default(text(80), 'access_token'),
  tokenTableName: z._default(z.string().check(z.regex(/^[\w.-]{1,80}$/)), 'supplier-client-token'),
  /** Unset or unknown means localStorage (section 4), so this key alone is never an error. */
  storage: z._default(z.catch(z.enum(['localStorage', 'sessionStorage', 'cookie']), 'localStorage'), 'localStorage'),
  recordRoute: z._default(z.boolean(), true),
  i18n: z._default(z.enum(['zh', 'en']), 'zh'),
  /** Milliseconds. */
  messageDuration: z._default(wholeNumber(500, 60_000), 3000),
  errorLog: z._default(z.union([z.boolean(), environment, z.array(environment)]), 'development'),
  loginInterception: z._default(z.boolean(), true),
  loginRSA: z._default(z.boolean(), false),
  authentication: z._default(z.enum(['all', 'intelligence']), 'all'),
  supportVisit: z._default(z.boolean(), false),
  rolesControl: z._default(z.boolean(), true),
  uniqueOpened: z._default(z.boolean(), false),
  defaultOpeneds: z._default(z.array(z.string()), []),
  debounce: z._default(z.array(text(80)), ['doEdit']),
  openFirstMenu: z._default(z.boolean(), true),
  ...themeFields,

  demo: z._default(z.boolean(), false),
  baseURL: z._default(z.string().check(z.refine(isBaseURL)), ''),
  contentType: z._default(z.string().check(z.refine(isContentType)), 'application/json;charset=UTF-8'),
  /** Milliseconds. */
  requestTimeout: z._default(wholeNumber(1, 3_600_000), 400_000),
  statusName: z._default(text(40), 'code'),
  messageName: z._default(text(40), 'msg'),
  successCodes: z._default(z.array(z.union([z.number(), z.string()])).check(z.minLength(1)), [200, 0, '200', '0']),
  paths: z._default(
    z.record(
      z.string().check(z.refine((path) => CALLS.has(path))),
      z.string().check(z.refine((path) => isPath(path) || /^https?:\/\//i.test(path))),
    ),
    {},
  ),
});

export type Config = z.output<typeof configSchema>;

/** The part of the configuration that a supplier may change for himself and save. */
export type ThemeSettings = { [K in keyof typeof themeFields]: Config[K] };
export const THEME_KEYS = Object.keys(themeFields) as (keyof ThemeSettings)[];
