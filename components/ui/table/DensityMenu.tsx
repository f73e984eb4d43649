import { Rows3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { SETTINGS } from '@/lib/config/schema';
import { ChoiceMenu } from './ChoiceMenu';
import type { Density } from './rows/column';

export function DensityMenu({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  const t = useTranslations('table');
  const menu = useAnchor();
  return (
    <>
      <IconAction label={t('density')} aria-haspopup="menu" aria-expanded={menu.open} onClick={menu.show}>
        <Rows3 size={16} aria-hidden />
      </IconAction>
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
