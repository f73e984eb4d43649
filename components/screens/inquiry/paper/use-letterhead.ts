import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactApi } from '@/lib/api/contact';
import { isWaitingFor } from '@/components/ui/use-records';
import { useFeature } from '@/lib/api/features';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { userQuery } from '@/lib/api/session-queries';
import { shopInfoApi } from '@/lib/api/shop-info';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import { keepTyped, letterheadOf, readTyped, type TypedHead } from './letterhead';

const NOTHING: TypedHead = { name: {}, address: {}, contact: {}, banks: {} };

/**
 * Who writes: the shop, and the assignee of the inquiry among its contacts, else the primary one. Where the platform has
 * no letterheads (contract 5), what its texts lack is typed.
 */
export function useLetterhead({ assignee }: Pick<Inquiry, 'assignee'>, currency: string) {
  const shop = useQuery({ ...shopInfoApi.detail(), meta: { quiet: true } });
  const contacts = useQuery({ ...contactApi.list({ pageSize: MAX_PAGE_SIZE }), meta: { quiet: true } });
  const { data: user } = useQuery({ ...userQuery(), enabled: false });
  const isTyped = !useFeature('letterhead');
  const [typed, setTyped] = useState(readTyped);
  const list = contacts.data?.list ?? [];
  const contact = list.find(({ name }) => name === assignee) ?? list.find(({ primary }) => primary) ?? list[0];
  const account = { zh: user?.username ?? '', en: user?.usernameEn ?? '' };
  const sources = { shop: shop.data, contact, account, currency };
  const isWaiting = isWaitingFor([shop, contacts]);
  return {
    letterhead: letterheadOf(sources, isTyped ? typed : NOTHING),
    isWaiting,
    isIncomplete: !isWaiting && shop.data === undefined,
    /** What is typed, over what the platform has; undefined where that has letterheads. */
    own: isTyped
      ? {
          typed,
          known: letterheadOf(sources, NOTHING),
          type: (next: TypedHead) => {
            setTyped(next);
            keepTyped(next);
          },
        }
      : undefined,
  };
}

export type LetterheadState = ReturnType<typeof useLetterhead>;
