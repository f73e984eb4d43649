import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { visibleText } from '@/lib/util/files/file-name';
import styles from './cells.module.css';
import { Thumb } from './Thumb';

/** The foot of a card: time of change and actions. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={styles.cardFoot}>{children}</div>;

export const CardLine = ({ children }: { children: ReactNode }) => <div className={styles.cardLine}>{children}</div>;

interface RecordCardProps {
  image: string | undefined;
  title: string;
  /** Absent: it cannot be opened. */
  href?: string;
  /** The secondary line below the title. */
  note?: ReactNode;
  updatedAt: string;
  actions: ReactNode;
  /** Further lines. */
  children?: ReactNode;
}

export function RecordCard({ image, title, href, note, updatedAt, actions, children }: RecordCardProps) {
  return (
    <>
      <div className={styles.cardRecord}>
        <Thumb src={image} size={64} />
        <div>
          <a className={`${styles.link} ${styles.cardTitle}`} dir="auto" href={href}>
            {visibleText(title)}
          </a>
          <div className={styles.quiet}>{note}</div>
          {children}
        </div>
      </div>
      <CardFoot>
        <Moment at={updatedAt} />
        {actions}
      </CardFoot>
    </>
  );
}
