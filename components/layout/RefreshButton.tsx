import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { HeaderItemProps } from './header-items';

/** Builds the page that is shown anew. */
export function RefreshButton({ reload }: HeaderItemProps) {
  const t = useTranslations('layout');
  const label = t('header.refresh');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={reload}>
        <RotateCw size={18} strokeWidth={1.7} />
      </IconButton>
    </Tooltip>
  );
}
