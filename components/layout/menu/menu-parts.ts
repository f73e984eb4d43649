import { styled } from '@mui/material/styles';

/** Below an icon; a level without icons sets the variable. */
const INDENT = 'var(--menu-indent, 38px)';

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
  '&[data-depth="1"]': { paddingLeft: INDENT, minHeight: 36, fontSize: '0.84375rem' },
  '&[data-depth="2"]': { paddingLeft: `calc(${INDENT} + 12px)`, minHeight: 36, fontSize: '0.84375rem' },
  '&[data-depth="3"]': { paddingLeft: `calc(${INDENT} + 24px)`, minHeight: 36, fontSize: '0.84375rem' },
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
  // Folded there is room for the icon only; its marks hang on the icon's corner.
  '&[data-folded]': { justifyContent: 'center', padding: 0, minHeight: 40 },
  '&[data-folded] .badge': {
    position: 'absolute',
    top: 1,
    right: 0,
    minWidth: 16,
    height: 15,
    padding: '0 4px',
    fontSize: '0.6875rem',
    lineHeight: '15px',
  },
  '&[data-folded] .dot': { position: 'absolute', top: 6, right: 8 },
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

/** A submenu with more children than this scrolls (specification 2). */
export const SCROLL_ABOVE = 18;

export const MenuList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '&[data-scrolls="true"]': { maxHeight: SCROLL_ABOVE * 38, overflowY: 'auto', scrollbarWidth: 'thin' },
});
