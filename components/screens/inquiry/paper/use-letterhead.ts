import { useQuery } from '@tanstack/react-query';
import { contactApi, type Contact } from '@/lib/api/contact';
import { userQuery } from '@/lib/api/session-queries';
import { shopInfoApi, type ShopInfo } from '@/lib/api/shop-info';
import { MAX_PAGE_SIZE } from '@/lib/api/values';

export interface Letterhead {
  name: Record<string, string>;
  shop: ShopInfo | undefined;
  contact: Contact | undefined;
}

/** Who writes: the shop, and the assignee of the inquiry among its contacts, else the primary one. */
export function useLetterhead(assignee: string | undefined) {
  const shop = useQuery({ ...shopInfoApi.detail(), meta: { quiet: true } });
  const contacts = useQuery({ ...contactApi.list({ pageSize: MAX_PAGE_SIZE }), meta: { quiet: true } });
  const { data: user } = useQuery({ ...userQuery(), enabled: false });
  const list = contacts.data?.list ?? [];
  const found = list.find(({ name }) => name === assignee) ?? list.find(({ primary }) => primary) ?? list[0];
  const letterhead: Letterhead = {
    // Without the right to read the shop the account's company name is all there is.
    name: shop.data?.name ?? { zh: user?.username ?? '' },
    shop: shop.data,
    contact: found,
  };
  const isWaiting = [shop, contacts].some(
    ({ isPending, isError, fetchStatus }) => isPending && !isError && fetchStatus !== 'paused',
  );
  return { letterhead, isWaiting, isIncomplete: !isWaiting && shop.data === undefined };
}
