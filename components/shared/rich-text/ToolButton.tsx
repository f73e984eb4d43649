import type { ReactNode } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  /** What it opens. */
  popup?: 'menu';
  /** It keeps the focus, so that arrows can pass it. */
  disabled?: boolean;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
  children: ReactNode;
}

export function ToolButton({
  label,
  pressed,
  expanded,
  popup,
  disabled,
  onClick,
  children,
  ...focus
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-haspopup={popup}
      aria-disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
      {...focus}
    >
      {children}
    </button>
  );
}
