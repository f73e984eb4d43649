import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { arrange, type CloseScope, closing, freshId, isPinnable, neighbourOf, type Tab } from '@/lib/router/tabs';
import { useAtomValue, store } from '@/lib/state/store';
import { closedTabsAtom, maximisedAtom, tabsAtom } from '@/lib/state/tabs';
import { hrefOf, navigate } from '@/lib/router/location';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { closeTabs } from './tab-actions';
import { stepTab, toggleMaximised, togglePin } from './tab-tools';
import { useReload } from '../views/use-reload';
import { putScroll } from '@/lib/state/view-scroll';

/**
 * Reopens the tab that was closed last: its URL with the query, its position, its pin and its scroll offsets. Other
 * state of its view is lost; a form restores its draft.
 */
function reopenTab(): void {
  const last = store.get(closedTabsAtom).at(-1);
  if (!last) return;
  store.set(closedTabsAtom, (closed) => closed.slice(0, -1));
  const { tab, at, scroll } = last;
  const open = store.get(tabsAtom);
  const isOpen = open.some((other) => other.full === tab.full || (!tab.dynamic && other.route === tab.route));
  if (!isOpen) {
    const id = freshId(open, tab.full);
    putScroll(id, scroll);
    store.set(tabsAtom, arrange([...open.slice(0, at), { ...tab, id }, ...open.slice(at)]));
  }
  navigate(tab.full);
}

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

/** Commands of a tab, those of the specification first; commands without effect are disabled. */
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
