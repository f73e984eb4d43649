import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useErrorText } from '@/lib/i18n/error-text';

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
      {slow && <LinearProgress aria-label={t('searching')} sx={{ flex: 'none' }} />}
      {nothing && <EmptyState kind="none" title={t('nothing', { keyword })} text={t('nothingText')} />}
      {Boolean(error) && (
        <Alert
          severity="error"
          sx={{ flex: 'none', m: 1.5, mt: 1 }}
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
