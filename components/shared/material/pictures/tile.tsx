import type { ComponentProps } from 'react';
import styles from './tile.module.css';

export const Tile = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.tile} ${className}`} />
);

/** The buttons over a picture: visible on hover or focus, and always on devices without hover. */
export const TileTools = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.tileTools} ${className}`} />
);
