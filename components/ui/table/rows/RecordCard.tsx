import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { visibleText } from '@/lib/util/files/file-name';
import styles from './cells.module.css';
import { Thumb } from './Thumb';

/** The end of a card: when it was changed, and what can be done with it. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={styles.cardFoot}>{children}</div>;

/** A line of a card. */
export const CardLine = ({ children }: { children: ReactNode }) => <div className={styles.cardLine}>{children}</div>;

interface RecordCardProps {
  image: string | undefined;
  title: string;
  href: string;
  /** The quiet line below the title. */
  note?: ReactNode;
  updatedAt: string;
  /** The buttons of the row. */
  actions: ReactNode;
  /** Further lines. */
  children?: ReactNode;
}

/** A record of a list on a phone. */
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
