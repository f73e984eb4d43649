import { ArrowDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { FieldLink } from '../links/FieldLink';
import { useFormState } from '../form-context';
import { useIssueText } from './use-issue-text';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** The name of a field, with its section. */
  labelOf: (path: string) => string;
}

/** After a failed save: how many issues there are, and a link to the next one, field by field. It is focused. */
export function ErrorSummary({ labelOf }: ErrorSummaryProps) {
  const t = useTranslations('form.summary');
  const text = useIssueText();
  const issues = useFormState((snapshot) => snapshot.issues);
  const attempts = useFormState((snapshot) => snapshot.attempts);
  /** The field that the link has led to last; each attempt begins at the first again. */
  const [last, setLast] = useState({ attempts: 0, path: '', at: 0 });
  const ref = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(0);
  useEffect(() => {
    if (attempts === lastAttempt.current) return;
    lastAttempt.current = attempts;
    const strip = ref.current;
    if (!strip) return;
    strip.focus({ preventScroll: true });
    // In a bar at the edge it is in sight wherever the page is scrolled to.
    const { top, bottom } = strip.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) strip.scrollIntoView?.({ block: 'center' });
  }, [attempts]);

  if (attempts === 0 || issues.length === 0) return null;
  const left = last.attempts === attempts ? last : { path: '', at: 0 };
  const there = issues.findIndex(({ path }) => path === left.path);
  // Where it was corrected, the next one has taken its place.
  const at = (there < 0 ? left.at : there + 1) % issues.length;
  const next = issues[at]!;
  const item = t('item', { label: labelOf(next.path), text: text(next) });
  return (
    <Alert ref={ref} tabIndex={-1} severity="error" className={styles.strip}>
      <strong>{t('title', { count: issues.length })}</strong>{' '}
      <FieldLink path={next.path} underlined onFollow={() => setLast({ attempts, path: next.path, at })}>
        {issues.length > 1 ? t('next', { item }) : item}
        <ArrowDown size={14} strokeWidth={1.7} aria-hidden="true" />
      </FieldLink>
    </Alert>
  );
}
