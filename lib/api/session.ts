import { getConfig } from '@/lib/config/config';
import { anything, isNumber, isOptional, isRecord, isText, shapeOf } from '@/lib/util/guards';
import { ApiError, isApiError } from './request/errors';
import { request, send } from './request/request';

/** Session calls of contract 2. */

interface PublicKey {
  publicKey?: string;
  mockServer?: unknown;
}

const publicKeySchema = shapeOf(
  (value): value is PublicKey | null | undefined =>
    value === undefined ||
    value === null ||
    (isRecord(value) && (isOptional(isText)(value.publicKey) || value.mockServer === true)),
);

/** The key that logins are encrypted with; undefined if the platform wants them plain (contract 2). */
export async function fetchPublicKey(): Promise<string | undefined> {
  const answer = await request({ call: '/publicKey', method: 'GET', schema: publicKeySchema });
  if (answer?.mockServer === true) return undefined;
  const key = answer?.publicKey?.trim();
  return key === '' || key === 'mock' ? undefined : key;
}

export type Credentials = { username: string; password: string } | { phone: string; code: string };

/** The token in a response, under the configured name. */
function tokenIn(data: unknown): string | undefined {
  const token = (data as Record<string, unknown> | null | undefined)?.[getConfig().tokenName];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

async function tokenOf(call: '/supplier/auth/Login' | '/supplier/auth/callback', body: unknown): Promise<string> {
  const token = tokenIn(await request({ call, method: 'POST', body, schema: anything }));
  if (token !== undefined) return token;
  throw new ApiError('contract', { code: 0, textKey: 'badLogin', call });
}

/** Logs in; `body` is the credentials, or `{ param }` if they are encrypted. */
export const login = (body: Credentials | { param: string }) => tokenOf('/supplier/auth/Login', body);

/** Exchanges the code of single sign-on for a token. */
export const signOn = (answer: { code: string; state: string }) => tokenOf('/supplier/auth/callback', answer);

export interface Registration {
  company_name_cn: string;
  company_name_en?: string;
  username: string;
  phone: string;
  code: string;
  email: string;
  password: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Registers a supplier and returns the message; the token is undefined if the account must be approved first. */
export async function register(body: Registration): Promise<{ token: string | undefined; message: string }> {
  const call = '/supplier/auth/register';
  const { data, message } = await send({ call, method: 'POST', body, schema: anything, write: true });
  return { token: tokenIn(data), message };
}

interface RightsAnswer {
  roles?: string[];
  permissions?: string[];
}
interface UserInfo {
  company_name_cn?: string;
  company_name_en?: unknown;
  logo?: string;
  roles?: unknown[];
  permissions?: unknown[];
  id?: unknown;
  timezone?: unknown;
  features?: unknown;
}

const isSomeText = isOptional(isText);
const isSomeList = isOptional((value): value is unknown[] => Array.isArray(value));
/** Name, picture and rights may be missing, but must not have another type (specification 5). */
const userInfoSchema = shapeOf(
  (value): value is UserInfo =>
    isRecord(value) &&
    isSomeText(value.company_name_cn) &&
    isSomeText(value.logo) &&
    isSomeList(value.roles) &&
    isSomeList(value.permissions),
);

const namesIn = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : undefined);
const rightsIn = (data: unknown): RightsAnswer =>
  isRecord(data) ? { roles: namesIn(data.roles), permissions: namesIn(data.permissions) } : {};

/** Roles and permissions from their own call. A platform without that call has none (contract 2). */
async function fetchRights(): Promise<RightsAnswer> {
  try {
    return rightsIn(await request({ call: '/supplier/auth/getUserPermission', method: 'POST', schema: anything }));
  } catch (error) {
    if (isApiError(error) && ['404', '405'].includes(String(error.code))) return {};
    throw error;
  }
}

/** The current user in the client's own names. */
export interface User {
  /** The id of the account, if the platform sends it (contract 2). */
  id?: string;
  /** The zone of the shop's days (IANA); without it the browser's zone is used. */
  timezone?: string;
  username: string;
  /** The name in English, if the platform sends it. */
  usernameEn?: string;
  avatar: string;
  roles: string[];
  permissions: string[];
  /** What the platform knows beyond the basic contract (contract 5). */
  features: string[];
}

/** A name, which platforms may send as a number; undefined for any other type. */
const nameIn = (value: unknown): string | undefined =>
  (isText(value) && value !== '') || isNumber(value) ? String(value) : undefined;

async function contractErrorAs<T>(textKey: 'badUserInfo' | 'badRoutes', call: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isApiError(error, 'contract') ? new ApiError('contract', { code: 0, textKey, call, cause: error }) : error;
  }
}

/** The user of the session; roles and permissions come from their own call if the first response contains neither. */
export async function fetchUser(): Promise<User> {
  const call = '/supplier/auth/getUserInfo';
  const info = await contractErrorAs('badUserInfo', call, request({ call, method: 'POST', schema: userInfoSchema }));
  const rights = info.roles || info.permissions ? rightsIn(info) : await fetchRights();
  return {
    id: nameIn(info.id),
    timezone: isText(info.timezone) ? nameIn(info.timezone) : undefined,
    username: info.company_name_cn ?? '',
    usernameEn: nameIn(info.company_name_en),
    avatar: info.logo ?? '',
    roles: rights.roles ?? [],
    permissions: rights.permissions ?? [],
    features: namesIn(info.features) ?? [],
  };
}

const routeListSchema = shapeOf(
  (value): value is unknown[] | { list: unknown[] } =>
    Array.isArray(value) || (isRecord(value) && Array.isArray(value.list)),
);

/** The platform's routes as received; lib/router parses them. */
export async function fetchRoutes(): Promise<unknown[]> {
  const call = '/router/getList';
  const answer = await contractErrorAs('badRoutes', call, request({ call, method: 'GET', schema: routeListSchema }));
  return Array.isArray(answer) ? answer : answer.list;
}

/** Ends a session on the platform, after it has ended here: the response is not used. */
export const logout = (endedToken: string) => request({ call: '/logout', method: 'GET', schema: anything, endedToken });

/** Seconds, where the platform does not say after how many another code may be requested. */
const USUAL_WAIT = 60;

/** Sends a code to a phone and returns the seconds until another one may be requested. */
export const sendCode = async (phone: string, purpose: 'login' | 'register'): Promise<number> => {
  const call = '/supplier/auth/sendCode';
  const { data } = await send({ call, method: 'POST', body: { phone, purpose }, schema: anything, write: true });
  // The code has been sent, whatever else the response holds.
  const wait = isRecord(data) ? Number(data.resendAfter ?? NaN) : NaN;
  return wait >= 0 ? wait : USUAL_WAIT;
};
