import { useQueryClient } from '@tanstack/react-query';
import type { Tab } from '@/lib/router/tabs';
import { reloadTab } from '../tabs/tab-actions';

/** Remounts a view with new responses: its queries are invalidated, except those of the session. */
export function useReload(): (tab: Tab) => void {
  const client = useQueryClient();
  const forget = () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' });
  return (tab) => reloadTab(tab, forget);
}
