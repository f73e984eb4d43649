import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOUCH } from '@/lib/theme/breakpoints';
import { FieldLink } from '../links/FieldLink';

interface DiagnosisLineProps {
  /** The field of the finding. */
  path?: string;
  tone: 'warning' | 'success';
  /** The icon and the text. */
  children: ReactNode;
}

const Line = styled('li')({
  borderTop: '1px solid var(--border-subtle)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: '2.5rem',
    padding: '6px 0',
    color: 'var(--text-primary)',
  },
  [TOUCH]: { '& > *': { minHeight: 44 } },
  '& svg': { flex: 'none' },
  '&[data-tone="warning"] svg:first-of-type': { color: 'var(--warning-text)' },
  '&[data-tone="success"] svg:first-of-type': { color: 'var(--success-text)' },
  '&[data-tone="success"] > *': { color: 'var(--text-secondary)' },
  '& .to': { marginInlineStart: 'auto', color: 'var(--text-tertiary)' },
});

/** One finding. */
export function DiagnosisLine({ path, tone, children }: DiagnosisLineProps) {
  return (
    <Line data-tone={tone}>
      {path === undefined ? (
        <span>{children}</span>
      ) : (
        <FieldLink path={path}>
          {children}
          <ChevronRight size={14} strokeWidth={1.7} aria-hidden="true" className="to" />
        </FieldLink>
      )}
    </Line>
  );
}
