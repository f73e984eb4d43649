import type { ComponentProps } from 'react';
import styles from './basics.module.css';

/** Its look, and the element that it is where `as` names none. */
const ELEMENTS = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h6: 'h6',
  subtitle1: 'h6',
  subtitle2: 'h6',
  body1: 'p',
  body2: 'p',
  caption: 'span',
} as const;

interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  variant?: keyof typeof ELEMENTS;
  as?: React.ElementType;
  tone?: 'primary' | 'secondary' | 'tertiary' | 'link' | 'success' | 'warning' | 'error';
  /** On one line, which ends in “…”. */
  noWrap?: boolean;
  htmlFor?: string;
  ref?: React.Ref<HTMLElement>;
}

/** Text in one of the sizes of the client. */
export function Text({ variant = 'body1', as, tone, noWrap, className = '', ...props }: TextProps) {
  const Element: React.ElementType = as ?? ELEMENTS[variant];
  const classes = [styles[variant], tone && styles[tone], noWrap && styles.noWrap, className];
  return <Element {...props} className={classes.filter(Boolean).join(' ')} />;
}
