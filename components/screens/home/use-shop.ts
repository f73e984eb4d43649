import { useQueries } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/request/errors';
import { contactApi } from '@/lib/api/contact';
import { shopDetailApi } from '@/lib/api/shop-detail';
import { shopInfoApi } from '@/lib/api/shop-info';
import { strengthApi } from '@/lib/api/strength';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import { expiringBy } from '@/lib/util/expiry';
import type { Shop } from './shop-tasks';

// In the background: a user without the right to read the shop is not sent away from home.
const meta = { quiet: true };

/** Loads everything that home shows about the shop; it is complete or fails. */
export function useShop(today: string) {
  const certificate = { kind: 'certificate' };
  const ending = expiringBy(today);
  const answers = useQueries({
    queries: [
      { ...shopInfoApi.detail(), meta },
      { ...shopDetailApi.detail(), meta },
      { ...contactApi.list({ pageSize: MAX_PAGE_SIZE }), meta },
      strengthApi.count(certificate),
      strengthApi.count({ ...certificate, ...ending }),
    ],
  });
  const [info, detail, contacts, certificates, expiring] = answers;
  const failed = answers.filter(({ error, data }) => error && data === undefined);
  const shop: Shop | undefined =
    info.data && detail.data && contacts.data && certificates.data !== undefined && expiring.data !== undefined
      ? {
          info: info.data,
          detail: detail.data,
          contacts: contacts.data.list,
          certificates: certificates.data,
          expiring: expiring.data,
          expiringBy: ending,
        }
      : undefined;
  return {
    shop,
    error: failed[0]?.error,
    forbidden: failed.some(({ error }) => isApiError(error, 'forbidden')),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
