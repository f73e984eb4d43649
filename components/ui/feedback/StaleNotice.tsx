import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/i18n/error-text';

/** A refetch failed while there is data: the data stays, with this notice. */
export function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('feedback');
  const actions = useTranslations('entry.action');
  const errorText = useErrorText();
  return (
    <Alert
      severity="warning"
      sx={{ m: 1.5, mt: 0 }}
      action={
        <Button variant="text" size="small" onClick={onRetry}>
          {actions('retry')}
        </Button>
      }
    >
      {t('staleTitle')} · {errorText(error)}
    </Alert>
  );
}
