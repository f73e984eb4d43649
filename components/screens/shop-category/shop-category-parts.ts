import { styled } from '@mui/material/styles';
import { below, from } from '@/lib/theme/breakpoints';

/** The tree beside the open shop category; in narrow windows one of them at a time. */
export const Panes = styled('div')({
  display: 'grid',
  flex: '1 1 0',
  minHeight: 0,
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-open]': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 480px' },
  },
  [below.desk]: { display: 'block', flex: 'none' },
});

/** A card that scrolls by itself where there is space for both. */
export const Pane = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-base)',
});

export const TreeTools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  padding: '10px 12px 10px 16px',
  borderBottom: '1px solid var(--border-subtle)',
  '& .end': { display: 'flex', marginLeft: 'auto' },
});

export const TreeBody = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--border-default) transparent',
  // The count is next to the name and the buttons are at the end of the row; the space between them drags the row.
  '& [role=treeitem] .end': { display: 'contents' },
  '& .facts': { marginRight: 'auto' },
  // A name has no room beside three targets for a finger: hiding is in the menu.
  [below.phone]: {
    '& .shown': { display: 'none' },
    // Without a pointer there is no tooltip, so the whole name is shown.
    '& [role=treeitem] .name': { padding: '8px 0', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& .folder': { flex: 'none', width: '1.125rem', margin: '0 3px', color: 'var(--text-tertiary)' },
});

export const PaneHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: 8,
  minHeight: 64,
  padding: '8px 12px 8px 24px',
  borderBottom: '1px solid var(--border-subtle)',
  '& > div': { minWidth: 0 },
  [below.desk]: { paddingLeft: 16 },
});

export const PaneBody = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  // The focus is never under the bar with the buttons.
  scrollPaddingBlock: '16px 88px',
  scrollbarWidth: 'thin',
});
