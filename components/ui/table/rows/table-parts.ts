import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { tableHeight } from './table-height';

/** Scrolls in itself, both ways; a shadow beside the first column says that something lies under it. */
export const TableScroller = styled('div')({
  position: 'relative',
  flex: `1 1 ${tableHeight()}`,
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--border-default) transparent',
  // Focus is never under the head, nor under the bar that floats over a selection.
  scrollPaddingTop: 40,
  '&[data-bulk]': { scrollPaddingBottom: 72, paddingBottom: 72 },
  '@media print': { '&&': { flex: 'none' } },
});

export const ListTable = styled(Table)({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { position: 'relative' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
  '& .stay': { position: 'sticky', zIndex: 1 },
  '& thead .stay': { zIndex: 3 },
  '& .select': { left: 0, padding: '0 0 0 12px' },
  '[data-scrolled] & .stay.first::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: -1,
    right: -8,
    width: 8,
    background: 'linear-gradient(90deg, rgba(20,26,38,.10), transparent)',
    pointerEvents: 'none',
  },
  '& tbody th': { fontWeight: 400, textAlign: 'left' },
  '& .actions': { paddingLeft: 0 },
  '& time': { whiteSpace: 'nowrap', color: 'var(--text-secondary)' },
  '@media (max-width: 991.95px), (pointer: coarse)': { '& .select': { paddingLeft: 0 } },
});
