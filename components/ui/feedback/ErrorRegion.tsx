import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { useErrorText } from '@/lib/i18n/error-text';
import { EmptyState } from './EmptyState';

interface ErrorRegionProps {
  error: unknown;
  onRetry?: () => void;
  /** What failed to load, as a sentence. */
  title?: string;
}

/** A failed query, shown in place of its content; the rest of the page is not affected. */
export function ErrorRegion({ error, onRetry, title }: ErrorRegionProps) {
  const t = useTranslations('feedback');
  const actions = useTranslations('entry.action');
  const errorText = useErrorText();
  return (
    <EmptyState
      alert
      kind="failed"
      title={title ?? t('failedTitle')}
      text={errorText(error)}
      actions={
        onRetry && (
          <Button size="small" startIcon={<RotateCw size={16} />} onClick={onRetry}>
            {actions('retry')}
          </Button>
        )
      }
    />
  );
}
