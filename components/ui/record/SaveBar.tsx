import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { useFormHandle, useFormState } from '../form/form-context';
import { ErrorSummary } from '../form/issues/ErrorSummary';
import { mayDeleteAtom } from './draft-store';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** When the draft was last stored; null if the browser refuses storage. */
  keptAt: Date | null | undefined;
  /** The name of a field, with its section. */
  labelOf: (path: string) => string;
  /** It is there from the start: its record is not stored yet. */
  always?: boolean;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** Whether something is to be saved, or a save has failed. */
const useUnsaved = () => useFormState(({ dirty, issues, attempts }) => dirty || (attempts > 0 && issues.length > 0));

/** What changes the status of a record, in its head: while the bar is there, it is in the bar. */
export const WhileSaved = ({ children }: { children: ReactNode }) => !useUnsaved() && children;

/**
 * After a save the bar goes, or other buttons take the place of the pressed one. The focus goes on to the form, or to the
 * last of them: it is never lost to the page as a whole.
 */
function useKeptFocus(bar: RefObject<HTMLElement | null>, shown: boolean) {
  const { formId } = useFormHandle();
  const held = useRef(false);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const buttons = shown ? bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') : undefined;
    const next = buttons?.[buttons.length - 1] ?? (shown ? bar.current : document.getElementById(formId));
    held.current = shown;
    next?.focus({ preventScroll: true });
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
function useAboveKeyboard(bar: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const place = () => {
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0;
      bar.current?.style.setProperty('bottom', covered > MIN_KEYBOARD ? `${covered}px` : '');
    };
    // It comes with the first letter typed, above a keyboard that is there already.
    place();
    const events = ['resize', 'scroll'];
    events.forEach((event) => seen.addEventListener(event, place));
    return () => events.forEach((event) => seen.removeEventListener(event, place));
  }, [bar, shown]);
}

/**
 * The bar at the bottom edge while something is unsaved: since when the draft is kept, what has to be corrected, and the
 * buttons. Its element stays, so that a screen reader says what comes into it.
 */
export function SaveBar({ keptAt, labelOf, always = false, children }: SaveBarProps) {
  const t = useTranslations('form.saveBar');
  const format = useFormatter();
  const dirty = useFormState((snapshot) => snapshot.dirty);
  const shown = useUnsaved() || always;
  const mayDelete = String(useAtomValue(mayDeleteAtom));
  const bar = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(bar, shown);
  useAboveKeyboard(bar, shown);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      data-bar={shown ? '' : undefined}
      className={shown ? styles.bar : 'visually-hidden'}
      {...focus}
    >
      <ErrorSummary labelOf={labelOf} />
      <div className={styles.status}>
        <div role="status" className={styles.change}>
          {dirty && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <strong>{t('dirty')}</strong>
            </>
          )}
        </div>
        {dirty && keptAt && (
          <span className={styles.quiet}>{t('kept', { time: format.dateTime(keptAt, 'time'), mayDelete })}</span>
        )}
        {dirty && keptAt === null && <span className={styles.bad}>{t('notKept')}</span>}
      </div>
      {shown && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
