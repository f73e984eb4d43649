import type { ReactNode } from 'react';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { keysOf } from '@/lib/state/shortcuts';
import { commandOf, type CommandKey } from './commands';
import { useCommandContext } from './use-commands';

interface CommandButtonProps {
  command: CommandKey;
  /** It opens a dialog. */
  opens?: boolean;
  /** Drawn in place of the command's icon. */
  children?: ReactNode;
}

/** A button of the header that runs a command: its name is the command's, its tip tells the key. */
export function CommandButton({ command: key, opens, children }: CommandButtonProps) {
  const context = useCommandContext();
  const { icon: Icon, label: labelOf, shortcut, run } = commandOf(key);
  const label = labelOf(context);
  return (
    <LightIconButton
      type="button"
      aria-label={label}
      aria-haspopup={opens ? 'dialog' : undefined}
      title={shortcut ? `${label} ${keysOf(shortcut)}` : label}
      onClick={() => run(context)}
    >
      {children ?? <Icon size={18} strokeWidth={1.7} />}
    </LightIconButton>
  );
}
