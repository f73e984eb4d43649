import { styled } from '@mui/material/styles';

/** A number beside a title or a tab; `tone` tells what needs attention. */
export const CountBadge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: 'neutral' | 'primary' | 'error';
}>(({ tone = 'neutral' }) => ({
  display: 'inline-block',
  minWidth: 20,
  height: 18,
  padding: '0 6px',
  borderRadius: 9,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 500,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  ...{
    neutral: { backgroundColor: 'var(--surface-pressed)', color: 'var(--text-secondary)' },
    primary: { backgroundColor: 'var(--primary-soft)', color: 'var(--primary-on-soft)' },
    error: { backgroundColor: 'var(--error-soft)', color: 'var(--error-text)' },
  }[tone],
}));
