import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { TabList } from './TabList';
import { closeTabs } from './tab-actions';
import { useReload } from './use-reload';
import { useTabCommands } from './use-tab-commands';

const Bar = styled('section')({
  flex: 'none',
  display: 'flex',
  height: 40,
  padding: '0 8px 0 14px',
  background: 'var(--tabs-bar-bg)',
  borderBottom: '1px solid var(--tabs-bar-border)',
  '& > button': { alignSelf: 'center', marginLeft: 'auto' },
});

/** The open pages, one tab each. A click on the one shown builds it anew (specification 2). */
export function TabsBar({ current }: { current: Tab | undefined }) {
  const t = useTranslations('layout');
  const tabs = useAtomValue(tabsAtom).filter((tab) => tab.shown);
  const dirty = useAtomValue(dirtyTabsAtom);
  const { showTabsIcon } = useAtomValue(themeAtom);
  const [menu, setMenu] = useState<{ tab: Tab; anchor: HTMLElement | { left: number; top: number } }>();
  const reloadTab = useReload();
  const choose = (tab: Tab) => (tab.id === current?.id ? reloadTab(tab) : navigate(tab.full));
  const commandsOf = useTabCommands();
  const target = current ?? tabs[0];
  return (
    <Bar aria-label={t('tabs.label')}>
      <TabList
        tabs={tabs}
        current={current}
        dirty={dirty}
        icons={showTabsIcon}
        onChoose={choose}
        onClose={(tab) => closeTabs(tab, 'one')}
        onMenu={(tab, anchor) => setMenu({ tab, anchor })}
      />
      <LightIconButton
        type="button"
        aria-label={t('tabs.more')}
        aria-haspopup="menu"
        onClick={(event) => target && setMenu({ tab: target, anchor: event.currentTarget })}
      >
        <ChevronDown size={16} />
      </LightIconButton>
      {menu && (
        <LazyActionMenu anchor={menu.anchor} actions={commandsOf(menu.tab, tabs)} onClose={() => setMenu(undefined)} />
      )}
    </Bar>
  );
}
