import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';

/** Filters, sorting and page back to how the list opens. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useTranslations('table');
  return (
    <IconAction label={t('reset')} onClick={onReset}>
      <RotateCcw size={16} aria-hidden />
    </IconAction>
  );
}
