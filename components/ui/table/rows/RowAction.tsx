import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import styles from './row-actions.module.css';

/** Whether the icons of the buttons are drawn: those of a row nobody has come to are not seen, and a third of a list. */
export const IconsDrawn = createContext(true);

interface RowActionProps {
  /** The exact name of the action. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  danger?: boolean;
  busy?: boolean;
}

/** One action of a row: an icon with a name. */
export function RowAction({ label, icon: Icon, onClick, danger, busy }: RowActionProps) {
  const drawn = use(IconsDrawn);
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      data-tip={label}
      data-danger={danger || undefined}
      aria-disabled={busy}
      onClick={onClick}
    >
      {drawn && <Icon size={16} aria-hidden />}
    </button>
  );
}
