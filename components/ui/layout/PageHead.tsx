import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  place?: string;
  count?: number;
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode;
}

/** Title, count and actions of a screen. On phones the frame's header already shows the title. */
export function PageHead({ title, place, count, actions }: PageHeadProps) {
  const format = useFormatter();
  return (
    <div className={styles.head}>
      <h1 className="in-header">{title}</h1>
      {place && (
        <div className={styles.place}>
          <span aria-hidden>›</span>
          <span>{place}</span>
        </div>
      )}
      {count !== undefined && (
        <span className={styles.count}>
          <CountBadge>{format.number(count)}</CountBadge>
        </span>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
