import { useContext, type ReactNode } from 'react';
import { ReadOnlyContext } from './form-context';
import styles from './Field.module.css';

interface FieldLabelProps {
  id?: string;
  htmlFor: string | undefined;
  required?: boolean;
  tag?: string;
  action?: ReactNode;
  count?: { now: number; max: number };
  children: ReactNode;
}

/** The line above an input: its name, the required mark, the language, a link, and the counter. */
export function FieldLabel({ id, htmlFor, required = false, tag, action, count, children }: FieldLabelProps) {
  const isReadOnly = useContext(ReadOnlyContext);
  const name = (
    <>
      {children}
      {tag && <span className={styles.quiet}> {tag}</span>}
    </>
  );
  return (
    <div className={styles.top}>
      {htmlFor ? (
        <label id={id} htmlFor={htmlFor} className={styles.label} data-label="">
          {name}
        </label>
      ) : (
        <span id={id} className={styles.label} data-label="">
          {name}
        </span>
      )}
      {required && !isReadOnly && (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      )}
      {action}
      {count && (
        <span className={`${styles.quiet} ${styles.count}`} data-over={count.now > count.max || undefined}>
          {count.now} / {count.max}
        </span>
      )}
    </div>
  );
}
