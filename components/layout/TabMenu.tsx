import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { closing, type CloseScope, type Tab } from '@/lib/router/tabs';
import { closeTabs, reloadTab } from './tab-actions';

/** Where the menu opens: under the more-button, or where a tab was right-clicked. */
export interface TabMenuAnchor {
  tab: Tab;
  element?: HTMLElement;
  position?: { left: number; top: number };
}

const SCOPES = [
  ['one', 'close'],
  ['others', 'closeOthers'],
  ['left', 'closeLeft'],
  ['right', 'closeRight'],
  ['all', 'closeAll'],
] as const satisfies readonly (readonly [CloseScope, string])[];

interface TabMenuProps {
  anchor: TabMenuAnchor;
  tabs: Tab[];
  onClose: () => void;
}

/** The commands on a tab; those that would close nothing cannot be chosen. */
export function TabMenu({ anchor: { tab, element, position }, tabs, onClose }: TabMenuProps) {
  const t = useTranslations('layout');
  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu
      open
      anchorEl={element}
      anchorReference={position ? 'anchorPosition' : 'anchorEl'}
      anchorPosition={position}
      onClose={onClose}
    >
      <MenuItem onClick={run(() => reloadTab(tab))}>{t('tabs.refresh')}</MenuItem>
      {SCOPES.map(([scope, key]) => (
        <MenuItem
          key={scope}
          disabled={closing(tabs, tab, scope).length === 0}
          onClick={run(() => closeTabs(tab, scope))}
        >
          {t(`tabs.${key}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
