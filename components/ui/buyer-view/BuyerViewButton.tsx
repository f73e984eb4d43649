import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ICON_ON_PHONE } from '@/components/ui/button/icon-on-phone';

export function BuyerViewButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('form.actions');
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={t('buyerView')}
      startIcon={<Eye size={16} strokeWidth={1.7} aria-hidden="true" />}
      onClick={onClick}
      // At the end of the heading's line, after what is said of the record.
      sx={{ marginInlineStart: 'auto', order: 1, ...ICON_ON_PHONE }}
    >
      <span className="label">{t('buyerView')}</span>
    </Button>
  );
}
