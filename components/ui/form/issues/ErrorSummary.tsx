import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Text } from '@/components/ui/layout/Text';
import { FieldLink } from '../links/FieldLink';
import { useFormState } from '../form-context';
import { useIssueText } from './use-issue-text';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** The name of a field, with its section. */
  labelOf: (path: string) => string;
}

/** After a failed save: all issues, each with a link to its field. It is focused. */
export function ErrorSummary({ labelOf }: ErrorSummaryProps) {
  const t = useTranslations('form.summary');
  const text = useIssueText();
  const issues = useFormState((snapshot) => snapshot.issues);
  const attempts = useFormState((snapshot) => snapshot.attempts);
  const ref = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(0);
  useEffect(() => {
    if (attempts === lastAttempt.current) return;
    lastAttempt.current = attempts;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView?.({ block: 'center' });
  }, [attempts]);

  if (attempts === 0 || issues.length === 0) return null;
  return (
    <Alert ref={ref} tabIndex={-1} severity="error" className={styles.alert}>
      <Text variant="subtitle1" as="h2">
        {t('title', { count: issues.length })}
      </Text>
      <Text variant="body2" as="ul" className={styles.list}>
        {issues.map((issue) => (
          <li key={issue.path} className={styles.item}>
            <FieldLink path={issue.path} underlined>
              {t('item', { label: labelOf(issue.path), text: text(issue) })}
            </FieldLink>
          </li>
        ))}
      </Text>
    </Alert>
  );
}
