import { Palette } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { openThemeDrawer } from '@/lib/state/theme-drawer';

export function ThemeButton() {
  const t = useTranslations('layout');
  const label = t('header.theme');
  return (
    <LightIconButton type="button" aria-label={label} title={label} aria-haspopup="dialog" onClick={openThemeDrawer}>
      <Palette size={18} strokeWidth={1.7} />
    </LightIconButton>
  );
}
