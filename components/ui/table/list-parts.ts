import { styled } from '@mui/material/styles';

/** The screen of a list: it fills the view, and its table scrolls in itself; on a phone the view scrolls instead. */
export const ListPage = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  '@media (min-width: 600px)': { flex: '1 1 0', minHeight: 440 },
});

/** One card holds views, tools, rows and pages. Below 600 px the cards of the rows stand on the canvas themselves. */
export const ListCard = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media (min-width: 600px)': {
    overflow: 'hidden',
    borderRadius: 12,
    border: '1px solid var(--border-subtle)',
    backgroundColor: 'var(--surface-base)',
  },
});

export const ListTools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  gap: 8,
  padding: '10px 12px 10px 16px',
  '@media (max-width: 599.95px)': { padding: '0 0 12px' },
  '& .end': { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
});

/** The head of a list on a phone: search and views on white, from edge to edge, under the frame's header. */
export const PhoneHead = styled('div')({
  margin: '-16px -16px 12px',
  padding: '10px 16px 0',
  backgroundColor: 'var(--surface-base)',
  borderBottom: '1px solid var(--border-subtle)',
  '& .row': { display: 'flex', gap: 8, marginBottom: 4 },
  '& .MuiTabs-root': { margin: '0 -16px', borderBottom: 0 },
});
