import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { TextBox } from '@/components/ui/form/text/text-box';
import { currentLocation } from '@/lib/router/location';
import { showMessage } from '@/lib/state/messages';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { sourcePage } from './source-page';
import styles from './CopySourceDialog.module.css';

interface CopySourceDialogProps {
  open: boolean;
  source: { url: string; key: string };
  onClose: () => void;
}

export function CopySourceDialog({ open, source, onClose }: CopySourceDialogProps) {
  const t = useTranslations('theme');
  const actions = useTranslations('entry.action');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('key') as HTMLInputElement;
    if (field.value !== source.key) {
      setWrong(true);
      showMessage('error', t('copy.wrong'));
      return field.select();
    }
    onClose();
    openNewWindow(sourcePage(source.url, currentLocation().path));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}title`}
      slotProps={{ transition: { onExited: () => setWrong(false) } }}
    >
      <form onSubmit={submit} autoComplete="off">
        <DialogTitle id={`${id}title`}>{t('panel.copy')}</DialogTitle>
        <DialogContent>
          <p id={`${id}hint`}>{t('copy.hint')}</p>
          <label htmlFor={`${id}key`} className={styles.label}>
            {t('copy.key')}
          </label>
          <TextBox
            id={`${id}key`}
            name="key"
            autoFocus
            onChange={() => setWrong(false)}
            aria-describedby={`${id}hint`}
            aria-invalid={wrong}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{actions('cancel')}</Button>
          <Button type="submit" variant="contained">
            {actions('ok')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
