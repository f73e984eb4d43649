import { styled } from '@mui/material/styles';

/** Parts of layouts: where a menu stands, and in which size (board: layout). */
export const SIDE_WIDTH = 232;
const HEADER_HEIGHT = 56;

/** The ground of a menu under the header. It reaches down to the page's end, also where the header scrolls away. */
export const SideGround = styled('div')({
  gridArea: 'menu',
  position: 'relative',
  borderRight: '1px solid var(--menu-border)',
  '@media print': { display: 'none' },
});

/** A menu that stands at the left, from top to bottom. Where the header scrolls away, it stays. */
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

/** The one navigation of a layout whose parts stand in several areas of the grid. */
export const Spread = styled('nav')({ display: 'contents', '@media print': { display: 'none' } });

/** A bar of the menu's colours across the whole window; what stands in it is laid over it. */
export const MenuBar = styled('div')({
  gridArea: '1 / 1 / 2 / -1',
  position: 'relative',
  borderBottom: '1px solid var(--menu-border)',
});

/** What the bar holds at its left. */
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
