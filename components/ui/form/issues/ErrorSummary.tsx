import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FieldLink } from '../links/FieldLink';
import { useFormState } from '../form-context';
import { useIssueText } from './use-issue-text';

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
    <Alert
      ref={ref}
      tabIndex={-1}
      severity="error"
      icon={<CircleAlert size={18} strokeWidth={1.7} aria-hidden="true" />}
      sx={{ scrollMarginTop: 20 }}
    >
      <AlertTitle component="h2">{t('title', { count: issues.length })}</AlertTitle>
      <Box
        component="ul"
        sx={{
          margin: '4px 0 0',
          padding: 0,
          listStyle: 'none',
          typography: 'body2',
          '& a': { color: 'var(--error-text)' },
        }}
      >
        {issues.map((issue) => (
          <Box component="li" key={issue.path} sx={{ paddingY: '2px' }}>
            <FieldLink path={issue.path} underlined>
              {t('item', { label: labelOf(issue.path), text: text(issue) })}
            </FieldLink>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
