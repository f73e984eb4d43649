import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslations } from 'next-intl';
import type { Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { RouteIcon } from '../menu/RouteIcon';
import { PagesPopover } from './PagesPopover';
import { useTabTitle } from './tab-title';
import styles from './TabsPanel.module.css';

interface TabsPanelProps {
  anchor: HTMLElement;
  tabs: readonly Tab[];
  current: Tab | undefined;
  onChoose: (tab: Tab) => void;
  onClose: () => void;
}

/** Every open page in one list, for when the bar has no room for them. */
export function TabsPanel({ anchor, tabs, current, onChoose, onClose }: TabsPanelProps) {
  const t = useTranslations('layout.tabs');
  const titleOf = useTabTitle();
  const dirty = useAtomValue(dirtyTabsAtom);
  const choose = (tab: Tab) => {
    onClose();
    if (tab.id !== current?.id) onChoose(tab);
  };
  return (
    <PagesPopover anchor={anchor} width={300} tabs={tabs} onChoose={choose} onClose={onClose}>
      {(found, searched) => (
        <MenuList className={styles.list} aria-label={t('all')} autoFocusItem={!searched} variant="selectedMenu">
          {found.map((tab) => (
            <MenuItem
              key={tab.id}
              role="menuitemradio"
              aria-checked={tab.id === current?.id}
              selected={tab.id === current?.id}
              onClick={() => choose(tab)}
            >
              <RouteIcon name={tab.icon} custom={tab.customIcon} />
              <span>{titleOf(tab)}</span>
              {(dirty.has(tab.id) || tab.pinned) && <small>{t(dirty.has(tab.id) ? 'unsavedShort' : 'pinned')}</small>}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </PagesPopover>
  );
}
