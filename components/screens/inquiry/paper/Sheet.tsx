import type { ComponentProps } from 'react';
import styles from './Sheet.module.css';

/**
 * A page of paper: black on white in every skin. Columns and line heights are fixed, so that a page looks the same with
 * any font.
 */
export const Sheet = (props: ComponentProps<'article'>) => <article {...props} className={styles.sheet} />;
