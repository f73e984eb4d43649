import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { perSession, type Session } from '@/lib/auth/session';
import { clearNotices, notices, type Notice, type nextPoll } from '@/lib/api/notice';
import type { Page } from '@/lib/api/values';
import { closeMessage, runMessageAction, showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { atom, store, useAtomValue } from '@/lib/state/store';

type NoticePage = Page<Notice>;
type NoticeType = Parameters<typeof notices>[0];

interface Cleared {
  keys: ReadonlySet<string>;
  total: number;
  message: number;
}

/** Notifications hidden here while clearing can be undone: the platform cannot undo it. */
const clearedOf = perSession(
  () => atom<Cleared | undefined>(undefined),
  (clearedAtom, how, session) => {
    if (how === 'logout' && store.get(clearedAtom)) sendLast(session);
  },
);

/** That they are cleared has been said: it becomes true although the time for undo ends with the session or the page. */
const sendLast = ({ token = '' }: Session): void =>
  void clearNotices(token).catch((error: unknown) => console.warn('[notices]', String(error)));

const keyOf = (notice: Notice) => String(notice.id ?? JSON.stringify(notice));

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

export function useUndoClear(): (() => void) | undefined {
  const cleared = useAtomValue(clearedOf(useSession()));
  return cleared ? () => runMessageAction(cleared.message) : undefined;
}

/** Hides all notifications at once; the request is sent when the time for undo is over. */
export function useClearNotices() {
  const t = useTranslations('layout');
  const undo = useTranslations('feedback')('undo');
  const client = useQueryClient();
  const session = useSession();
  const clearedAtom = clearedOf(session);
  const show = () => store.set(clearedAtom, undefined);
  const empty = () => {
    client.setQueriesData<NoticePage>({ queryKey: ['notice'] }, (page) => page && { ...page, list: [], total: 0 });
    show();
  };
  const clear = useWrite({
    mutationFn: () => clearNotices(),
    meta: { invalidates: [['notice']] },
    onSuccess: () => empty(),
    onSettled: show,
  });
  return () => {
    const pages = (['notice', 'email'] as const).flatMap((type) => client.getQueryData(notices(type).queryKey) ?? []);
    const total = Math.max(0, ...pages.flatMap(({ list, total }) => [list.length, total]));
    if (store.get(clearedAtom) || total === 0) return;
    const stop = () => window.removeEventListener('pagehide', onHide);
    const run = () => {
      stop();
      show();
    };
    const missed = () => {
      stop();
      if (store.get(clearedAtom) && !session.isOver) clear.mutate();
    };
    const onHide = () => {
      stop();
      if (session.isOver) return;
      sendLast(session);
      empty();
      // A page that comes back offers no undo of what has been sent.
      closeMessage(message);
    };
    const message = showMessage('success', t('notice.cleared'), { label: undo, run, missed, undoes: true });
    window.addEventListener('pagehide', onHide);
    store.set(clearedAtom, { keys: new Set(pages.flatMap(({ list }) => list.map(keyOf))), total, message });
  };
}
