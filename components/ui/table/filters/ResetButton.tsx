import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';

/** Resets filters, sort and page to the defaults. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useTranslations('table');
  return (
    <IconAction label={t('reset')} onClick={onReset}>
      <RotateCcw size={16} aria-hidden />
    </IconAction>
  );
}
