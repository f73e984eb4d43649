import type { ReactNode } from 'react';
import { visibleText } from '@/lib/util/files/file-name';
import styles from './cells.module.css';

interface TextCellProps {
  text: string;
  /** The language of the text, if it differs from the interface's. */
  lang?: string;
  href?: string;
  note?: ReactNode;
  /** A highlighted label before the text. */
  mark?: string;
}

/** A text with a secondary line; overflow is cut off, with the whole text as tooltip. */
export function TextCell({ text, lang, href, note, mark }: TextCellProps) {
  const words = visibleText(text);
  return (
    <>
      <div className={styles.text} dir="auto" title={text}>
        {mark && <span className={styles.mark}>{mark}</span>}
        {href ? (
          <a className={styles.link} href={href} lang={lang} dir="auto">
            {words}
          </a>
        ) : (
          <bdi className={styles.cut} lang={lang}>
            {words}
          </bdi>
        )}
      </div>
      {note !== undefined && <div className={styles.quiet}>{note}</div>}
    </>
  );
}
