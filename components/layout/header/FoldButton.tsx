import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { FoldedItems } from '../menu/folded/folded-items';

/** On hover or focus the folded menu is loaded, so that its rows do not change under the focus after the click. */
export function FoldButton({ folded, onFold }: { folded: boolean; onFold: () => void }) {
  const t = useTranslations('layout');
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconAction
      label={t(folded ? 'menu.unfold' : 'menu.fold')}
      onFocus={FoldedItems.prepare}
      onPointerEnter={FoldedItems.prepare}
      onClick={onFold}
    >
      <Icon size={18} strokeWidth={1.7} />
    </IconAction>
  );
}
