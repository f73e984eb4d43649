import { styled } from '@mui/material/styles';

/** The row of the side menu, for links, buttons and plain titles alike (board: menu). */
const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 38,
  margin: '2px 0',
  padding: '0 10px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'var(--menu-text)',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '& svg': { flex: 'none', width: 18, height: 18, strokeWidth: 1.7, color: 'var(--menu-icon)' },
  '&:hover': { background: 'var(--menu-hover-bg)', color: 'var(--menu-hover-text)' },
  '&:focus-visible': { outline: '2px solid var(--focus-on-menu)', outlineOffset: -2 },
  '&[data-depth="1"]': { paddingLeft: 38, minHeight: 36, fontSize: '0.84375rem' },
  '&[data-depth="2"]': { paddingLeft: 50, minHeight: 36, fontSize: '0.84375rem' },
  '&[data-depth="3"]': { paddingLeft: 62, minHeight: 36, fontSize: '0.84375rem' },
  '&[aria-current="page"], &[data-within="true"]': {
    background: 'var(--menu-active-bg)',
    color: 'var(--menu-active-text)',
    fontWeight: 600,
    '& svg': { color: 'var(--menu-active-icon)' },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -10,
      top: 9,
      bottom: 9,
      width: 3,
      borderRadius: '0 3px 3px 0',
      background: 'var(--menu-indicator)',
    },
  },
  '@media (forced-colors: active)': { '&[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  '@media (pointer: coarse)': { minHeight: 44, '&[data-depth]': { minHeight: 44 } },
} as const;

export const MenuLink = styled('a')(row);
export const MenuButton = styled('button')({
  ...row,
  '& .chevron': { width: 14, height: 14, opacity: 0.8, transition: 'transform 180ms' },
  '&[aria-expanded="false"] .chevron': { transform: 'rotate(-90deg)' },
});
export const MenuTitle = styled('span')({ ...row, cursor: 'default' });

export const Label = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const Badge = styled('span')({
  minWidth: 22,
  height: 18,
  padding: '0 6px',
  borderRadius: 9,
  background: 'var(--menu-badge-bg)',
  color: 'var(--menu-badge-text)',
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 500,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const Dot = styled('span')({
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: 'var(--menu-dot)',
});

/** A submenu with more children than this scrolls (specification 2). */
export const SCROLL_ABOVE = 18;

export const MenuList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '&[data-scrolls="true"]': { maxHeight: SCROLL_ABOVE * 38, overflowY: 'auto', scrollbarWidth: 'thin' },
});
