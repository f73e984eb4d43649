import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import styles from './row-actions.module.css';

/**
 * Whether the icons of the buttons are rendered: they are a third of a list's elements, and invisible until the row is
 * hovered or focused.
 */
export const IconsRendered = createContext(true);

interface RowActionProps {
  /** The accessible name of the action. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  danger?: boolean;
  /** With its label on a card. */
  main?: boolean;
  busy?: boolean;
  writes?: boolean;
}

export function RowAction({ label, icon: Icon, onClick, danger, main, busy, writes }: RowActionProps) {
  const isIconRendered = use(IconsRendered);
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      data-tip={label}
      data-danger={danger || undefined}
      data-main={main || undefined}
      aria-disabled={busy}
      {...lockOf(writes ?? false)}
      onClick={onClick}
    >
      {isIconRendered && <Icon size={16} aria-hidden />}
    </button>
  );
}
