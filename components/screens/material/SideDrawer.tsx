import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { useShown } from '@/components/ui/layout/use-shown';
import styles from './SideDrawer.module.css';

interface SideDrawerProps {
  label: string;
  side: 'left' | 'right' | 'bottom';
  /** Its content has a close button of its own. */
  ownClose?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function SideDrawer({ label, side, ownClose, onClose, children }: SideDrawerProps) {
  const shown = useShown();
  const close = useTranslations('entry.action')('close');
  return (
    <Drawer
      open={shown}
      keepMounted
      anchor={side}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          className: side === 'bottom' ? undefined : styles.beside,
        },
      }}
    >
      {!ownClose && (
        <div className={styles.row}>
          <IconAction label={close} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconAction>
        </div>
      )}
      {children}
    </Drawer>
  );
}
