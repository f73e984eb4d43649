import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { isClosable, type Tab } from '@/lib/router/tabs';
import { RouteIcon } from './RouteIcon';

const foot = {
  content: '""',
  position: 'absolute',
  bottom: 0,
  width: 9,
  height: 9,
  background: 'radial-gradient(circle at 0 0, transparent 8.5px, var(--tabs-bar-active-bg) 9px)',
} as const;

/** The board's "smooth" style: a soft tab with curved feet that stand on the hairline. */
const Strip = styled(MuiTabs)({
  minHeight: 0,
  height: 39,
  alignItems: 'flex-end',
  marginLeft: -9,
  '& .MuiTabs-scroller': { height: 39, display: 'flex', alignItems: 'flex-end' },
  '& [role="tablist"]': { paddingLeft: 9, paddingRight: 9 },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    flexDirection: 'row',
    gap: 7,
    minWidth: 0,
    minHeight: 33,
    height: 33,
    maxWidth: 240,
    padding: '0 14px 0 16px',
    marginRight: 2,
    borderRadius: '9px 9px 0 0',
    overflow: 'visible',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: 'var(--tabs-bar-text)',
    opacity: 1,
    borderBottom: 0,
    '& svg': { width: 15, height: 15, strokeWidth: 1.7, opacity: 0.85, flex: 'none' },
    '&:hover': { background: 'var(--tabs-bar-hover-bg)', color: 'var(--tabs-bar-text)' },
    '&.Mui-selected': {
      background: 'var(--tabs-bar-active-bg)',
      color: 'var(--tabs-bar-active-text)',
      fontWeight: 600,
      '&::before': { ...foot, left: -9 },
      '&::after': { ...foot, right: -9, transform: 'scaleX(-1)' },
    },
    '& .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .close': { display: 'inline-flex', borderRadius: 4, margin: '0 -4px 0 0', padding: 1 },
    '& .close svg': { width: 14, height: 14, opacity: 0.62 },
    '& .close:hover': { background: 'var(--surface-pressed)' },
    '& .unsaved': { width: 6, height: 6, borderRadius: '50%', background: 'var(--warning-main)' },
    '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
});

interface TabListProps {
  tabs: Tab[];
  current: Tab | undefined;
  dirty: ReadonlySet<string>;
  icons: boolean;
  onChoose: (tab: Tab) => void;
  onClose: (tab: Tab) => void;
  onMenu: (tab: Tab, position: { left: number; top: number }) => void;
}

/** Tabs with manual activation: arrows move, Enter opens, Delete closes, Shift+F10 or the right button has the menu. */
export function TabList({ tabs, current, dirty, icons, onChoose, onClose, onMenu }: TabListProps) {
  const t = useTranslations('layout');
  const titleOf = useRouteTitle();
  const shown = tabs.some((tab) => tab.id === current?.id);

  const press = (event: KeyboardEvent, tab: Tab) => {
    if (event.key === 'Delete' && isClosable(tabs, tab)) {
      event.preventDefault();
      const element = event.currentTarget;
      const next = element.nextElementSibling ?? element.previousElementSibling;
      onClose(tab);
      if (next instanceof HTMLElement) next.focus();
    }
  };
  const aux = (event: MouseEvent, tab: Tab) => {
    if (event.button === 1 && isClosable(tabs, tab)) onClose(tab);
  };
  const context = (event: MouseEvent<HTMLElement>, tab: Tab) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    onMenu(tab, event.clientX ? { left: event.clientX, top: event.clientY } : { left: box.left, top: box.bottom });
  };

  return (
    <Strip value={shown ? current?.id : false} variant="scrollable" scrollButtons={false} aria-label={t('tabs.label')}>
      {tabs.map((tab) => {
        const title = titleOf(tab.title);
        return (
          <MuiTab
            key={tab.id}
            value={tab.id}
            title={title}
            aria-description={dirty.has(tab.id) ? t('tabs.unsaved') : undefined}
            onClick={() => onChoose(tab)}
            onKeyDown={(event) => press(event, tab)}
            onAuxClick={(event) => aux(event, tab)}
            onContextMenu={(event) => context(event, tab)}
            label={
              <>
                {icons && <RouteIcon name={tab.icon} />}
                <span className="title">{title}</span>
                {dirty.has(tab.id) && <span className="unsaved" aria-hidden />}
                {isClosable(tabs, tab) && (
                  <span
                    className="close"
                    aria-hidden
                    onClick={(event) => {
                      event.stopPropagation();
                      onClose(tab);
                    }}
                  >
                    <X />
                  </span>
                )}
              </>
            }
          />
        );
      })}
    </Strip>
  );
}
