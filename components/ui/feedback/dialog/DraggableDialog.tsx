import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { Move, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { useDrag } from './use-drag';
import styles from './DraggableDialog.module.css';

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
      <div {...bar} className={styles.bar}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <span className={`${styles.row} move`}>
          <IconAction label={t('move')} tip={t('moveHint')} {...button}>
            <Move size={16} aria-hidden />
          </IconAction>
        </span>
        <IconAction label={action('close')} disabled={busy} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconAction>
      </div>
      {children}
    </Dialog>
  );
}
