import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { QUERY_SPAN, span } from '../layout/spans';
import { below, from } from '@/lib/theme/breakpoints';

/** The page of a list: it fills the view, and the table scrolls; on phones the view scrolls instead. */
export const ListPage = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  // Printed at the full height of its rows.
  '@media screen': { [from.phone]: { '&:not([data-flow])': { flex: '1 1 0', minHeight: 440 } } },
  '@media print': { display: 'block' },
});

/**
 * One card that contains views, tools, rows and pages. Below 600 px the cards of the rows are directly on the canvas.
 */
export const ListCard = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media print': { display: 'block' },
  [from.phone]: {
    overflow: 'hidden',
    borderRadius: 'var(--radius-card)',
    border: '1px solid var(--border-subtle)',
    backgroundColor: 'var(--surface-base)',
    '&[data-flow]': { overflow: 'visible' },
    '&[data-canvas]': { border: 0, borderRadius: 0, background: 'none' },
  },
});

export const ListTools = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  flex: 'none',
  gap: 8,
  padding: '10px 12px 10px 16px',
  '@media print': { display: 'none' },
  '[data-canvas] > &': { padding: '12px 0' },
  [below.phone]: { padding: '0 0 12px' },
  '& .query': {
    flex: `1 1 ${span(QUERY_SPAN)}`,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 8,
  },
  '& .end': { flex: 'none', display: 'flex', alignItems: 'center' },
  // On tablets the filters have a row of their own, below the search and the other tools.
  [below.desk]: {
    flexWrap: 'wrap',
    '& .query': { display: 'contents' },
    '& .end': { order: 1, marginLeft: 'auto' },
    '& .query > form ~ *': { order: 2 },
    // Ends the first row; the gap before it counts once.
    '&::after': { content: '""', order: 1, flexBasis: '100%', marginTop: '-8px' },
  },
});

/** The head of a list on phones: search and views on white, from edge to edge, below the frame's header. */
export const PhoneHead = styled('div')({
  margin: '-16px -16px 12px',
  padding: '10px 16px 0',
  backgroundColor: 'var(--surface-base)',
  borderBottom: '1px solid var(--border-subtle)',
  '@media print': { display: 'none' },
  '& .row': { display: 'flex', gap: 8, marginBottom: 4 },
  // Beside a further button the hint of the search has no room for the word on this one.
  '& .row:has(> :nth-child(3)) .filters': {
    minWidth: 44,
    padding: '0 10px',
    '& .MuiButton-startIcon': { margin: 0 },
    '& .label': visuallyHidden,
  },
  '--state-tabs-line': '0px',
  // To the edges of the window, unless buttons follow.
  '& [role="tablist"]': { margin: '0 4px 0 -16px' },
  '& [role="tablist"]:last-child': { marginRight: -16 },
});
