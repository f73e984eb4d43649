import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';

export function RefreshButton({ reload }: { reload: () => void }) {
  const t = useTranslations('layout');
  const label = t('header.refresh');
  return (
    <IconAction label={label} onClick={reload}>
      <RotateCw size={18} strokeWidth={1.7} />
    </IconAction>
  );
}
