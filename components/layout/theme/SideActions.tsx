import { Copy, Eraser, Palette, ShoppingCart, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionMenu, type MenuAction } from '@/components/ui/menu/ActionMenu';
import { getConfig } from '@/lib/config/config';
import { openThemeDrawer } from '@/lib/state/theme-drawer';
import { randomSkin } from '@/lib/state/theme';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { ClearCacheDialog } from './ClearCacheDialog';
import { CopySourceDialog } from './CopySourceDialog';

interface SideActionsProps {
  anchor: HTMLElement | undefined;
  onClose: () => void;
  /** Adds other entries to the menu. */
  around?: (actions: MenuAction[]) => MenuAction[];
}

/** Actions for the source code are shown only if the deployment configures its URL. */
export function SideActions({ anchor, onClose, around = (actions) => actions }: SideActionsProps) {
  const t = useTranslations('theme');
  const [dialog, setDialog] = useState<'copy' | 'clear'>();
  const { buySourceURL, copySourceURL, copySourceKey } = getConfig();
  const close = () => setDialog(undefined);
  const actions: MenuAction[] = [
    { key: 'theme', label: t('title'), icon: Palette, run: openThemeDrawer },
    { key: 'random', label: t('random'), icon: Sparkles, run: () => randomSkin() },
  ];
  if (buySourceURL) {
    actions.push({ key: 'buy', label: t('panel.buy'), icon: ShoppingCart, run: () => openNewWindow(buySourceURL) });
  }
  if (copySourceURL && copySourceKey) {
    actions.push({ key: 'copy', label: t('panel.copy'), icon: Copy, run: () => setDialog('copy') });
  }
  actions.push({ key: 'clear', label: t('panel.clear'), icon: Eraser, run: () => setDialog('clear') });
  return (
    <>
      {anchor && <ActionMenu anchor={anchor} actions={around(actions)} onClose={onClose} />}
      {copySourceURL && copySourceKey && (
        <CopySourceDialog
          open={dialog === 'copy'}
          source={{ url: copySourceURL, key: copySourceKey }}
          onClose={close}
        />
      )}
      <ClearCacheDialog open={dialog === 'clear'} onClose={close} />
    </>
  );
}
