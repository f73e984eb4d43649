import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { Tab } from '@/lib/router/tabs';
import { isComposing } from '@/lib/util/browser/composing';
import { RouteIcon } from '../menu/RouteIcon';

const SEARCH_FROM = 8;

const Search = styled('div')({ padding: '10px 10px 4px', '& .MuiOutlinedInput-root': { width: '100%' } });
const List = styled(MenuList)({
  maxHeight: 'min(60vh, 480px)',
  overflow: 'auto',
  '& .MuiMenuItem-root': { gap: 8 },
  '& svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.7 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { color: 'var(--text-tertiary)', marginLeft: 'auto', flex: 'none', fontSize: 'var(--type-caption)' },
});
const Nothing = styled('p')({
  padding: '12px 16px 16px',
  color: 'var(--text-tertiary)',
  fontSize: 'var(--type-small)',
});

interface TabsPanelProps {
  anchor: HTMLElement;
  tabs: readonly Tab[];
  current: Tab | undefined;
  dirty: ReadonlySet<string>;
  onChoose: (tab: Tab) => void;
  onClose: () => void;
}

export function TabsPanel({ anchor, tabs, current, dirty, onChoose, onClose }: TabsPanelProps) {
  const t = useTranslations('layout.tabs');
  const titleOf = useRouteTitle();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const searched = tabs.length >= SEARCH_FROM;
  const wanted = query.trim().toLocaleLowerCase();
  const found = tabs.filter(({ title, full }) => `${titleOf(title)} ${full}`.toLocaleLowerCase().includes(wanted));
  const choose = (tab: Tab) => {
    onClose();
    if (tab.id !== current?.id) onChoose(tab);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
    else if (event.key === 'Enter' && found[0]) choose(found[0]);
    else return;
    event.preventDefault();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('all'), sx: { width: 300, maxWidth: '100vw' } } }}
    >
      {searched && (
        <Search>
          <OutlinedInput
            size="small"
            autoFocus
            value={query}
            placeholder={t('search')}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={press}
            slotProps={{ input: { 'aria-label': t('search'), maxLength: 100, enterKeyHint: 'go' } }}
          />
        </Search>
      )}
      {found.length === 0 && <Nothing role="status">{t('none')}</Nothing>}
      {found.length > 0 && (
        <List ref={list} aria-label={t('all')} autoFocusItem={!searched} variant="selectedMenu">
          {found.map((tab) => (
            <MenuItem
              key={tab.id}
              role="menuitemradio"
              aria-checked={tab.id === current?.id}
              selected={tab.id === current?.id}
              onClick={() => choose(tab)}
            >
              <RouteIcon name={tab.icon} custom={tab.customIcon} />
              <span>{titleOf(tab.title)}</span>
              {(dirty.has(tab.id) || tab.pinned) && <small>{t(dirty.has(tab.id) ? 'unsavedShort' : 'pinned')}</small>}
            </MenuItem>
          ))}
        </List>
      )}
    </Popover>
  );
}
