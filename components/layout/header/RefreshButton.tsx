import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { useReload } from '../views/use-reload';

export function RefreshButton() {
  const t = useTranslations('layout');
  const reload = useReload();
  const label = t('header.refresh');
  return (
    <IconAction label={label} onClick={() => reload()}>
      <RotateCw size={18} strokeWidth={1.7} />
    </IconAction>
  );
}
