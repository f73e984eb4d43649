import MuiTab, { type TabProps } from '@mui/material/Tab';
import { Pin, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import type { Tab } from '@/lib/router/tabs';
import { useIsDirty } from '@/lib/state/tabs';
import { RouteIcon } from '../menu/RouteIcon';
import { useTabTitle } from './tab-title';

interface TabItemProps extends TabProps<'div'> {
  tab: Tab;
  withIcon: boolean;
  closable: boolean;
  onClose: () => void;
}

/** A div, because Firefox does not let a button be dragged. The × is for pointers only: the keyboard has Delete. */
export function TabItem({ tab, withIcon, closable, onClose, ...props }: TabItemProps) {
  const t = useTranslations('layout.tabs');
  const title = useTabTitle()(tab);
  const unsaved = useIsDirty(tab.id);
  const states = [tab.pinned && t('pinned'), unsaved && t('unsaved')].filter(Boolean).join(' · ');
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    onClose();
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
      onAuxClick={(event) => event.button === 1 && closable && onClose()}
      label={label}
    />
  );
}
