import type { ComponentProps } from 'react';
import styles from './mask-cover.module.css';

/** Over the whole page. */
export const Cover = (props: ComponentProps<'div'>) => <div {...props} className={styles.cover} />;
