import { disabledOrLocked } from '../permission/lock';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';
import styles from './ActionMenu.module.css';

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
          className={`${divided ? styles.divided : ''} ${danger ? styles.danger : ''}`}
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
