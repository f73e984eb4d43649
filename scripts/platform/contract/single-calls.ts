import { categorySchema } from '@/lib/api/category';
import { uploadedFileSchema } from '@/lib/api/file';
import { OUTCOME_TOTALS } from '@/lib/api/outcome';
import { searchSchema } from '@/lib/api/search';
import { OVERVIEW } from '@/lib/api/stats';
import * as v from '@/lib/schema/schema';
import type { DescribedCall } from './call';
import * as plain from './plain-schemas';

const overview = v.object({
  ...OVERVIEW.totals.entries,
  totals: v.object({ ...OVERVIEW.totals.entries.totals.entries, ...OUTCOME_TOTALS }),
  ...OVERVIEW.series.entries,
  ...OVERVIEW.countries.entries,
  ...OVERVIEW.products.entries,
  ...OVERVIEW.todo.entries,
});
const categoryTree = plain.tree(categorySchema);

const session = { tag: 'session', contract: '2. Session' };
const beside = '3. Notices, search, files, numbers';

/** Calls that belong to no entity. */
export const SINGLE_CALLS: readonly DescribedCall[] = [
  {
    ...session,
    path: '/publicKey',
    method: 'get',
    summary: 'The key that logins are encrypted with (base64 SPKI, no PEM header)',
    data: plain.publicKey,
    open: true,
  },
  {
    ...session,
    path: '/supplier/auth/Login',
    method: 'post',
    summary: 'Log in by password, by phone and code, or with an encrypted body',
    body: plain.login,
    data: plain.token,
    open: true,
  },
  {
    ...session,
    path: '/supplier/auth/getUserInfo',
    method: 'post',
    summary: 'Who is logged in, and with which rights',
    data: plain.userInfo,
  },
  { ...session, path: '/logout', method: 'get', summary: 'End the session' },
  {
    ...session,
    path: '/supplier/auth/modifyPassword',
    method: 'post',
    summary: 'Change the password',
    body: plain.newPassword,
    write: true,
  },
  {
    ...session,
    path: '/supplier/auth/getUserPermission',
    method: 'post',
    summary: 'The rights, where user info carried none',
    data: plain.rights,
  },
  {
    ...session,
    path: '/router/getList',
    method: 'get',
    summary: 'The routes that make the menu',
    data: plain.routes,
  },
  {
    ...session,
    path: '/supplier/auth/sendCode',
    method: 'post',
    summary: 'Send a code to a phone',
    body: plain.codeRequest,
    data: plain.resendAfter,
    open: true,
    write: true,
  },
  {
    ...session,
    path: '/supplier/auth/register',
    method: 'post',
    summary: 'Register a supplier; without a token the account waits for approval',
    body: plain.registration,
    data: plain.registered,
    open: true,
    write: true,
  },
  {
    ...session,
    path: '/supplier/auth/callback',
    method: 'post',
    summary: 'Exchange the code of single sign-on for a token',
    body: plain.signOn,
    data: plain.token,
    open: true,
  },
  {
    tag: 'notices',
    contract: beside,
    path: '/notice/getList',
    method: 'get',
    summary: 'Notices; a row holds both texts, and the total counts all rows',
    query: [['type', ['notice', 'email']]],
    data: plain.notices,
  },
  {
    tag: 'notices',
    contract: beside,
    path: '/notice/doClear',
    method: 'post',
    summary: 'Clear the notices',
    body: v.object({ type: v.optional(v.picklist(['notice', 'email'])) }),
    write: true,
  },
  {
    tag: 'search',
    contract: beside,
    path: '/supplier/search',
    method: 'get',
    summary: 'Search records of every kind',
    query: [
      ['keyword', 'text', true],
      ['limit', 'number'],
    ],
    data: searchSchema,
  },
  {
    tag: 'files',
    contract: beside,
    path: '/supplier/file/upload',
    method: 'post',
    summary: 'Upload a file',
    body: 'file',
    data: uploadedFileSchema,
    write: true,
  },
  {
    tag: 'numbers',
    contract: beside,
    path: '/supplier/stats/getOverview',
    method: 'get',
    summary: 'The numbers of the home page for a span of days, and of the span before',
    query: [
      ['from', 'day'],
      ['to', 'day'],
    ],
    data: overview,
  },
  {
    tag: 'category',
    contract: '4. What a supplier manages: category',
    path: '/supplier/category/getTree',
    method: 'get',
    summary: 'The tree of the platform’s own categories',
    data: categoryTree,
  },
];
