import { styled } from '@mui/material/styles';

export const SIDE_WIDTH = 232;
const HEADER_HEIGHT = 56;

/** The menu's background below the header, to the bottom of the page even if the header scrolls with it. */
export const SideGround = styled('div')({
  gridArea: 'menu',
  position: 'relative',
  borderRight: '1px solid var(--menu-border)',
  '@media print': { display: 'none' },
});

/** A menu at the left, over the full height. It stays in place where the header scrolls with the page. */
export const Side = styled('div')({
  gridArea: 'menu',
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  width: SIDE_WIDTH,
  height: '100dvh',
  overflow: 'hidden',
  borderRight: '1px solid var(--menu-border)',
  color: 'var(--menu-text)',
  transition: 'width 180ms var(--ease-out)',
  '&[data-folded="true"]': { width: 64 },
  '&[data-under-header]': { height: `calc(100dvh - ${HEADER_HEIGHT}px)`, borderRight: 0 },
  '@media print': { display: 'none' },
});

/** The navigation landmark of a layout whose parts are in several grid areas. */
export const Spread = styled('nav')({ display: 'contents', '@media print': { display: 'none' } });

/** A bar in the menu's colours over the full width, below its content. */
export const MenuBar = styled('div')({
  gridArea: '1 / 1 / 2 / -1',
  position: 'relative',
  borderBottom: '1px solid var(--menu-border)',
});

export const BarStart = styled('div')({
  zIndex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  height: HEADER_HEIGHT,
  color: 'var(--menu-text)',
  '--header-icon': 'var(--menu-icon)',
  '--header-hover-bg': 'var(--menu-hover-bg)',
  '--focus-ring': 'var(--focus-on-menu)',
});
