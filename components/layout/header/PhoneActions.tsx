import { FlaskConical } from 'lucide-react';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { useCommands } from '../commands/use-commands';
import { resetAll } from './reset-demo';
import { SideActions } from '../theme/SideActions';

interface PhoneActionsProps {
  anchor: HTMLElement | undefined;
  /** Keys of the header's items that are left out because there is no room. */
  left: readonly string[];
  onClose: () => void;
}

/** The user menu where the window is narrow: first what the header has no room for, the account last. */
export function PhoneActions({ anchor, left, onClose }: PhoneActionsProps) {
  const { commands, context } = useCommands();
  const { showThemeSetting } = useAtomValue(themeAtom);
  const actions = (wanted: (typeof commands)[number][]): MenuAction[] =>
    wanted.map(({ key, icon, label, run }, at) => ({
      key,
      icon,
      label: label(context),
      divided: at === 0,
      run: () => run(context),
    }));
  const ofHeader = actions(commands.filter(({ key }) => left.includes(key))).map((action) => ({
    ...action,
    divided: false,
  }));
  const { t, frame } = context;
  // No command of the palette: it discards what was tried out.
  const ofDemo: MenuAction[] = left.includes('demo')
    ? [{ key: 'demo', icon: FlaskConical, label: t('demo.reset'), divided: true, run: () => resetAll(frame.resetDemo) }]
    : [];
  const ofUser = actions(commands.filter((command) => command.ofUser));
  const around = (side: MenuAction[]) => {
    const others = side.filter(({ key }) => showThemeSetting && !ofHeader.some((action) => action.key === key));
    return [...ofHeader, ...others, ...ofDemo, ...ofUser];
  };
  return <SideActions anchor={anchor} around={around} onClose={onClose} />;
}
