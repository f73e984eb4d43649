import { styled } from '@mui/material/styles';
import { below } from '@/lib/theme/breakpoints';

/** A card whose cells are separated by hairlines (board: KPI strip). */
export const Strip = styled('section')({
  display: 'grid',
  overflow: 'hidden',
  border: '1px solid var(--border-subtle)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-base)',
  '&[data-waiting]': { opacity: 0.6 },
  '& > *': {
    display: 'block',
    minWidth: 0,
    padding: '14px 18px',
    boxShadow: '1px 0 0 var(--border-subtle), 0 1px 0 var(--border-subtle)',
  },
  // A failed part is alone in its card: nothing to be separated from.
  '& > :only-child': { boxShadow: 'none' },
  '& .label': { fontSize: 'var(--type-small)', lineHeight: '1.25rem', color: 'var(--text-secondary)' },
  '& .figure': {
    fontSize: 'var(--type-figure)',
    lineHeight: '2rem',
    fontWeight: 'var(--weight-semibold)',
    letterSpacing: '-.01em',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-primary)',
  },
  // As high as a link (lib/theme/target.ts), so that cells with and without one are equally high.
  '& .note': {
    minHeight: '1.5rem',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-tertiary)',
  },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -2 },
  [below.phone]: {
    '& > *': { padding: '12px 14px' },
    '& .figure': { fontSize: 'var(--type-heading)', lineHeight: '1.75rem' },
  },
});
