import { ActionMenu, type MenuAction } from '@/components/ui/menu/ActionMenu';
import { useCommands } from '../commands/use-commands';

export function UserActions({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { commands, context } = useCommands();
  const actions: MenuAction[] = commands
    .filter(({ ofUser }) => ofUser)
    .map(({ key, icon, label, run }) => ({ key, icon, label: label(context), run: () => run(context) }));
  return <ActionMenu anchor={anchor} actions={actions} onClose={onClose} />;
}
