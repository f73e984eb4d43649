import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Alert.module.css';

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

interface AlertProps extends ComponentProps<'div'> {
  severity: keyof typeof ICONS;
  /** Another icon than that of its severity. */
  icon?: LucideIcon;
  /** Buttons at its end. */
  action?: ReactNode;
}

/** A message in its place on the page, announced when it comes. */
export function Alert({
  severity,
  icon: Icon = ICONS[severity],
  action,
  className = '',
  children,
  ...props
}: AlertProps) {
  return (
    <div role="alert" {...props} data-severity={severity} className={`${styles.alert} ${className}`}>
      <Icon size={18} strokeWidth={1.7} aria-hidden className={styles.icon} />
      <div data-message>{children}</div>
      {action}
    </div>
  );
}
