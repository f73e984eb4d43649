import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';

export function BuyerViewButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('form.actions');
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      startIcon={<Eye size={16} strokeWidth={1.7} aria-hidden="true" />}
      onClick={onClick}
      // At the end of the heading's line, after what is said of the record.
      sx={{ marginInlineStart: 'auto', order: 1 }}
    >
      {t('buyerView')}
    </Button>
  );
}
