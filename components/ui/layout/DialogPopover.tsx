import Popover, { type PopoverProps } from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useWasOpen } from './use-opened';

interface DialogPopoverProps {
  anchor: HTMLElement | null;
  open?: boolean;
  label: string;
  /** The edge of the anchor that it is aligned to. */
  align?: 'left' | 'right';
  /** In pixels; narrow windows get less. As wide as its content by default. */
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

const below = (horizontal: 'left' | 'right'): Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'> => ({
  anchorOrigin: { vertical: 'bottom', horizontal },
  transformOrigin: { vertical: 'top', horizontal },
});

/** A small dialog below what opened it. */
export function DialogPopover({
  anchor,
  open = true,
  label,
  align = 'left',
  width,
  onClose,
  children,
}: DialogPopoverProps) {
  const isKnown = useWasOpen(open);
  if (!isKnown) return null;
  const style = width === undefined ? undefined : { width, maxWidth: 'calc(100vw - 32px)' };
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      {...below(align)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, style } }}
    >
      {children}
    </Popover>
  );
}
