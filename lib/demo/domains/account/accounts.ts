import type { Account } from '@/lib/demo/platform/platform';
import { DOMAIN_CALLS, domainsWith } from '@/lib/domains';
import { DEMO_ACCOUNT, DEMO_SALES_ACCOUNT } from './demo-account';

/** Entities that can be changed, and that the rights to change them name (contract 1). */
const CHANGED = new Set(DOMAIN_CALLS.flatMap((call) => /^\/supplier\/(\w+)\/do/.exec(call)?.[1] ?? []));
/** The demo's own rights to read: the contract has none. */
const READS = [...domainsWith('icon'), 'classify', 'shop', 'stats'];

/** To see and change what products cost (contract 5). */
export const PRIVATE_COST = 'product:cost';

/** All rights; the first account of a company has them. */
export const ALL_PERMISSIONS = [
  ...[...CHANGED].flatMap((entity) => [`${entity}:edit`, `${entity}:delete`]),
  ...READS.map((domain) => `${domain}:read`),
  PRIVATE_COST,
];

/** The sales account reads everything but the shop's settings, and edits inquiries and product texts only. */
const SALES_PERMISSIONS = [
  'product:read',
  'product:edit',
  'material:read',
  'classify:read',
  'blog:read',
  'question:read',
  'question:edit',
  'inquiry:read',
  'inquiry:edit',
  'replyTemplate:edit',
  'replyTemplate:delete',
  'stats:read',
];

/** A short hash (cyrb53), so that a password typed into the demo is not stored in clear text. */
export function hashPassword(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const char of `yongquan:${text}`) {
    const code = char.codePointAt(0)!;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

const COMPANY = { company: '宁波甬泉泵业有限公司', companyEn: 'Ningbo Yongquan Pump Co., Ltd.' };

export const seedAccounts = (): Account[] => [
  {
    username: DEMO_ACCOUNT.username,
    passwordHash: hashPassword(DEMO_ACCOUNT.password),
    phone: DEMO_ACCOUNT.phone,
    ...COMPANY,
    roles: ['admin'],
    permissions: ALL_PERMISSIONS,
  },
  {
    username: DEMO_SALES_ACCOUNT.username,
    passwordHash: hashPassword(DEMO_SALES_ACCOUNT.password),
    phone: '13900139000',
    ...COMPANY,
    roles: ['sales'],
    permissions: SALES_PERMISSIONS,
  },
];
