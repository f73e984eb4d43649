import { disabledOrLocked } from '../permission/lock';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** It changes something on the platform: a preview disables it with the reason. */
  writes?: boolean;
  /** Deletes something; shown in red. */
  danger?: boolean;
  divided?: boolean;
  /** What a row is there for: on a card its button has its label. */
  main?: boolean;
  run: () => void;
}

export interface ActionMenuProps {
  /** The anchor element, or the point where the menu opens. */
  anchor: HTMLElement | { left: number; top: number };
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** Drawn by CSS: a separator element would need a role and change the number of menu items. */
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

/** Closes before the action runs, so that the action may open a dialog or menu. */
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
      {actions.map(({ key, label, icon: Icon, disabled, writes, danger, divided, run }) => (
        <MenuItem
          key={key}
          {...disabledOrLocked(disabled, writes ?? false)}
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
