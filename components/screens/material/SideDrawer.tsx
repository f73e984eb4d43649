import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useShown } from '@/components/ui/layout/use-shown';

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
          sx: { width: side === 'bottom' ? undefined : 'min(320px, calc(100vw - 40px))' },
        },
      }}
    >
      {!ownClose && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, pb: 0 }}>
          <IconButton aria-label={close} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
      )}
      {children}
    </Drawer>
  );
}
