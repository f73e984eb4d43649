import type { StrengthEntry } from '@/lib/api/strength';
import { expiringBy } from '@/lib/util/expiry';
import { paths } from '@/lib/router/paths';
import type { Account } from '@/lib/demo/platform/platform';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import type { Platform } from '@/lib/demo/platform/platform';
import { isReminderDue } from '../inquiry/handlers';
import { inStatus } from '../product/store';
import { isPending, isUnanswered, isUnreplied } from '../menu/waiting';

/** To-dos that the account may see. Each path opens a list with exactly the counted records. */
export function todoOf(platform: Platform, { permissions }: Account) {
  const having = (status: string) => platform.store('product').count([inStatus([status])]);
  const { validTo } = expiringBy(dayInShop(platform.now()));
  const expiring = ({ kind, validTo: end = '' }: StrengthEntry) =>
    kind === 'certificate' && end !== '' && end <= validTo;
  const all = [
    {
      kind: 'inquiry',
      right: 'inquiry:read',
      count: platform.store('inquiry').records().filter(isUnanswered).length,
      path: paths.inquiries({ status: 'new' }),
    },
    {
      kind: 'reminder',
      right: 'inquiry:read',
      count: platform
        .store('inquiry')
        .records()
        .filter((one) => isReminderDue(one, platform.now())).length,
      path: paths.inquiries({ remindDue: 'true' }),
    },
    {
      kind: 'rejected',
      right: 'product:read',
      count: having('rejected'),
      path: paths.productList({ status: 'rejected' }),
    },
    {
      kind: 'question',
      right: 'question:read',
      count: platform.store('question').records().filter(isPending).length,
      path: paths.questions({ status: 'pending' }),
    },
    {
      kind: 'review',
      right: 'review:read',
      count: platform.store('review').records().filter(isUnreplied).length,
      path: paths.reviews({ status: 'visible', replied: 'false' }),
    },
    {
      kind: 'certificate',
      right: 'shop:read',
      count: platform.store('shopResource').records().filter(expiring).length,
      path: paths.strength({ kind: 'certificate', validTo }),
    },
    { kind: 'draft', right: 'product:read', count: having('draft'), path: paths.productList({ status: 'draft' }) },
    {
      kind: 'reviewing',
      right: 'product:read',
      count: having('reviewing'),
      path: paths.productList({ status: 'reviewing' }),
    },
  ];
  return all
    .filter(({ count, right }) => count > 0 && permissions.includes(right))
    .map(({ right: _, ...todo }) => todo);
}
