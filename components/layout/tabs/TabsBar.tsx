import { Ellipsis, Minimize2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState, type ComponentProps } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { fetchAhead, lazyPart } from '@/components/ui/loading/lazy-part';
import { currentLocation, navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { useAtomValue, store } from '@/lib/state/store';
import { maximisedAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { TabList } from './TabList';
import { closeTabs } from './tab-actions';
import { toggleMaximised } from './tab-tools';
import { useOpenPage } from '../open-page';
import { useReload } from '../views/use-reload';
import { isField } from '@/lib/state/shortcuts';
import { isComposing } from '@/lib/util/browser/composing';
import styles from './tabs-bar.module.css';

/**
 * app/globals.css hides menu and header by the attribute. The bar has the button to end it, so it ends with the bar.
 */
function useMaximised(): boolean {
  const on = useAtomValue(maximisedAtom);
  useEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    root.toggleAttribute('data-maximised', true);
    const leave = (event: KeyboardEvent) => {
      // Escape in a field is handled by the field.
      const isFree = !event.defaultPrevented && !isComposing(event) && !isField(event.target);
      if (event.key === 'Escape' && isFree) store.set(maximisedAtom, false);
    };
    window.addEventListener('keydown', leave);
    return () => {
      root.removeAttribute('data-maximised');
      window.removeEventListener('keydown', leave);
    };
  }, [on]);
  return on;
}

const TabMenu = lazyPart(() => import('./TabMenu').then((module) => module.TabMenu));
const TabsPanel = lazyPart(() => import('./TabsPanel').then((module) => module.TabsPanel));

type TabListProps = ComponentProps<typeof TabList>;
const closeOne: TabListProps['onClose'] = (tab) => closeTabs(tab, 'one');

/**
 * The open pages as tabs. A click on the current one reloads it (specification 2).
 *
 * They follow the page that was opened: MUI's tabs measure themselves whenever they are rendered, and when the page has been
 * painted, that lays nothing out.
 */
export function TabsBar() {
  const t = useTranslations('layout.tabs');
  const { tab: current, tabs: open } = useDeferredValue(useOpenPage());
  const tabs = open.filter((tab) => tab.shown);
  const { showTabsIcon, tabsBarStyle } = useAtomValue(themeAtom);
  const [menu, setMenu] = useState<{ tab: Tab; anchor: HTMLElement | { left: number; top: number } }>();
  const [panel, setPanel] = useState<HTMLElement>();
  const reloadTab = useReload();
  // Compared with the address: a second click may come before the tabs bar is rendered for the first.
  const choose = useCallback(
    (tab: Tab) => (tab.full === currentLocation().full ? reloadTab(tab) : navigate(tab.full)),
    [reloadTab],
  );
  const openMenu = useCallback<TabListProps['onMenu']>((tab, anchor) => setMenu({ tab, anchor }), []);
  const maximised = useMaximised();
  const more = useRef<HTMLButtonElement>(null);
  const target = current ?? tabs[0];
  return (
    <section className={`${styles.bar} tabs-bar`} aria-label={t('label')}>
      <TabList
        tabs={tabs}
        current={current}
        look={tabsBarStyle}
        icons={showTabsIcon}
        onChoose={choose}
        onClose={closeOne}
        onMenu={openMenu}
      />
      <IconAction
        ref={more}
        size="small"
        className={styles.button}
        label={t('more')}
        aria-haspopup="menu"
        {...fetchAhead(TabMenu)}
        onClick={(event) => target && setMenu({ tab: target, anchor: event.currentTarget })}
      >
        <Ellipsis size={16} />
      </IconAction>
      {maximised && (
        <IconAction size="small" className={styles.button} label={t('restore')} onClick={toggleMaximised}>
          <Minimize2 size={15} />
        </IconAction>
      )}
      {menu && (
        <Suspense>
          <TabMenu
            anchor={menu.anchor}
            tab={menu.tab}
            tabs={tabs}
            onAll={() => setPanel(more.current ?? undefined)}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
      {panel && (
        <Suspense>
          <TabsPanel
            anchor={panel}
            tabs={tabs}
            current={current}
            onChoose={choose}
            onClose={() => setPanel(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
