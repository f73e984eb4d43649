import { useQuery } from '@tanstack/react-query';
import { perSession, type Session } from '@/lib/auth/session';
import { clearNotices, notices, type Notice, type nextPoll } from '@/lib/api/notice';
import type { Page } from '@/lib/api/values';
import { useSession } from '@/lib/state/session';
import { atom, store, useAtomValue } from '@/lib/state/store';

export type NoticePage = Page<Notice>;
type NoticeType = Parameters<typeof notices>[0];

interface Cleared {
  keys: ReadonlySet<string>;
  total: number;
  message: number;
}

/** Notifications hidden here while clearing can be undone: the platform cannot undo it. */
export const clearedOf = perSession(
  () => atom<Cleared | undefined>(undefined),
  (clearedAtom, how, session) => {
    if (how === 'logout' && store.get(clearedAtom)) sendLast(session);
  },
);

/** That they are cleared has been said: it becomes true although the time for undo ends with the session or the page. */
export const sendLast = ({ token = '' }: Session): void =>
  void clearNotices(token).catch((error: unknown) => console.warn('[notices]', String(error)));

export const keyOf = (notice: Notice) => String(notice.id ?? JSON.stringify(notice));

function withoutCleared(page: NoticePage | undefined, cleared: Cleared | undefined): NoticePage | undefined {
  if (!page || !cleared) return page;
  const list = page.list.filter((notice) => !cleared.keys.has(keyOf(notice)));
  return { ...page, list, unreadable: [], total: Math.max(list.length, page.total - cleared.total) };
}

export function useNotices(type: NoticeType, poll?: typeof nextPoll) {
  const cleared = useAtomValue(clearedOf(useSession()));
  const query = useQuery({ ...notices(type), refetchInterval: poll ? ({ state }) => poll(state) : undefined });
  return { query, page: withoutCleared(query.data, cleared) };
}
