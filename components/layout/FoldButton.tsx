import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';

/** Folds the menu, or unfolds it. */
export function FoldButton({ folded, onFold }: { folded: boolean; onFold: () => void }) {
  const t = useTranslations('layout');
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <LightIconButton type="button" aria-label={t(folded ? 'menu.unfold' : 'menu.fold')} onClick={onFold}>
      <Icon size={18} strokeWidth={1.7} />
    </LightIconButton>
  );
}
