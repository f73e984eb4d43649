import { CircleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { useFormState } from '../form/form-context';
import { mayDeleteAtom } from './draft-store';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** When the draft was last stored; null if the browser refuses storage. */
  keptAt: Date | null | undefined;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/**
 * After a save other buttons take the place of the pressed one. The focus goes on to the last of them: it is never lost to
 * the page as a whole.
 */
function useKeptFocus(bar: RefObject<HTMLElement | null>) {
  const held = useRef(false);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const buttons = bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)');
    (buttons?.[buttons.length - 1] ?? bar.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => void (held.current = true),
    // A button that is disabled under the focus gives it up too, but not because somebody left it.
    onBlur: ({ target }: FocusEvent) => void (held.current = target.matches(':disabled')),
  };
}

/** Heights that a browser's own bars take and give back; keyboards are higher. */
const MIN_KEYBOARD = 100;

/**
 * Keeps the bar above a keyboard that covers the page, as in Safari: elsewhere the page itself gets smaller
 * (`interactive-widget` in app/layout.tsx). A page enlarged by two fingers has no keyboard.
 */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const place = () => {
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0;
      if (bar.current) bar.current.style.bottom = covered > MIN_KEYBOARD ? `${covered}px` : '';
    };
    const events = ['resize', 'scroll'];
    events.forEach((event) => seen.addEventListener(event, place));
    return () => events.forEach((event) => seen.removeEventListener(event, place));
  }, [bar]);
}

/** The bar at the bottom of a form: unsaved input, when the draft was stored, the number of errors, and the buttons. */
export function SaveBar({ keptAt, children }: SaveBarProps) {
  const t = useTranslations('form.saveBar');
  const format = useFormatter();
  const dirty = useFormState((snapshot) => snapshot.dirty);
  const errors = useFormState((snapshot) => snapshot.issues.length);
  const mayDelete = String(useAtomValue(mayDeleteAtom));
  const bar = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(bar);
  useAboveKeyboard(bar);
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} {...focus}>
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
          <span className={styles.quiet}>{t('kept', { time: format.dateTime(keptAt, 'time'), mayDelete })}</span>
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
