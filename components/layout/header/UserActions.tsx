import { Copy, Eraser, FlaskConical, Palette, ShoppingCart, Sparkles, Store } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionMenu, type MenuAction } from '@/components/ui/menu/ActionMenu';
import { getConfig } from '@/lib/config/config';
import { userName } from '@/lib/i18n/user-name';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { walk } from '@/lib/router/route';
import { randomSkin } from '@/lib/state/theme';
import { openThemeDrawer } from '@/lib/state/theme-drawer';
import { openNewWindow } from '@/lib/util/browser/new-window';
import type { Command } from '../commands/commands';
import { useCommands } from '../commands/use-commands';
import { ClearCacheDialog } from '../theme/ClearCacheDialog';
import { CopySourceDialog } from '../theme/CopySourceDialog';
import { resetAll } from './reset-demo';

interface UserActionsProps {
  anchor: HTMLElement | undefined;
  /** Keys of the header's items that are left out because there is no room. */
  left: readonly string[];
  onClose: () => void;
}

/** The user menu: the shop, what the header has no room for, the look (specification 2: side panel), the account last. */
export function UserActions({ anchor, left, onClose }: UserActionsProps) {
  const { commands, context } = useCommands();
  const { t, theme, frame } = context;
  const words = useTranslations('theme');
  const locale = useLocale();
  const [dialog, setDialog] = useState<'copy' | 'clear'>();
  const { buySourceURL, copySourceURL, copySourceKey } = getConfig();
  const source = copySourceURL && copySourceKey ? { url: copySourceURL, key: copySourceKey } : undefined;
  const actions = (isWanted: (command: Command) => boolean): MenuAction[] =>
    commands
      .filter(isWanted)
      .map(({ key, icon, label, run }) => ({ key, icon, label: label(context), run: () => run(context) }));
  const divided = ([first, ...rest]: MenuAction[]) => (first ? [{ ...first, divided: true }, ...rest] : []);
  const hasShop = !frame.guest && [...walk(frame.routes)].some(({ screen }) => screen === 'shopInfo');
  const shop: MenuAction[] = hasShop
    ? [{ key: 'shop', icon: Store, label: userName(frame.user, locale), run: () => navigate(paths.shopInfo()) }]
    : [];
  const settings = actions(({ key, ofUser }) => left.includes(key) || ofUser === 'settings');
  const look: (MenuAction | false | '' | undefined)[] = theme.showThemeSetting
    ? [
        !left.includes('theme') && { key: 'theme', label: words('title'), icon: Palette, run: openThemeDrawer },
        { key: 'random', label: words('random'), icon: Sparkles, run: () => randomSkin() },
        // The source code is offered only if the deployment configures its URL.
        buySourceURL && {
          key: 'buy',
          label: words('panel.buy'),
          icon: ShoppingCart,
          run: () => openNewWindow(buySourceURL),
        },
        source && { key: 'copy', label: words('panel.copy'), icon: Copy, run: () => setDialog('copy') },
        { key: 'clear', label: words('panel.clear'), icon: Eraser, run: () => setDialog('clear') },
      ]
    : [];
  // No command of the palette: it discards what was tried out.
  const demo: MenuAction[] = left.includes('demo')
    ? [{ key: 'demo', icon: FlaskConical, label: t('demo.reset'), run: () => resetAll(frame.resetDemo) }]
    : [];
  const all = [
    ...shop,
    ...divided(settings),
    ...divided(look.filter((action) => typeof action === 'object')),
    ...divided(demo),
    ...divided(actions(({ ofUser }) => ofUser === 'account')),
  ];
  return (
    <>
      {anchor && <ActionMenu anchor={anchor} actions={all} onClose={onClose} />}
      {source && <CopySourceDialog open={dialog === 'copy'} source={source} onClose={() => setDialog(undefined)} />}
      <ClearCacheDialog open={dialog === 'clear'} onClose={() => setDialog(undefined)} />
    </>
  );
}
