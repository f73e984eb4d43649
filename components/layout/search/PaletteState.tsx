import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useErrorText } from '@/lib/i18n/error-text';
import styles from './PaletteState.module.css';

interface PaletteStateProps {
  keyword: string;
  count: number;
  waiting: boolean;
  error: unknown;
  onRetry: () => void;
}

export function PaletteState({ keyword, count, waiting, error, onRetry }: PaletteStateProps) {
  const t = useTranslations('search');
  const action = useTranslations('entry.action');
  const errorText = useErrorText();
  const slow = useDelayed(waiting);
  const nothing = keyword !== '' && !waiting && !error && count === 0;
  return (
    <>
      {slow && <ProgressBar aria-label={t('searching')} className={space.fixed} />}
      {nothing && <EmptyState kind="none" title={t('nothing', { keyword })} text={t('nothingText')} />}
      {Boolean(error) && (
        <Alert
          severity="error"
          className={styles.alert}
          action={
            <Button variant="text" size="small" onClick={onRetry}>
              {action('retry')}
            </Button>
          }
        >
          {t('failed')} {errorText(error)}
        </Alert>
      )}
      <VisuallyHidden role="status">{keyword !== '' && !waiting && !error && t('count', { count })}</VisuallyHidden>
    </>
  );
}
