import { useRouteTitle } from '@/lib/i18n/route-title';
import type { Tab } from '@/lib/router/tabs';

/** What a tab is called: its page, and the record that it shows. */
export function useTabTitle(): (tab: Pick<Tab, 'title' | 'record'>) => string {
  const titleOf = useRouteTitle();
  return ({ title, record }) => (record ? `${titleOf(title)} · ${record}` : titleOf(title));
}
