import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { Text } from '@/components/ui/layout/Text';
import type { Again } from '../quotation/earlier/again-context';
import { SidePane } from './SidePane';
import styles from './SideDrawer.module.css';

interface SideDrawerProps {
  id: string;
  sheet: boolean;
  again: Again | undefined;
  onClose: () => void;
}

/** The third pane in narrow windows: a drawer, on phones a sheet. */
export function SideDrawer({ id, sheet, again, onClose }: SideDrawerProps) {
  const t = useTranslations('inquiry.side');
  const close = useTranslations('entry.action')('close');
  const titleId = useId();
  return (
    <Drawer
      anchor={sheet ? 'bottom' : 'right'}
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          className: `${styles.paper} ${sheet ? styles.sheet : styles.beside}`,
        },
      }}
    >
      <div className={styles.head}>
        <Text variant="h2" id={titleId}>
          {t('title')}
        </Text>
        <IconAction label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconAction>
      </div>
      <SidePane id={id} quotes again={again} onSent={onClose} />
    </Drawer>
  );
}
