import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useFormState } from '../form/form-context';
import { below } from '@/lib/theme/breakpoints';

interface SaveBarProps {
  /** When the draft was last stored; null if the browser refuses storage. */
  keptAt: Date | null | undefined;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

const Bar = styled('div')({
  outline: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 8,
  minHeight: 64,
  margin: '20px -24px 0',
  padding: '10px 24px',
  backgroundColor: 'var(--surface-base)',
  borderTop: '1px solid var(--border-subtle)',
  boxShadow: '0 -6px 16px -8px rgba(20, 26, 38, .1)',
  [below.desk]: { margin: '16px -16px 0', padding: '10px 16px' },
  [below.phone]: { paddingBottom: 'max(10px, env(safe-area-inset-bottom))' },
});
const Dot = styled('span')({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: 'var(--warning-main)',
});
const Status = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  flex: '0 1 auto',
  minWidth: 0,
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& strong': { fontWeight: 'var(--weight-medium)' },
  '& .quiet': { color: 'var(--text-tertiary)', fontVariantNumeric: 'tabular-nums' },
  '& .bad': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: 'var(--error-text)',
    fontSize: 'var(--type-caption)',
  },
});

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

/** The bar at the bottom of a form: unsaved input, when the draft was stored, the number of errors, and the buttons. */
export function SaveBar({ keptAt, children }: SaveBarProps) {
  const t = useTranslations('form.saveBar');
  const format = useFormatter();
  const dirty = useFormState((snapshot) => snapshot.dirty);
  const errors = useFormState((snapshot) => snapshot.issues.length);
  const bar = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(bar);
  return (
    <Bar ref={bar} tabIndex={-1} {...focus}>
      <Status>
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          {dirty ? (
            <>
              <Dot aria-hidden="true" />
              <strong>{t('dirty')}</strong>
            </>
          ) : (
            <span className="quiet">{t('clean')}</span>
          )}
        </Box>
        {dirty && keptAt && <span className="quiet">{t('kept', { time: format.dateTime(keptAt, 'time') })}</span>}
        {dirty && keptAt === null && <span className="bad">{t('notKept')}</span>}
        {errors > 0 && (
          <span className="bad">
            <CircleAlert size={14} strokeWidth={1.7} aria-hidden="true" />
            {t('errors', { count: errors })}
          </span>
        )}
      </Status>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, marginLeft: 'auto' }}>
        {children}
      </Box>
    </Bar>
  );
}
