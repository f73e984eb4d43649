import * as v from '@/lib/schema/schema';
import { instant, listOf, readableRows } from '@/lib/api/values';

/**
 * Answers of contract 2 and 3 that the client checks with plain guards, because they are loaded before its first screen
 * (docs/decisions/libraries.md D8). Said in schemas here, where size does not count.
 */

const text = v.string();
const some = v.optional(v.string());
const flag = v.optional(v.boolean());
const names = v.optional(v.array(v.string()));

export const publicKey = v.object({ publicKey: text, mockServer: flag });
/** The name is `tokenName` of config.json. */
export const token = v.object({ access_token: text });
/** Without a token the account waits for approval. */
export const registered = v.object({ access_token: some });
export const userInfo = v.object({
  id: v.optional(v.union([text, v.number()])),
  company_name_cn: some,
  company_name_en: some,
  logo: some,
  roles: names,
  permissions: names,
  timezone: some,
  features: names,
});
export const rights = v.object({ roles: names, permissions: names });
export const resendAfter = v.object({ resendAfter: v.number() });

const guard = v.union([
  v.array(text),
  v.object({ role: names, permission: names, mode: v.optional(v.picklist(['oneOf', 'allOf', 'except'])) }),
]);
const routeMeta = v.object({
  title: some,
  icon: some,
  isCustomSvg: flag,
  hidden: flag,
  breadcrumbHidden: flag,
  levelHidden: flag,
  noClosable: flag,
  tabHidden: flag,
  dynamicNewTab: flag,
  noColumn: flag,
  noKeepAlive: flag,
  dot: flag,
  activeMenu: some,
  badge: v.optional(v.union([text, v.number()])),
  target: some,
  guard: v.optional(guard),
});

interface SentRoute {
  path: string;
  children?: SentRoute[] | undefined;
}

export const route: v.Schema<SentRoute> = v.looseObject({
  path: text,
  name: some,
  component: some,
  redirect: some,
  meta: v.optional(routeMeta),
  children: v.optional(v.array(v.lazy(() => route))),
});
export const routes = v.union([v.array(route), v.object({ list: v.array(route) })]);

export const notice = v.object({
  id: v.union([text, v.number()]),
  image: some,
  /** HTML. */
  notice: some,
  email: some,
  createdAt: v.optional(instant),
  read: flag,
  link: some,
});
export const notices = listOf(notice);

const credentials = v.object({ username: text, password: text });
const byPhone = v.object({ phone: text, code: text });
const encrypted = v.object({ param: text });
export const login = v.union([credentials, byPhone, encrypted]);
export const newPassword = v.object({ password: text, confirm_password: text });
export const codeRequest = v.object({ phone: text, purpose: v.picklist(['login', 'register']) });
export const registration = v.object({
  company_name_cn: text,
  company_name_en: some,
  username: text,
  phone: text,
  code: text,
  email: text,
  password: text,
  country: text,
});
export const signOn = v.object({ code: text, state: text });

export const ids = v.object({ ids: v.array(text) });
export const tree = <T extends v.Schema>(node: T) => v.object({ list: readableRows(node) });
