import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { closing, type CloseScope, type Tab } from '@/lib/router/tabs';
import { closeTabs } from './tab-actions';
import { useReload } from './use-reload';

const SCOPES = [
  ['one', 'close'],
  ['others', 'closeOthers'],
  ['left', 'closeLeft'],
  ['right', 'closeRight'],
  ['all', 'closeAll'],
] as const satisfies readonly (readonly [CloseScope, string])[];

/** The commands on a tab; those that would close nothing cannot be chosen. */
export function useTabCommands(): (tab: Tab, tabs: readonly Tab[]) => MenuAction[] {
  const t = useTranslations('layout');
  const reloadTab = useReload();
  return (tab, tabs) => [
    { key: 'refresh', label: t('tabs.refresh'), run: () => reloadTab(tab) },
    ...SCOPES.map(([scope, key]) => ({
      key,
      label: t(`tabs.${key}`),
      disabled: closing(tabs, tab, scope).length === 0,
      run: () => closeTabs(tab, scope),
    })),
  ];
}
