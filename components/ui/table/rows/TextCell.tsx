import type { ReactNode } from 'react';
import { visibleText } from '@/lib/util/files/file-name';
import styles from './cells.module.css';

interface TextCellProps {
  text: string;
  /** The language of the text, where it is not the interface's. */
  lang?: string;
  /** Where the text leads. */
  href?: string;
  /** A quiet second line. */
  note?: ReactNode;
  /** A word before the text that sets the row apart. */
  mark?: string;
}

/** A text with a quiet line below it; what has no room is cut off, and whole on hover. */
export function TextCell({ text, lang, href, note, mark }: TextCellProps) {
  const words = <bdi lang={lang}>{visibleText(text)}</bdi>;
  return (
    <>
      <div className={styles.text} dir="auto" title={text}>
        {mark && <span className={styles.mark}>{mark}</span>}
        {href ? (
          <a className={styles.link} href={href}>
            {words}
          </a>
        ) : (
          <span className={styles.cut}>{words}</span>
        )}
      </div>
      {note !== undefined && <div className={styles.quiet}>{note}</div>}
    </>
  );
}
