import type { ComponentProps, ReactNode } from 'react';
import styles from './StaticButton.module.css';

interface Look {
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small';
  icon?: ReactNode;
}

const looked = <P extends { className?: string; children?: ReactNode }>({
  variant = 'outlined',
  size,
  icon,
  className = '',
  children,
  ...props
}: P & Look) => ({
  ...props,
  'data-variant': variant,
  'data-size': size,
  className: `${styles.button} ${className}`,
  children: (
    <>
      {icon}
      {children}
    </>
  ),
});

/** The look of MUI's button with static styles, for what is on the first screen: there MUI's own would come with it. */
export const StaticButton = (props: ComponentProps<'button'> & Look) => <button type="button" {...looked(props)} />;

/** The same as a link. */
export const StaticButtonLink = (props: ComponentProps<'a'> & Look) => <a {...looked(props)} />;
