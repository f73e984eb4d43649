import { styled } from '@mui/material/styles';

/** Folders beside the materials; on a phone above them, when asked for. */
export const Columns = styled('div')({
  display: 'flex',
  gap: 20,
  minHeight: 0,
  height: 'min(560px, calc(100dvh - 220px))',
  '& > .side': {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 216px',
    minHeight: 0,
    borderRadius: 12,
    border: '1px solid var(--border-subtle)',
    '& > .folders': { flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
  },
  '& > .main': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 },
  '& .tools': { display: 'flex', justifyContent: 'space-between', gap: 8, paddingBottom: 12 },
  '& .scroll': { flex: 1, minHeight: 0, overflowY: 'auto', padding: 3, margin: -3, scrollbarWidth: 'thin' },
  '@media (max-width: 767.95px)': {
    flexDirection: 'column',
    gap: 8,
    '& > .side': { flex: 'none', maxHeight: '42%', '&[data-shut]': { border: 0 } },
  },
});
