import type { ComponentProps } from 'react';
import styles from './IconAction.module.css';

interface Look {
  /** The accessible name, also shown as a tooltip on hover and focus. */
  label: string;
  /** Another tooltip; none where false. */
  tip?: string | false;
  size?: 'small';
  /** At the end of a field. */
  edge?: 'end';
}

const looks = ({ label, tip = label, size, edge }: Look, className = '') => ({
  'aria-label': label,
  'data-tip': tip || undefined,
  'data-size': size,
  'data-edge': edge,
  className: `${styles.action} ${className}`,
});

export const IconAction = ({ label, tip, size, edge, className, ...props }: ComponentProps<'button'> & Look) => (
  <button type="button" {...props} {...looks({ label, tip, size, edge }, className)} />
);

/** The same as a link. */
export const IconLink = ({ label, tip, size, edge, className, ...props }: ComponentProps<'a'> & Look) => (
  <a {...props} {...looks({ label, tip, size, edge }, className)} />
);
