import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { clearErrorLog, errorLogAtom, errorLogText, type ErrorLogEntry } from '@/lib/state/error-log';
import { copyText } from '@/lib/state/copy-text';
import { useAtomValue } from '@/lib/state/store';
import type { OverlayProps } from '../overlay';
import { ErrorRow } from './ErrorRow';
import space from '@/components/ui/layout/space.module.css';
import styles from './ErrorDialog.module.css';

const COLUMNS = ['route', 'message', 'stack', 'time', 'count', 'lookup'] as const;

function ErrorTable({ entries }: { entries: readonly ErrorLogEntry[] }) {
  const t = useTranslations('account.errors');
  return (
    <table className={styles.table} role="table" aria-label={t('title')}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" className={column}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <ErrorRow key={`${entry.url} ${entry.err.message}`} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

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
      <DialogContent tabIndex={0} className={styles.content}>
        <ErrorTable entries={entries} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          color="inherit"
          startIcon={<Copy size={16} aria-hidden />}
          onClick={() => void copy()}
          className={space.toStart}
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
