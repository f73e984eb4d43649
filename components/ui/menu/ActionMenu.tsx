import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';

/** One thing that a menu does. */
export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** It takes something away. */
  danger?: boolean;
  /** A line above it: here begins another kind of thing. */
  divided?: boolean;
  run: () => void;
}

export interface ActionMenuProps {
  /** What the menu hangs on, or the point where it opens. */
  anchor: HTMLElement | { left: number; top: number };
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** Drawn above the entry: an element of its own would have to be told to everybody who counts the entries. */
const RULE = {
  marginTop: '9px',
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-5px 0 auto',
    borderTop: '1px solid var(--border-subtle)',
  },
} as const;

const DANGER = { '&, & svg': { color: 'var(--error-text)' } } as const;

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
      {actions.map(({ key, label, icon: Icon, disabled, danger, divided, run }) => (
        <MenuItem
          key={key}
          disabled={disabled}
          sx={{ ...(divided && RULE), ...(danger && DANGER) }}
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
