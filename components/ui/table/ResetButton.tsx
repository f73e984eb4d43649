import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Filters, sorting and page back to how the list opens. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useTranslations('table');
  return (
    <Tooltip title={t('reset')}>
      <IconButton aria-label={t('reset')} onClick={onReset}>
        <RotateCcw size={16} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
