import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';

/** One thing that a menu does. */
export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  run: () => void;
}

export interface ActionMenuProps {
  /** What the menu hangs on, or the point where it opens. */
  anchor: HTMLElement | { left: number; top: number };
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** An open menu of actions; it closes before the action runs, so that the action may open something of its own. */
export function ActionMenu({ anchor, actions, onClose }: ActionMenuProps) {
  const element = anchor instanceof HTMLElement ? anchor : undefined;
  return (
    <Menu
      open
      anchorEl={element}
      anchorReference={element ? 'anchorEl' : 'anchorPosition'}
      anchorPosition={anchor instanceof HTMLElement ? undefined : anchor}
      onClose={onClose}
    >
      {actions.map(({ key, label, icon: Icon, disabled, run }) => (
        <MenuItem
          key={key}
          disabled={disabled}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {Icon && <Icon size={16} aria-hidden />}
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
