import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';

/** Resets filters, sort and page to the defaults. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useTranslations('table');
  return (
    <Button variant="text" color="inherit" size="small" onClick={onReset}>
      {t('reset')}
    </Button>
  );
}
