import * as z from 'zod/mini';
import { instant, listOf, readableRows } from '@/lib/api/values';

/**
 * Answers of contract 2 and 3 that the client checks with plain guards, because they are loaded before its first screen
 * (docs/decisions.md D8). Said in zod here, where size does not count.
 */

const text = z.string();
const some = z.optional(z.string());
const flag = z.optional(z.boolean());
const names = z.optional(z.array(z.string()));

export const publicKey = z.object({ publicKey: text, mockServer: flag });
/** The name is `tokenName` of config.json. */
export const token = z.object({ access_token: text });
/** Without a token the account waits for approval. */
export const registered = z.object({ access_token: some });
export const userInfo = z.object({
  id: z.optional(z.union([text, z.number()])),
  company_name_cn: some,
  company_name_en: some,
  logo: some,
  roles: names,
  permissions: names,
  timezone: some,
});
export const rights = z.object({ roles: names, permissions: names });
export const resendAfter = z.object({ resendAfter: z.number() });

const guard = z.union([
  z.array(text),
  z.object({ role: names, permission: names, mode: z.optional(z.enum(['oneOf', 'allOf', 'except'])) }),
]);
const routeMeta = z.object({
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
  badge: z.optional(z.union([text, z.number()])),
  target: some,
  guard: z.optional(guard),
});

interface SentRoute {
  path: string;
  children?: SentRoute[] | undefined;
}

export const route: z.ZodMiniType<SentRoute> = z.looseObject({
  path: text,
  name: some,
  component: some,
  redirect: some,
  meta: z.optional(routeMeta),
  children: z.optional(z.array(z.lazy(() => route))),
});
export const routes = z.union([z.array(route), z.object({ list: z.array(route) })]);

export const notice = z.object({
  id: z.union([text, z.number()]),
  image: some,
  /** HTML. */
  notice: some,
  email: some,
  createdAt: z.optional(instant),
  read: flag,
  link: some,
});
export const notices = listOf(notice);

const credentials = z.object({ username: text, password: text });
const byPhone = z.object({ phone: text, code: text });
const encrypted = z.object({ param: text });
export const login = z.union([credentials, byPhone, encrypted]);
export const newPassword = z.object({ password: text, confirm_password: text });
export const codeRequest = z.object({ phone: text, purpose: z.enum(['login', 'register']) });
export const registration = z.object({
  company_name_cn: text,
  company_name_en: some,
  username: text,
  phone: text,
  code: text,
  email: text,
  password: text,
  country: text,
});
export const signOn = z.object({ code: text, state: text });

export const ids = z.object({ ids: z.array(text) });
export const tree = <T extends z.ZodMiniType>(node: T) => z.object({ list: readableRows(node) });
