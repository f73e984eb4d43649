import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { isPinnable, neighbourOf } from '@/lib/router/tab-order';
import { closing, type CloseScope, type Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { closedTabsAtom, maximisedAtom } from '@/lib/state/tabs';
import { hrefOf } from '@/lib/router/location';
import { openNewWindow } from '@/lib/util/new-window';
import { reopenTab } from './reopen-tab';
import { closeTabs } from './tab-actions';
import { stepTab, toggleMaximised, togglePin } from './tab-tools';
import { useReload } from './use-reload';

const SCOPES = [
  ['one', 'close'],
  ['others', 'closeOthers'],
  ['left', 'closeLeft'],
  ['right', 'closeRight'],
  ['all', 'closeAll'],
] as const satisfies readonly (readonly [CloseScope, string])[];

const STEPS = [
  [-1, 'moveLeft'],
  [1, 'moveRight'],
] as const;

/** The commands on a tab, those of the specification first; what would change nothing cannot be chosen. */
export function useTabCommands(): (tab: Tab, tabs: readonly Tab[]) => MenuAction[] {
  const t = useTranslations('layout');
  const reloadTab = useReload();
  const nothingClosed = useAtomValue(closedTabsAtom).length === 0;
  const maximised = useAtomValue(maximisedAtom);
  return (tab, tabs) => [
    { key: 'refresh', label: t('tabs.refresh'), run: () => reloadTab(tab) },
    ...SCOPES.map(([scope, key]) => ({
      key,
      label: t(`tabs.${key}`),
      disabled: closing(tabs, tab, scope).length === 0,
      run: () => closeTabs(tab, scope),
    })),
    {
      key: 'pin',
      label: t(tab.pinned ? 'tabs.unpin' : 'tabs.pin'),
      disabled: !isPinnable(tabs, tab),
      divided: true,
      run: () => togglePin(tab),
    },
    ...STEPS.map(([step, key]) => ({
      key,
      label: t(`tabs.${key}`),
      disabled: !neighbourOf(tabs, tab, step),
      run: () => void stepTab(tab, step),
    })),
    { key: 'reopen', label: t('tabs.reopen'), disabled: nothingClosed, divided: true, run: reopenTab },
    { key: 'window', label: t('tabs.newWindow'), run: () => openNewWindow(hrefOf(tab.full)) },
    { key: 'maximise', label: t(maximised ? 'tabs.restore' : 'tabs.maximise'), run: toggleMaximised },
  ];
}
