import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StaticButton } from '@/components/ui/button/StaticButton';
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
          <StaticButton size="small" icon={<RotateCw size={16} />} onClick={onRetry}>
            {actions('retry')}
          </StaticButton>
        )
      }
    />
  );
}
