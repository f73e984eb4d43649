import { styled } from '@mui/material/styles';

/** One card whose cells are split by hairlines (board: KPI strip). */
export const Strip = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  overflow: 'hidden',
  border: '1px solid var(--border-subtle)',
  borderRadius: 12,
  background: 'var(--surface-base)',
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
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-primary)',
  },
  '& .note': { fontSize: '0.75rem', lineHeight: '18px', color: 'var(--text-tertiary)' },
  '& .better': { color: 'var(--success-text)' },
  '& .worse': { color: 'var(--error-text)' },
  '& a': { textDecoration: 'none' },
  '& a:hover': { background: 'var(--surface-hover)' },
  '& a:focus-visible': { outlineOffset: -2 },
});
