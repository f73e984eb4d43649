import { DOMAIN_CALLS } from '../domains';

const OTHERS = [
  '/publicKey',
  '/supplier/auth/Login',
  '/supplier/auth/getUserInfo',
  '/logout',
  '/supplier/auth/modifyPassword',
  '/supplier/auth/getUserPermission',
  '/router/getList',
  '/supplier/auth/sendCode',
  '/supplier/auth/register',
  '/supplier/auth/callback',
  '/notice/getList',
  '/notice/doClear',
  '/supplier/search',
  '/supplier/file/upload',
  '/supplier/stats/getOverview',
];

/**
 * Every call of the platform contract (sections 2 to 4) by its default path. A deployment can remap any of them with
 * `paths` in config.json; an entry there that is not in this list is refused.
 */
export const CALLS: ReadonlySet<string> = new Set([...OTHERS, ...DOMAIN_CALLS]);
