import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  /** `contained` is the one primary action of a region, `text` a quiet one. */
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'large';
  /** `error` marks danger; `inherit` is a neutral text button, for toolbars. */
  color?: 'primary' | 'error' | 'inherit';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

const looked = <P extends { className?: string; children?: ReactNode }>({
  variant = 'outlined',
  size,
  color,
  startIcon,
  endIcon,
  className = '',
  children,
  ...props
}: P & Look) => ({
  ...props,
  'data-variant': variant,
  'data-size': size,
  'data-color': color,
  className: `${styles.button} ${className}`,
  children: (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  ),
});

interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, Look {
  /** It is disabled and keeps its width, with a spinner in place of its words. */
  loading?: boolean;
}

export const Button = ({ loading, disabled, ...props }: ButtonProps) => (
  <button type="button" disabled={disabled || loading} data-loading={loading || undefined} {...looked(props)} />
);

/** The same as a link. */
export const ButtonLink = (props: Omit<ComponentProps<'a'>, 'color'> & Look) => <a {...looked(props)} />;
