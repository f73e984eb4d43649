import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextBox } from '@/components/ui/form/text/text-box';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import type { Tab } from '@/lib/router/tabs';
import { isComposing } from '@/lib/util/browser/composing';
import { useTabTitle } from './tab-title';
import styles from './PagesPopover.module.css';

/** From so many tabs on they are searched. */
const SEARCH_FROM = 8;

interface PagesPopoverProps {
  anchor: HTMLElement;
  width: number;
  tabs: readonly Tab[];
  onChoose: (tab: Tab) => void;
  onClose: () => void;
  /** Below the list; not affected by the search. */
  foot?: ReactNode;
  /** The list of the tabs that match; `searched`: the focus belongs to the search field. */
  children: (found: readonly Tab[], searched: boolean) => ReactNode;
}

/** Around a list of the open pages: many are searched by title or address. */
export function PagesPopover({ anchor, width, tabs, onChoose, onClose, foot, children }: PagesPopoverProps) {
  const t = useTranslations('layout.tabs');
  const titleOf = useTabTitle();
  const [query, setQuery] = useState('');
  const searched = tabs.length >= SEARCH_FROM;
  const wanted = query.trim().toLocaleLowerCase();
  const found = tabs.filter((tab) => `${titleOf(tab)} ${tab.full}`.toLocaleLowerCase().includes(wanted));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const dialog = event.currentTarget.closest('[role="dialog"]');
    if (event.key === 'ArrowDown') dialog?.querySelector<HTMLElement>('li button, [role="menuitemradio"]')?.focus();
    else if (event.key === 'Enter' && found[0]) onChoose(found[0]);
    else return;
    event.preventDefault();
  };
  return (
    <DialogPopover anchor={anchor} label={t('all')} align="right" width={width} onClose={onClose}>
      {searched && (
        <div className={styles.search}>
          <TextBox
            size="small"
            autoFocus
            value={query}
            placeholder={t('search')}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={press}
            aria-label={t('search')}
            maxLength={100}
            enterKeyHint="go"
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className={styles.nothing} role="status">
          {t('none')}
        </p>
      ) : (
        children(found, searched)
      )}
      {foot}
    </DialogPopover>
  );
}
