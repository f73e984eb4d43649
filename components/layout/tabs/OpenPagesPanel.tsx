import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { navigate, useRouteLocation } from '@/lib/router/location';
import { isClosable, type Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { RouteIcon } from '../menu/RouteIcon';
import { PagesPopover } from './PagesPopover';
import { closeTabs } from './tab-actions';
import { useTabTitle } from './tab-title';
import { useTabCommands } from './use-tab-commands';

const List = styled('ul')({
  margin: 0,
  padding: '6px',
  listStyle: 'none',
  maxHeight: 'min(60vh, 480px)',
  overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', borderRadius: 'var(--radius-control)' },
  '& li:hover': { background: 'var(--surface-hover)' },
  '& li[data-current]': { background: 'var(--primary-soft)' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 10px',
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 'var(--type-body)',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& .go': { flex: 1, minWidth: 0, gap: 10 },
  '& [data-current] .go': { color: 'var(--primary-text)', fontWeight: 'var(--weight-semibold)' },
  '& .go svg': { flex: 'none', width: '1rem', height: '1rem', strokeWidth: 1.7, color: 'var(--text-secondary)' },
  '& .title': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    flex: 'none',
    padding: '0 10px',
    color: 'var(--text-tertiary)',
    fontSize: 'var(--type-caption)',
    fontWeight: 'var(--weight-regular)',
  },
  '& small[data-unsaved]': { color: 'var(--warning-text)' },
  '& .close': { flex: 'none', justifyContent: 'center', width: 44, padding: 0, color: 'var(--text-tertiary)' },
  '& .close svg': { width: '1rem', height: '1rem' },
  '@media (forced-colors: active)': { '& li[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '6px',
  borderTop: '1px solid var(--border-subtle)',
  '& button': { minHeight: 44 },
});

/** The commands on all pages, of those that a tab has. */
const FOR_ALL = ['closeOthers', 'reopen'];

interface OpenPagesPanelProps {
  anchor: HTMLElement;
  tabs: readonly Tab[];
  onClose: () => void;
}

/** In place of the tabs bar, where the window is narrow: the open pages, and what the bar can do with them. */
export function OpenPagesPanel({ anchor, tabs, onClose }: OpenPagesPanelProps) {
  const t = useTranslations('layout.tabs');
  const titleOf = useTabTitle();
  const commandsOf = useTabCommands();
  const dirty = useAtomValue(dirtyTabsAtom);
  const { full } = useRouteLocation();
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  /** The row that was closed last: the one that takes its place gets the focus. */
  const closed = useRef<number>(undefined);
  const current = tabs.find((tab) => tab.full === full);
  const choose = (tab: Tab) => {
    onClose();
    navigate(tab.full);
  };
  useEffect(() => {
    const at = closed.current;
    closed.current = undefined;
    if (at === undefined) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.go') ?? [])];
    rows[Math.min(at, rows.length - 1)]?.focus();
  }, [tabs.length]);
  const forAll = current ? commandsOf(current, tabs).filter(({ key }) => FOR_ALL.includes(key)) : [];
  return (
    <PagesPopover
      anchor={anchor}
      width={360}
      tabs={tabs}
      onChoose={choose}
      onClose={onClose}
      foot={
        <Foot>
          {forAll.map(({ key, label, disabled, run }) => (
            <Button
              key={key}
              variant="text"
              disabled={disabled}
              onClick={() => {
                closed.current = 0;
                if (key === 'reopen') onClose();
                run();
              }}
            >
              {label}
            </Button>
          ))}
        </Foot>
      }
    >
      {(found, searched) => (
        <List ref={list}>
          {found.map((tab, at) => {
            const title = titleOf(tab);
            const isCurrent = tab === current;
            const unsaved = dirty.has(tab.id);
            const state = unsaved ? t('unsaved') : tab.pinned ? t('pinned') : undefined;
            return (
              <li key={tab.id} data-current={isCurrent || undefined}>
                <button
                  type="button"
                  className="go"
                  autoFocus={isCurrent && !searched}
                  aria-current={isCurrent ? 'page' : undefined}
                  aria-describedby={state && `${listId}-${at}`}
                  onClick={() => choose(tab)}
                >
                  <RouteIcon name={tab.icon} custom={tab.customIcon} />
                  <span className="title">{title}</span>
                </button>
                {state && (
                  <span id={`${listId}-${at}`} hidden>
                    {state}
                  </span>
                )}
                {state && (
                  <small aria-hidden data-unsaved={unsaved || undefined}>
                    {t(unsaved ? 'unsavedShort' : 'pinned')}
                  </small>
                )}
                {isClosable(tabs, tab) && (
                  <button
                    type="button"
                    className="close"
                    aria-label={t('closeOne', { title })}
                    onClick={() => {
                      closed.current = at;
                      closeTabs(tab, 'one');
                    }}
                  >
                    <X aria-hidden />
                  </button>
                )}
              </li>
            );
          })}
        </List>
      )}
    </PagesPopover>
  );
}
