import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

interface TextLinkProps extends ComponentProps<'a'> {
  /** Also without the pointer over it: what it leads to is not said by its place. */
  underlined?: boolean;
}

/** The look of MUI's link with static styles, for what a page has many of. */
export const TextLink = ({ underlined, className = '', ...props }: TextLinkProps) => (
  <a {...props} data-underlined={underlined || undefined} className={`${styles.link} ${className}`} />
);
