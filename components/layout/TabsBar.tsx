import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { TabList } from './TabList';
import { TabMenu, type TabMenuAnchor } from './TabMenu';
import { closeTabs, reloadTab } from './tab-actions';

const Bar = styled('div')({
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
  const [menu, setMenu] = useState<TabMenuAnchor>();
  const choose = (tab: Tab) => (tab.id === current?.id ? reloadTab(tab) : navigate(tab.full));
  const target = current ?? tabs[0];
  return (
    <Bar>
      <TabList
        tabs={tabs}
        current={current}
        dirty={dirty}
        icons={showTabsIcon}
        onChoose={choose}
        onClose={(tab) => closeTabs(tab, 'one')}
        onMenu={(tab, position) => setMenu({ tab, position })}
      />
      <IconButton
        aria-label={t('tabs.more')}
        aria-haspopup="menu"
        size="small"
        onClick={(event) => target && setMenu({ tab: target, element: event.currentTarget })}
      >
        <ChevronDown size={16} />
      </IconButton>
      {menu && <TabMenu anchor={menu} tabs={tabs} onClose={() => setMenu(undefined)} />}
    </Bar>
  );
}
