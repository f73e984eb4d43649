import { styled } from '@mui/material/styles';

/** One card whose cells are split by hairlines (board: KPI strip). */
export const Strip = styled('section')({
  display: 'grid',
  overflow: 'hidden',
  border: '1px solid var(--border-subtle)',
  borderRadius: 12,
  background: 'var(--surface-base)',
  '&[data-waiting]': { opacity: 0.6 },
  '& > *': {
    display: 'block',
    minWidth: 0,
    padding: '14px 18px',
    boxShadow: '1px 0 0 var(--border-subtle), 0 1px 0 var(--border-subtle)',
  },
  '& .label': { fontSize: '0.8125rem', lineHeight: '20px', color: 'var(--text-secondary)' },
  '& .figure': {
    fontSize: '1.5rem',
    lineHeight: '32px',
    fontWeight: 600,
    letterSpacing: '-.01em',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-primary)',
  },
  // As high as its links are (lib/theme/target.ts), with and without one.
  '& .note': { minHeight: 24, fontSize: '0.75rem', lineHeight: '18px', color: 'var(--text-tertiary)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -2 },
  '@media (max-width: 599.95px)': {
    '& > *': { padding: '12px 14px' },
    '& .figure': { fontSize: '1.25rem', lineHeight: '28px' },
  },
});
