import MuiTab, { type TabProps } from '@mui/material/Tab';
import { Pin, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { Tab } from '@/lib/router/tabs';
import { useIsDirty } from '@/lib/state/tabs';
import { RouteIcon } from '../menu/RouteIcon';
import { useTabTitle } from './tab-title';

/** What can be done with any tab; the same object while tabs come and go, so that a press renders the two that change. */
export interface TabHandlers {
  choose: (tab: Tab) => void;
  close: (tab: Tab) => void;
  move: (tab: Tab, step: -1 | 1, title: string) => void;
  openMenu: (tab: Tab, position: { left: number; top: number }) => void;
  focused: (id: string) => void;
}

interface TabItemProps extends TabProps<'div'> {
  tab: Tab;
  withIcon: boolean;
  closable: boolean;
  on: TabHandlers;
}

/** A div, because Firefox does not let a button be dragged. The × is for pointers only: the keyboard has Delete. */
export const TabItem = memo(function TabItem({ tab, withIcon, closable, on, ...props }: TabItemProps) {
  const t = useTranslations('layout.tabs');
  const title = useTabTitle()(tab);
  const unsaved = useIsDirty(tab.id);
  const states = [tab.pinned && t('pinned'), unsaved && t('unsaved')].filter(Boolean).join(' · ');
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    on.close(tab);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const moves = step !== 0 && event.shiftKey && (event.ctrlKey || event.metaKey);
    const closes = event.key === 'Delete' && closable;
    if (!moves && !closes) return;
    event.preventDefault();
    event.stopPropagation();
    if (closes) on.close(tab);
    else on.move(tab, step as -1 | 1, title);
  };
  const context = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    on.openMenu(tab, event.clientX ? { left: event.clientX, top: event.clientY } : { left: box.left, top: box.bottom });
  };
  const label = (
    <>
      {withIcon && <RouteIcon name={tab.icon} custom={tab.customIcon} />}
      <span className="title">{title}</span>
      {unsaved && <span className="unsaved" aria-hidden />}
      {tab.pinned && <Pin className="pin" aria-hidden />}
      {closable && !tab.pinned && (
        <span className="close" aria-hidden onClick={close}>
          <X />
        </span>
      )}
    </>
  );
  return (
    <MuiTab
      {...props}
      component="div"
      data-tab={tab.id}
      title={title}
      aria-haspopup="menu"
      aria-description={states || undefined}
      onAuxClick={(event) => event.button === 1 && closable && on.close(tab)}
      onClick={() => on.choose(tab)}
      onFocus={() => on.focused(tab.id)}
      onKeyDown={press}
      onContextMenu={context}
      label={label}
    />
  );
});
