import { FileWarning, History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { copyText } from '@/lib/state/copy-text';
import type { DraftState } from './use-draft';
import styles from './DraftNotice.module.css';

export type NoticeState = Pick<
  DraftState,
  'offeredAt' | 'restore' | 'discard' | 'returnedAt' | 'damaged' | 'discardDamaged'
>;

/** Characters of a damaged draft that are shown; the copy contains all of it. */
const MAX_SHOWN = 4000;

/** A draft that cannot be restored into its form; its text can be copied. */
function DamagedNotice({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  const t = useTranslations('form.draft');
  const copy = () => copyText(text, t('copied'), t('copyFailed'), 'error');
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={t('damagedLabel')}
      icon={FileWarning}
      action={
        <div className={styles.actions}>
          <Button size="small" variant="text" color="inherit" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      }
      className={styles.alert}
    >
      {t('damaged')}
      <details>
        <summary className={styles.summary}>{t('show')}</summary>
        <pre dir="auto" className={styles.text}>
          {text.slice(0, MAX_SHOWN)}
        </pre>
      </details>
    </Alert>
  );
}

/** Older drafts: restored, offered, or unreadable. */
export function DraftNotice({ draft }: { draft: NoticeState }) {
  const t = useTranslations('form.draft');
  const format = useFormatter();
  const { offeredAt, returnedAt, damaged } = draft;
  return (
    <>
      {returnedAt && (
        <Alert severity="success" role="status" icon={History}>
          {t('returned', { time: format.dateTime(returnedAt, 'full') })}
        </Alert>
      )}
      {offeredAt && (
        <Alert
          severity="info"
          role="region"
          aria-label={t('label')}
          icon={History}
          action={
            <div className={styles.actions}>
              <Button size="small" variant="text" color="inherit" onClick={draft.discard}>
                {t('discard')}
              </Button>
              <Button size="small" onClick={draft.restore}>
                {t('restore')}
              </Button>
            </div>
          }
          className={styles.alert}
        >
          {t('found', { time: format.dateTime(offeredAt, 'full') })}
        </Alert>
      )}
      {damaged !== undefined && <DamagedNotice text={damaged} onDiscard={draft.discardDamaged} />}
    </>
  );
}
