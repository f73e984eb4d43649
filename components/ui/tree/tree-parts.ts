import { styled } from '@mui/material/styles';
import { TOUCH } from '@/lib/theme/breakpoints';

/** Pixels: a level further in, and where the names of the first one begin. */
export const INDENT = 20;
export const FIRST = 30;

const STEP = `calc((var(--level) - 1) * ${INDENT}px)`;

export const Lines = styled('div')({
  position: 'relative',
  padding: '4px 6px 28px',
  minHeight: 72,
  outlineOffset: -2,
  '&[data-drop="end"]': { boxShadow: 'inset 0 -3px 0 var(--primary-main)' },
});

/** One line of a tree. Where something would be let go is drawn on it. */
export const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: '2.25rem',
  padding: '0 6px 0 6px',
  paddingLeft: `calc(4px + ${STEP})`,
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--type-body)',
  color: 'var(--text-primary)',
  cursor: 'default',
  userSelect: 'none',
  transition: 'background-color .12s',
  outlineOffset: -2,
  [TOUCH]: { minHeight: 44 },
  '&:hover': { backgroundColor: 'var(--surface-hover)' },
  // During a drag the browser leaves the hover where it began.
  '[data-over] > &:hover': { backgroundColor: 'transparent' },
  '&[aria-selected="true"]': { backgroundColor: 'var(--primary-soft)', color: 'var(--primary-on-soft)' },
  '&[aria-selected="true"]:hover': { backgroundColor: 'var(--primary-soft-hover)' },
  '&[aria-disabled="true"]': { color: 'var(--text-tertiary)', cursor: 'not-allowed' },
  '&[data-dragged]': { opacity: 0.45 },
  '& .twist': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.375rem',
    height: '1.75rem',
    color: 'var(--text-tertiary)',
    cursor: 'pointer',
    '& svg': { transition: 'transform .12s' },
  },
  '&[aria-expanded="true"] .twist svg': { transform: 'rotate(90deg)' },
  '& .twist[data-leaf]': { visibility: 'hidden' },
  '& .name': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[aria-selected="true"] .name': { fontWeight: 'var(--weight-semibold)' },
  '& .end': { display: 'flex', alignItems: 'center', gap: 4, flex: 'none', marginLeft: 'auto' },
  '& .facts': { display: 'flex', alignItems: 'center', gap: 8 },
  // Quiet until touched; always there where nothing hovers.
  '& .more': { opacity: 0, transition: 'opacity .12s' },
  '&:hover .more, &:focus-visible .more, &:focus-within .more, & .more[aria-expanded="true"]': { opacity: 1 },
  '@media (hover: none)': { '& .more': { opacity: 1 } },
  '&[data-drop="inside"]': { backgroundColor: 'var(--primary-soft)', boxShadow: 'inset 0 0 0 2px var(--primary-main)' },
  '&[data-drop="refused"]': { backgroundColor: 'var(--error-soft)', boxShadow: 'inset 0 0 0 2px var(--error-main)' },
  '&[data-drop="before"]::after, &[data-drop="after"]::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: `calc(${FIRST - 8}px + (var(--drop-level) - 1) * ${INDENT}px)`,
    right: 6,
    height: 2,
    borderRadius: 'var(--radius-bar)',
    backgroundColor: 'var(--primary-main)',
    // A system that replaces colours keeps this one as its mark of what is chosen.
    forcedColorAdjust: 'none',
  },
  '&[data-drop="before"]::after': { top: -1 },
  '&[data-drop="after"]::after': { bottom: -1 },
  '@media (prefers-reduced-motion: reduce)': { '& .twist svg': { transition: 'none' } },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight' },
    '&[data-drop="inside"]': { outline: '2px dashed Highlight' },
  },
});
