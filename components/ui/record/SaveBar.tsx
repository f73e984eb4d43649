import { CircleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormState } from '../form/form-context';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** When the draft was last stored; null if the browser refuses storage. */
  keptAt: Date | null | undefined;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The bar at the bottom of a form: unsaved input, when the draft was stored, the number of errors, and the buttons. */
export function SaveBar({ keptAt, children }: SaveBarProps) {
  const t = useTranslations('form.saveBar');
  const format = useFormatter();
  const dirty = useFormState((snapshot) => snapshot.dirty);
  const errors = useFormState((snapshot) => snapshot.issues.length);
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <div role="status" className={styles.change}>
          {dirty ? (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <strong>{t('dirty')}</strong>
            </>
          ) : (
            <span className={styles.quiet}>{t('clean')}</span>
          )}
        </div>
        {dirty && keptAt && (
          <span className={styles.quiet}>{t('kept', { time: format.dateTime(keptAt, 'time') })}</span>
        )}
        {dirty && keptAt === null && <span className={styles.bad}>{t('notKept')}</span>}
        {errors > 0 && (
          <span className={styles.bad}>
            <CircleAlert size={14} strokeWidth={1.7} aria-hidden="true" />
            {t('errors', { count: errors })}
          </span>
        )}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
