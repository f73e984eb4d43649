import { styled } from '@mui/material/styles';
import { TOUCH } from '@/lib/theme/breakpoints';

const ring = '0 0 0 2px var(--surface-raised), 0 0 0 4px var(--primary-main)';

/** How options look depends on `data-look` (board: theme drawer). */
export const Choices = styled('div')({
  '&[data-look="pictures"]': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '8px 10px' },
  '&[data-look="swatches"]': { display: 'flex', justifyContent: 'space-between' },
  '&[data-look="tiles"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, paddingTop: 2 },
  '&[data-look="segments"]': {
    display: 'flex',
    padding: 2,
    gap: 2,
    borderRadius: 'var(--radius-control)',
    background: 'var(--surface-pressed)',
    '[data-scheme="dark"] &': {
      background: 'var(--surface-sunken)',
      boxShadow: 'inset 0 0 0 1px var(--border-subtle)',
    },
  },
});

/** One option: the radio button covers its drawing and its label. */
export const Choice = styled('label')({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  textAlign: 'center',
  color: 'var(--text-secondary)',
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(:checked)': { color: 'var(--primary-on-soft)', fontWeight: 'var(--weight-semibold)' },
  '& .drawing': { display: 'block', overflow: 'hidden', forcedColorAdjust: 'none' },
  '[data-look="pictures"] &': {
    // The longest English label is slightly wider than its picture.
    letterSpacing: '-.02em',
    marginInline: -3,
    paddingInline: 3,
    '& .drawing': {
      marginBottom: 4,
      border: '1px solid var(--border-control)',
      borderRadius: 'var(--radius-chip)',
      lineHeight: 0,
    },
    '& .drawing svg': { width: '100%', height: '2.5rem' },
    '&:has(:checked) .drawing': { borderColor: 'var(--primary-main)', boxShadow: '0 0 0 1px var(--primary-main)' },
  },
  '[data-look="swatches"] &': {
    '& .drawing': {
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'var(--radius-control)',
      background: 'linear-gradient(90deg, var(--menu-bg) 48%, var(--primary-main) 48%)',
      boxShadow: '0 0 0 1px var(--border-control)',
    },
    '&:has(:checked) .drawing': { boxShadow: ring },
  },
  '[data-look="tiles"] &': {
    '& .drawing': {
      position: 'relative',
      height: '1.875rem',
      background: 'var(--menu-bg)',
      marginBottom: 6,
      borderRadius: 'var(--radius-control)',
      border: '1px solid var(--border-control)',
    },
    '&:has(:checked) .drawing': { boxShadow: ring },
  },
  '[data-look="segments"] &': {
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: '1.75rem',
    padding: '0 4px',
    borderRadius: 'var(--radius-chip)',
    fontSize: 'var(--type-small)',
    whiteSpace: 'nowrap',
    '&:has(:checked)': {
      background: 'var(--surface-base)',
      color: 'var(--text-primary)',
      boxShadow: 'var(--shadow-xs)',
    },
    '[data-scheme="dark"] &:has(:checked)': { background: 'var(--surface-raised)' },
  },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--focus-ring)',
    outlineOffset: 3,
    borderRadius: 'var(--radius-chip)',
  },
  [TOUCH]: { '[data-look="segments"] &': { minHeight: 44 } },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: 1 } },
});
