import { styled } from '@mui/material/styles';
import { below, from } from '@/lib/theme/breakpoints';

export const ONE_PANE = below.tablet;
export const THREE_PANES = from.wide;

/** Fills the view from edge to edge, each pane with a scroll container of its own (board: 320, at least 420, 304). */
export const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 320px) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 0',
  minHeight: 440,
  backgroundColor: 'var(--surface-base)',
  '&[data-panes="3"]': { gridTemplateColumns: '320px minmax(0, 1fr) 304px' },
  '&[data-panes="1"]': { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 320, '& > *': { borderLeft: 0 } },
  '& > *': { minWidth: 0, minHeight: 0 },
  '& > [hidden]': { display: 'none' },
  // On paper the open inquiry, without the list beside it.
  '@media print': {
    display: 'block',
    minHeight: 0,
    '&[data-open] > section:first-of-type': { display: 'none' },
    '& > *': { borderLeft: 0 },
  },
});

export const Pane = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& + &': { borderLeft: '1px solid var(--border-subtle)' },
});

export const PaneScroller = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' });
