import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';
import { skipWhileFar } from './skip-while-far';

interface PanelProps {
  /** Target of links, and of error summaries. */
  id?: string;
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A card with a heading: one region of a page (board: cards). Its content extends to the edges. */
export function Panel({ id, title, note, aside, busy, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      ref={skipWhileFar}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      aria-busy={busy}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        <div className={styles.space} />
        {aside}
      </div>
      {children}
    </section>
  );
}
