import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Tab } from '@/lib/router/tabs';
import { currentTab, reloadTab } from '../tabs/tab-actions';

/**
 * Remounts a view, by itself that of the address, with new responses: its queries are invalidated, except those of the
 * session.
 */
export function useReload(): (tab?: Tab) => void {
  const client = useQueryClient();
  return useCallback(
    (tab = currentTab()) => {
      const forget = () =>
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' });
      if (tab) reloadTab(tab, forget);
    },
    [client],
  );
}
