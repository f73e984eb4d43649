import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { readToken } from '@/lib/auth/token';
import { clearNotices, notices, type Notice, type nextPoll } from '@/lib/api/notice';
import type { Page } from '@/lib/api/values';
import { runMessageAction, showMessage } from '@/lib/state/messages';
import { atom, store, useAtomValue } from '@/lib/state/store';

type NoticePage = Page<Notice>;
type NoticeType = Parameters<typeof notices>[0];

interface Cleared {
  /** The session that cleared them: another one sees its own. */
  token: string | undefined;
  keys: ReadonlySet<string>;
  total: number;
  /** The message that offers the undo. */
  message: number;
}

/** Notices that are cleared here, while that can still be undone: the platform knows no way back. */
const clearedAtom = atom<Cleared | undefined>(undefined);

const keyOf = (notice: Notice) => String(notice.id ?? JSON.stringify(notice));

function withoutCleared(page: NoticePage | undefined, cleared: Cleared | undefined): NoticePage | undefined {
  if (!page || !cleared || cleared.token !== readToken()) return page;
  const list = page.list.filter((notice) => !cleared.keys.has(keyOf(notice)));
  return { ...page, list, unreadable: [], total: Math.max(list.length, page.total - cleared.total) };
}

/** The notices of one tab without those just cleared. */
export function useNotices(type: NoticeType, poll?: typeof nextPoll) {
  const cleared = useAtomValue(clearedAtom);
  const query = useQuery({ ...notices(type), refetchInterval: poll ? ({ state }) => poll(state) : undefined });
  return { query, page: withoutCleared(query.data, cleared) };
}

/** Brings back what was cleared, while that can be undone; the message that offers it goes. */
export function useUndoClear(): (() => void) | undefined {
  const cleared = useAtomValue(clearedAtom);
  return cleared && cleared.token === readToken() ? () => runMessageAction(cleared.message) : undefined;
}

/** Hides all notices at once; the platform clears them when the undo was not used. */
export function useClearNotices() {
  const t = useTranslations('layout');
  const undo = useTranslations('feedback')('undo');
  const client = useQueryClient();
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
    const token = readToken();
    const cleared = store.get(clearedAtom);
    if ((cleared && cleared.token === token) || total === 0) return;
    const send = () => {
      if (readToken() === token) clear.mutate();
    };
    const message = showMessage('success', t('notice.cleared'), { label: undo, run: show, missed: send });
    store.set(clearedAtom, { token, keys: new Set(pages.flatMap(({ list }) => list.map(keyOf))), total, message });
  };
}
