import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';

export function RefreshButton({ reload }: { reload: () => void }) {
  const t = useTranslations('layout');
  const label = t('header.refresh');
  return (
    <LightIconButton type="button" aria-label={label} title={label} onClick={reload}>
      <RotateCw size={18} strokeWidth={1.7} />
    </LightIconButton>
  );
}
