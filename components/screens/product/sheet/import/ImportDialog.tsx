import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { Stack } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { useShown } from '@/components/ui/layout/use-shown';
import { useDirtyView, useView } from '@/lib/router/view';
import { findsProducts } from '../worker/match-columns';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ReviewStep } from './ReviewStep';
import { useImport, type ImportStage } from './use-import';
import styles from './ImportDialog.module.css';

function Working({ stage }: { stage: Extract<ImportStage, { name: 'reading' | 'comparing' }> }) {
  const t = useTranslations('productSheet.import');
  const isCounted = stage.name === 'comparing' && stage.total > 0;
  return (
    <Stack gap={8} className={styles.part}>
      <ProgressBar aria-label={t(stage.name)} value={isCounted ? (100 * stage.done) / stage.total : undefined} />
      <span role="status">{t(stage.name)}</span>
    </Stack>
  );
}

/** Products from a file: chosen, its columns matched, compared with the shop, and sent in batches in the tray. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('productSheet.import');
  const actions = useTranslations('entry.action');
  const shown = useShown();
  const importing = useImport(onClose);
  const { stage, fileName, isTouched } = importing;
  const { askToLeave } = useView();
  useDirtyView(isTouched, () => ({ name: fileName, isKept: false }));
  const hasIdentity = stage.name === 'columns' && stage.sheets.every(findsProducts);
  const count = stage.name === 'review' ? stage.counts.new + stage.counts.changed : 0;
  const wrong = stage.name === 'review' ? stage.counts.wrong : 0;
  return (
    <DraggableDialog
      title={stage.name === 'file' || !fileName ? t('title') : t('titleOf', { name: fileName })}
      maxWidth="md"
      open={shown}
      onClose={() => askToLeave(importing.close)}
    >
      <DialogContent>
        {stage.name === 'file' && <FileStep importing={importing} />}
        {(stage.name === 'reading' || stage.name === 'comparing') && <Working stage={stage} />}
        {stage.name === 'columns' && <ColumnsStep sheets={stage.sheets} onChange={importing.setHeads} />}
        {stage.name === 'review' && stage.counts.oldTerms > 0 && (
          <Alert severity="info" className={space.below8}>
            {t('oldTerms', { count: stage.counts.oldTerms })}
          </Alert>
        )}
        {stage.name === 'review' && <ReviewStep importing={importing} counts={stage.counts} />}
      </DialogContent>
      <DialogActions className={styles.actions}>
        {stage.name === 'columns' && !hasIdentity && (
          <span role="status" className="note">
            {t('needsIdentity')}
          </span>
        )}
        {stage.name === 'columns' && <Button onClick={() => askToLeave(importing.backToFile)}>{t('otherFile')}</Button>}
        {stage.name === 'review' && (
          <Button onClick={() => importing.backToColumns(stage.sheets)}>{t('backToColumns')}</Button>
        )}
        <Button onClick={() => askToLeave(importing.close)}>{actions('cancel')}</Button>
        {stage.name === 'columns' && (
          <Button variant="contained" disabled={!hasIdentity} onClick={() => importing.compare(stage.sheets)}>
            {t('compare')}
          </Button>
        )}
        {stage.name === 'review' && (
          <Button variant="contained" disabled={count === 0} onClick={importing.start}>
            {wrong > 0 && count > 0 ? t('startWithout', { count, wrong }) : t('start', { count })}
          </Button>
        )}
      </DialogActions>
    </DraggableDialog>
  );
}
