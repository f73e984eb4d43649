import { styled } from '@mui/material/styles';

/** Folders, materials, details: side by side as far as there is room; on a phone the materials alone. */
export const MaterialPage = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 20,
  '@media (min-width: 600px)': { flex: '1 1 0', minHeight: 440 },
  '& > .column': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRadius: 12,
    border: '1px solid var(--border-subtle)',
    backgroundColor: 'var(--surface-base)',
    overflow: 'hidden',
  },
  '& > .folders': { flex: '0 0 216px' },
  '& > .details': { flex: '0 0 264px' },
  '& > .main': { position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 },
});
