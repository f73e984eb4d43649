import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { clearNotices, type Notice } from '@/lib/api/notice';
import type { Page } from '@/lib/api/values';
import { showMessage } from '@/lib/state/messages';

const queryKey = ['notice'];

/** Clears all notifications: list and badge are empty at once, and come back if the platform does not clear them. */
export function useClearNotices(): () => void {
  const t = useTranslations('layout');
  const client = useQueryClient();
  const clear = useWrite({
    mutationFn: () => clearNotices(),
    meta: { invalidates: [] },
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<Page<Notice>>({ queryKey });
      client.setQueriesData<Page<Notice>>(
        { queryKey },
        (page) => page && { ...page, list: [], unreadable: [], total: 0 },
      );
      return before;
    },
    onSuccess: () => showMessage('success', t('notice.cleared')),
    onError: (_error, _variables, before) => before?.forEach(([key, page]) => client.setQueryData(key, page)),
    // Not waited for: until a clearing has ended, another press is part of it.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return () => clear.mutate();
}
