import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { useErrorText } from '@/lib/i18n/error-text';
import styles from './StaleNotice.module.css';

/** A refetch failed while there is data: the data stays, with this notice. */
export function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('feedback');
  const actions = useTranslations('entry.action');
  const errorText = useErrorText();
  return (
    <div role="alert" className={styles.notice}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
        <path d="M12 5.99 19.53 19H4.47L12 5.99M12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z" />
      </svg>
      <div>
        {t('staleTitle')} · {errorText(error)}
      </div>
      <Button variant="text" size="small" onClick={onRetry}>
        {actions('retry')}
      </Button>
    </div>
  );
}
