import { splitEnding, visibleFileName } from '@/lib/util/files/file-name';
import styles from './FileName.module.css';

/**
 * A file name in one line: a long one is shortened in the middle, so that its extension is visible. Screen readers would
 * read a space between the two parts, so they have the extension within the first.
 */
export function FileName({ name }: { name: string }) {
  const shown = visibleFileName(name);
  const [stem, ending] = splitEnding(shown);
  return (
    <bdi className={styles.name} dir="ltr" title={shown}>
      <span className={styles.stem}>
        {stem}
        <span className={styles.read}>{ending}</span>
      </span>
      <span className={styles.ending} aria-hidden>
        {ending}
      </span>
    </bdi>
  );
}
