import type { ComponentProps } from 'react';
import styles from './light-buttons.module.css';

/** Plain elements with the look of the theme's: MUI's button with its ripple adds 13 kB to the login page. */
const light = (look: string | undefined) =>
  function LightElement({ className, ...props }: ComponentProps<'button'>) {
    return <button {...props} className={className ? `${look} ${className}` : look} />;
  };

export const LightButton = light(styles.button);
export const LightTextButton = light(styles.text);
export const LightIconButton = light(styles.icon);
