import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

interface Look {
  /** Also without the pointer over it: what it leads to is not said by its place. */
  underlined?: boolean;
  /** In the colour of the text around it. */
  quiet?: boolean;
}

const looks = (underlined = false, quiet = false, className = '') => ({
  'data-underlined': underlined || undefined,
  'data-quiet': quiet || undefined,
  className: `${styles.link} ${className}`,
});

export const TextLink = ({ underlined, quiet, className, ...props }: ComponentProps<'a'> & Look) => (
  <a {...props} {...looks(underlined, quiet, className)} />
);

/** A button with the look of a link. */
export const LinkButton = ({ underlined, quiet, className, ...props }: ComponentProps<'button'> & Look) => (
  <button type="button" {...props} {...looks(underlined, quiet, className)} />
);
