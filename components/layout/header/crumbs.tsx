import type { ComponentProps } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import { hrefOf } from '@/lib/router/location';
import styles from './Breadcrumb.module.css';

/** As wide as its levels, so that its width shows whether they fit. */
export const Trail = ({ className = '', ...props }: ComponentProps<typeof Breadcrumbs>) => (
  <Breadcrumbs {...props} className={`${styles.trail} ${className}`} />
);

/** A level of the breadcrumb. */
export interface Crumb {
  key: string;
  title: string;
  /** The address of its page, for what has one of its own. */
  to: string | undefined;
}

/** The last level has no link: it is where one is. */
export const crumbItem = ({ key, title, to }: Crumb, isLast: boolean) =>
  isLast ? (
    <b key={key} title={title}>
      {title}
    </b>
  ) : to ? (
    <a key={key} href={hrefOf(to)}>
      {title}
    </a>
  ) : (
    <span key={key}>{title}</span>
  );
