import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './EmptyDrawing';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  kind: EmptyKind;
  title: string;
  text?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Announced at once; for failures. */
  alert?: boolean;
}

export function EmptyState({ kind, title, text, actions, alert }: EmptyStateProps) {
  return (
    <div role={alert ? 'alert' : undefined} className={styles.state}>
      <EmptyDrawing kind={kind} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
