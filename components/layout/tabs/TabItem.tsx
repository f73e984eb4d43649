import { Pin, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import type { Tab } from '@/lib/router/tabs';
import { useIsDirty } from '@/lib/state/tabs';
import { RouteIcon } from '../menu/RouteIcon';
import styles from './tab-strip.module.css';
import { useTabTitle } from './tab-title';

interface TabItemProps extends ComponentProps<'div'> {
  tab: Tab;
  selected: boolean;
  /** The one that the key Tab leads to. */
  reached: boolean;
  withIcon: boolean;
  closable: boolean;
  onClose: () => void;
}

/** A div, because Firefox does not let a button be dragged. The × is for pointers only: the keyboard has Delete. */
export function TabItem({ tab, selected, reached, withIcon, closable, onClose, onKeyDown, ...props }: TabItemProps) {
  const t = useTranslations('layout.tabs');
  const title = useTabTitle()(tab);
  const unsaved = useIsDirty(tab.id);
  const states = [tab.pinned && t('pinned'), unsaved && t('unsaved')].filter(Boolean).join(' · ');
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    onClose();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    // eslint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows aria-description on every role
    <div
      {...props}
      role="tab"
      className={styles.tab}
      data-tab={tab.id}
      title={title}
      tabIndex={reached ? 0 : -1}
      aria-selected={selected}
      aria-haspopup="menu"
      aria-description={states || undefined}
      onAuxClick={(event) => event.button === 1 && closable && onClose()}
      onKeyDown={press}
    >
      {withIcon && <RouteIcon name={tab.icon} custom={tab.customIcon} />}
      <span className={styles.title}>{title}</span>
      {unsaved && <span className={styles.unsaved} aria-hidden />}
      {tab.pinned && <Pin className={styles.pin} aria-hidden />}
      {closable && !tab.pinned && (
        <span className={styles.close} aria-hidden onClick={close}>
          <X />
        </span>
      )}
    </div>
  );
}
