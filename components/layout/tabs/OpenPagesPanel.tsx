import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { navigate, useRouteLocation } from '@/lib/router/location';
import { isClosable, type Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { RouteIcon } from '../menu/RouteIcon';
import { PagesPopover } from './PagesPopover';
import { closeTabs } from './tab-actions';
import { useTabTitle } from './tab-title';
import { useTabCommands } from './use-tab-commands';
import styles from './OpenPagesPanel.module.css';

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
        <div className={styles.foot}>
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
        </div>
      }
    >
      {(found, searched) => (
        <ul className={styles.list} ref={list}>
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
        </ul>
      )}
    </PagesPopover>
  );
}
