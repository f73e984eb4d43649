import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, including name and number. */
  title: string;
  children?: ReactNode;
  /** The verb of the title with its number; 确定 by default. */
  confirmLabel?: string;
  /** Irreversible: the button is red and the focus is on Cancel. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  danger,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const actions = useTranslations('entry.action');
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children && <DialogContent id={textId}>{children}</DialogContent>}
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus={danger}>
          {actions('cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          autoFocus={!danger}
        >
          {confirmLabel ?? actions('ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
