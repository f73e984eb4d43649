import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Rows3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { SETTINGS } from '@/lib/config/schema';
import { ChoiceMenu } from './ChoiceMenu';
import type { Density } from './column';

/** How high the rows are. */
export function DensityMenu({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  const t = useTranslations('table');
  const menu = useAnchor();
  return (
    <>
      <Tooltip title={t('density')}>
        <IconButton aria-label={t('density')} aria-haspopup="menu" aria-expanded={menu.open} onClick={menu.show}>
          <Rows3 size={16} aria-hidden />
        </IconButton>
      </Tooltip>
      <ChoiceMenu
        label={t('density')}
        choices={(SETTINGS.density.values ?? []).map((value) => ({ value, label: t(`densities.${value}`) }))}
        value={density}
        onChange={(value) => onChange(value as Density)}
        anchor={menu.anchor}
        onClose={menu.hide}
      />
    </>
  );
}
