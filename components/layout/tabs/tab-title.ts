import { useRouteTitle } from '@/lib/i18n/route-title';
import type { Tab } from '@/lib/router/tabs';

/** What a tab is called: the record that it shows, else its page, with the parameter where each has a tab of its own. */
export function useTabTitle(): (tab: Pick<Tab, 'title' | 'record' | 'parameter'>) => string {
  const titleOf = useRouteTitle();
  return ({ title, record, parameter }) => record || [titleOf(title), parameter].filter(Boolean).join(' · ');
}
