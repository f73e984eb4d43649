import { useQueryClient } from '@tanstack/react-query';
import type { Tab } from '@/lib/router/tabs';
import { reloadTab } from '../tabs/tab-actions';

/** Builds a view anew from new answers: what was read for it before no longer counts. The session's own data stays. */
export function useReload(): (tab: Tab) => void {
  const client = useQueryClient();
  const forget = () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' });
  return (tab) => reloadTab(tab, forget);
}
