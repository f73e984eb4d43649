import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { useShown } from '@/components/ui/layout/use-shown';
import { Sample } from '../parts/Sample';

/** A dialog that is moved aside to see what it covers. */
export function DialogDrag() {
  const t = useTranslations('gallery.drag.dialog');
  const ok = useTranslations('entry.action')('ok');
  const shown = useShown();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sample title={t('title')} text={t('text')} files={['components/ui/feedback/DraggableDialog.tsx']}>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {open && (
        <DraggableDialog title={t('heading')} open={shown} onClose={close}>
          <DialogContent>{t('content')}</DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={close}>
              {ok}
            </Button>
          </DialogActions>
        </DraggableDialog>
      )}
    </Sample>
  );
}
