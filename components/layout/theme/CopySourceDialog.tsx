import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { currentLocation } from '@/lib/router/location';
import { showMessage } from '@/lib/state/messages';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { sourcePage } from './source-page';

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
          <FormLabel htmlFor={`${id}key`} sx={{ display: 'block', mt: 1.5, mb: 0.5 }}>
            {t('copy.key')}
          </FormLabel>
          <OutlinedInput
            id={`${id}key`}
            name="key"
            fullWidth
            autoFocus
            error={wrong}
            onChange={() => setWrong(false)}
            inputProps={{ 'aria-describedby': `${id}hint`, 'aria-invalid': wrong }}
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
