import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { perSession } from '@/lib/auth/session';
import { clearNotices, notices, type Notice, type nextPoll } from '@/lib/api/notice';
import type { Page } from '@/lib/api/values';
import { runMessageAction, showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { atom, store, useAtomValue } from '@/lib/state/store';

type NoticePage = Page<Notice>;
type NoticeType = Parameters<typeof notices>[0];

interface Cleared {
  keys: ReadonlySet<string>;
  total: number;
  /** The message that offers the undo. */
  message: number;
}

/** Notices that are cleared here, while that can still be undone: the platform knows no way back. */
const clearedOf = perSession(() => atom<Cleared | undefined>(undefined));

const keyOf = (notice: Notice) => String(notice.id ?? JSON.stringify(notice));

function withoutCleared(page: NoticePage | undefined, cleared: Cleared | undefined): NoticePage | undefined {
  if (!page || !cleared) return page;
  const list = page.list.filter((notice) => !cleared.keys.has(keyOf(notice)));
  return { ...page, list, unreadable: [], total: Math.max(list.length, page.total - cleared.total) };
}

/** The notices of one tab without those just cleared. */
export function useNotices(type: NoticeType, poll?: typeof nextPoll) {
  const cleared = useAtomValue(clearedOf(useSession()));
  const query = useQuery({ ...notices(type), refetchInterval: poll ? ({ state }) => poll(state) : undefined });
  return { query, page: withoutCleared(query.data, cleared) };
}

/** Brings back what was cleared, while that can be undone; the message that offers it goes. */
export function useUndoClear(): (() => void) | undefined {
  const cleared = useAtomValue(clearedOf(useSession()));
  return cleared ? () => runMessageAction(cleared.message) : undefined;
}

/** Hides all notices at once; the platform clears them when the undo was not used. */
export function useClearNotices() {
  const t = useTranslations('layout');
  const undo = useTranslations('feedback')('undo');
  const client = useQueryClient();
  const session = useSession();
  const clearedAtom = clearedOf(session);
  const show = () => store.set(clearedAtom, undefined);
  const clear = useWrite({
    mutationFn: clearNotices,
    meta: { invalidates: [['notice']] },
    onSuccess: () => {
      client.setQueriesData<NoticePage>({ queryKey: ['notice'] }, (page) => page && { ...page, list: [], total: 0 });
    },
    onSettled: show,
  });
  return () => {
    const pages = (['notice', 'email'] as const).flatMap((type) => client.getQueryData(notices(type).queryKey) ?? []);
    const total = Math.max(0, ...pages.map((page) => page.total));
    if (store.get(clearedAtom) || total === 0) return;
    const send = () => {
      if (!session.isOver) clear.mutate();
    };
    const message = showMessage('success', t('notice.cleared'), { label: undo, run: show, missed: send, undoes: true });
    store.set(clearedAtom, { keys: new Set(pages.flatMap(({ list }) => list.map(keyOf))), total, message });
  };
}
