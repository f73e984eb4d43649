import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { clearNotices, notices } from '@/lib/api/notice';
import { closeMessage, runMessageAction, showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { store, useAtomValue } from '@/lib/state/store';
import { clearedOf, keyOf, sendLast, type NoticePage } from './use-notices';

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
