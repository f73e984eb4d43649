import type { ComponentProps } from 'react';
import styles from './light-buttons.module.css';

/**
 * Buttons for what everybody waits for on a poor line: they look like the theme's, and are plain elements, because
 * MUI's button with its ripple is 13 kB of the login page.
 */
const light = (look: string | undefined) =>
  function LightElement({ className, ...props }: ComponentProps<'button'>) {
    return <button {...props} className={className ? `${look} ${className}` : look} />;
  };

export const LightButton = light(styles.button);
export const LightTextButton = light(styles.text);
export const LightIconButton = light(styles.icon);
