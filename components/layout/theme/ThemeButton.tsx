import { Palette } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { fetchAhead } from '@/components/ui/loading/lazy-part';
import { openThemeDrawer } from '@/lib/state/theme-drawer';
import { ThemeDrawer } from './ThemeDrawerHost';

export function ThemeButton() {
  const t = useTranslations('layout');
  const label = t('header.theme');
  return (
    <IconAction label={label} aria-haspopup="dialog" {...fetchAhead(ThemeDrawer)} onClick={openThemeDrawer}>
      <Palette size={18} strokeWidth={1.7} />
    </IconAction>
  );
}
