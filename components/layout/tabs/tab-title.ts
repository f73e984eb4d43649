import { useRouteTitle } from '@/lib/i18n/route-title';
import type { Tab } from '@/lib/router/tabs';

/** What a tab is called: its page, and the record that it shows, else the parameter where each has a tab of its own. */
export function useTabTitle(): (tab: Pick<Tab, 'title' | 'record' | 'parameter'>) => string {
  const titleOf = useRouteTitle();
  return ({ title, record, parameter }) => [titleOf(title), record || parameter].filter(Boolean).join(' · ');
}
