import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { clearErrorLog, errorLogAtom, errorLogText } from '@/lib/state/error-log';
import { copyText } from '@/lib/state/copy-text';
import { useAtomValue } from '@/lib/state/store';
import type { OverlayProps } from '../Overlays';
import { ErrorTable } from './ErrorTable';

/** Errors of this page since it was loaded (specification 2). None of them is sent anywhere. */
export function ErrorDialog({ onClose }: OverlayProps) {
  const t = useTranslations('account.errors');
  const action = useTranslations('entry.action');
  const entries = useAtomValue(errorLogAtom).toReversed();

  const copy = () => copyText(errorLogText(entries), t('copied'), t('copyFailed'), 'error');
  const hide = () => {
    onClose();
    clearErrorLog();
    // The button that opened the dialog is unmounted with the last error, so the focus moves to the page.
    requestAnimationFrame(() => document.getElementById('main')?.focus());
  };
  return (
    <DraggableDialog title={t('title')} maxWidth="md" onClose={onClose}>
      <DialogContent tabIndex={0} sx={{ paddingTop: 1, paddingBottom: 1 }}>
        <ErrorTable entries={entries} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          color="inherit"
          startIcon={<Copy size={16} aria-hidden />}
          onClick={() => void copy()}
          sx={{ marginRight: 'auto' }}
        >
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{action('cancel')}</Button>
        <Button variant="contained" onClick={hide}>
          {t('hide')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
