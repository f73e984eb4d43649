import { styled } from '@mui/material/styles';
import { TOUCH } from '@/lib/theme/breakpoints';

export const Tile = styled('div')({
  position: 'relative',
  aspectRatio: '1',
  minWidth: 0,
  borderRadius: 'var(--radius-panel)',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-sunken)',
  boxShadow: 'inset 0 0 0 1px var(--border-subtle)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** The buttons over a picture: visible on hover or focus, and always on devices without hover. */
export const TileTools = styled('div')({
  position: 'absolute',
  left: 4,
  right: 4,
  bottom: 4,
  display: 'flex',
  justifyContent: 'center',
  borderRadius: 'var(--radius-chip)',
  backgroundColor: 'rgba(22, 27, 38, .78)',
  color: '#fff',
  opacity: 0,
  transition: 'opacity .12s',
  '*:hover > &, *:focus-within > &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 24px',
    minWidth: '1.5rem',
    height: '1.75rem',
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-chip)',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'rgba(255, 255, 255, .16)' },
    '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
    [TOUCH]: { flexBasis: 44, minWidth: 44, height: 44 },
  },
});
