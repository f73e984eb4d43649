import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Move, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { useDrag } from './use-drag';
import { below } from '@/lib/theme/breakpoints';

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: '14px 16px 2px 0',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  '& .MuiDialogTitle-root': { flex: 1, minWidth: 0, padding: '6px 8px 6px 24px' },
  // On phones the dialog fills the width of the window, so it cannot be moved.
  [below.phone]: { cursor: 'auto', touchAction: 'auto', '& .move': { display: 'none' } },
});

interface DraggableDialogProps {
  title: string;
  /** 440, 600 or 880 px. */
  maxWidth?: 'xs' | 'sm' | 'md';
  /** False while its view is not in front; it is mounted only while it is open. */
  open?: boolean;
  /** A request is in flight: the dialog cannot be closed. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that can be moved by its title to see what it covers; it stays inside the window. */
export function DraggableDialog({
  title,
  maxWidth = 'xs',
  open = true,
  busy,
  onClose,
  children,
}: DraggableDialogProps) {
  const t = useTranslations('feedback');
  const action = useTranslations('entry.action');
  const id = useId();
  const { element, bar, button } = useDrag<HTMLDivElement>();
  const close = busy ? undefined : onClose;
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth={maxWidth}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { ref: element } }}
    >
      <Bar {...bar}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <Box component="span" className="move" sx={{ display: 'flex' }}>
          <IconButton aria-label={t('move')} title={t('moveHint')} {...button}>
            <Move size={16} aria-hidden />
          </IconButton>
        </Box>
        <IconButton aria-label={action('close')} disabled={busy} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Bar>
      {children}
    </Dialog>
  );
}
