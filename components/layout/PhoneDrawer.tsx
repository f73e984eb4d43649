import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

interface PhoneDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu of a phone: over the page, and gone after a choice. Its state lives on while it is closed. */
export function PhoneDrawer({ open, onClose, children }: PhoneDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{ paper: { className: 'menu-surface', sx: { width: 280, overflow: 'hidden', isolation: 'isolate' } } }}
    >
      {children}
    </Drawer>
  );
}
