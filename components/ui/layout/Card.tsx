import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';

/** A surface with a border. */
export const Card = ({
  as: Element = 'div',
  className = '',
  ...props
}: ComponentProps<'div'> & { as?: ElementType }) => <Element {...props} className={`${styles.card} ${className}`} />;
