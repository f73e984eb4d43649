import type { ComponentProps } from 'react';
import styles from './light-buttons.module.css';

/**
 * Buttons for pages that have to load fast: they look like the theme's but are plain elements, because MUI's button
 * with its ripple adds 13 kB to the login page.
 */
const light = (look: string | undefined) =>
  function LightElement({ className, ...props }: ComponentProps<'button'>) {
    return <button {...props} className={className ? `${look} ${className}` : look} />;
  };

export const LightButton = light(styles.button);
export const LightTextButton = light(styles.text);
export const LightIconButton = light(styles.icon);
