import * as z from 'zod/mini';
import { ApiError, isApiError } from './errors';
import { request, send } from './request';
import { getConfig } from '@/lib/config/config';

/** Session calls of contract 2. */

const anything = z.unknown();

const publicKeySchema = z.object({ publicKey: z.string(), mockServer: z.optional(z.boolean()) });

export const fetchPublicKey = () => request({ call: '/publicKey', method: 'GET', schema: publicKeySchema });

export type Credentials = { username: string; password: string } | { phone: string; code: string };

/** The token of an answer, under the configured name. */
async function tokenOf(call: '/supplier/auth/Login' | '/supplier/auth/callback', body: unknown): Promise<string> {
  const { tokenName } = getConfig();
  const data = await request({ call, method: 'POST', body, schema: anything });
  const token = (data as Record<string, unknown> | null | undefined)?.[tokenName];
  if (typeof token === 'string' && token !== '') return token;
  throw new ApiError('contract', { code: 0, textKey: 'badLogin', call });
}

/** Logs in; `body` is the credentials, or `{ param }` where they are encrypted. */
export const login = (body: Credentials | { param: string }) => tokenOf('/supplier/auth/Login', body);

const userInfoSchema = z.looseObject({
  company_name_cn: z.optional(z.string()),
  logo: z.optional(z.string()),
  roles: z.optional(z.array(z.string())),
  permissions: z.optional(z.array(z.string())),
});

/** Who is logged in, in the client's words. */
export interface User {
  username: string;
  avatar: string;
  roles: string[];
  permissions: string[];
}

const permissionSchema = z.object({
  roles: z.optional(z.array(z.string())),
  permissions: z.optional(z.array(z.string())),
});

async function contractErrorAs<T>(textKey: 'badUserInfo' | 'badRoutes', call: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isApiError(error, 'contract') ? new ApiError('contract', { code: 0, textKey, call, cause: error }) : error;
  }
}

/** The user of the session; roles and permissions come from their own call when the first answer had neither. */
export async function fetchUser(): Promise<User> {
  const call = '/supplier/auth/getUserInfo';
  const info = await contractErrorAs('badUserInfo', call, request({ call, method: 'POST', schema: userInfoSchema }));
  const rights =
    info.roles || info.permissions
      ? info
      : await request({ call: '/supplier/auth/getUserPermission', method: 'POST', schema: permissionSchema });
  return {
    username: info.company_name_cn ?? '',
    avatar: info.logo ?? '',
    roles: rights.roles ?? [],
    permissions: rights.permissions ?? [],
  };
}

const routeListSchema = z.union([z.array(anything), z.object({ list: z.array(anything) })]);

/** The platform's routes as they came; lib/router makes sense of each. */
export async function fetchRoutes(): Promise<unknown[]> {
  const call = '/router/getList';
  const answer = await contractErrorAs('badRoutes', call, request({ call, method: 'GET', schema: routeListSchema }));
  return Array.isArray(answer) ? answer : answer.list;
}

/** Tells the platform; the client is logged out here whatever it answers. */
export const logout = () => request({ call: '/logout', method: 'GET', schema: anything });

/** Sends a code to a phone; answers the seconds until another may be asked for. */
export const sendCode = async (phone: string, purpose: 'login' | 'register'): Promise<number> => {
  const schema = z.object({ resendAfter: z.number() });
  const body = { phone, purpose };
  const { data } = await send({ call: '/supplier/auth/sendCode', method: 'POST', body, schema, write: true });
  return data.resendAfter;
};
