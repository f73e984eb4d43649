import type { ComponentProps, ReactNode } from 'react';
import styles from './StaticButton.module.css';

interface Look {
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small';
  icon?: ReactNode;
}

const looks = ({ variant = 'outlined', size }: Look, className = '') => ({
  'data-variant': variant,
  'data-size': size,
  className: `${styles.button} ${className}`,
});

/** The look of MUI's button with static styles, for what is on the first screen: there MUI's own would come with it. */
export const StaticButton = ({
  variant,
  size,
  icon,
  className,
  children,
  ...props
}: ComponentProps<'button'> & Look) => (
  <button type="button" {...props} {...looks({ variant, size }, className)}>
    {icon}
    {children}
  </button>
);

/** The same as a link. */
export const StaticButtonLink = ({
  variant,
  size,
  icon,
  className,
  children,
  ...props
}: ComponentProps<'a'> & Look) => (
  <a {...props} {...looks({ variant, size }, className)}>
    {icon}
    {children}
  </a>
);
