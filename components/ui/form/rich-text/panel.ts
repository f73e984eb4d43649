import { styled } from '@mui/material/styles';
import { TOUCH } from '@/lib/theme/breakpoints';

/** Below the text: what can be done with the selected picture or table. */
export const Panel = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 16px',
  padding: '10px 11px',
  borderTop: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-sunken)',
  '& .alt': { flex: '1 1 100%', minWidth: 0 },
  '& .name': {
    display: 'block',
    marginBottom: 4,
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-secondary)',
  },
  '& .hint': {
    margin: '4px 0 0',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-tertiary)',
  },
  '& .tools': { display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' },
  '&[role="toolbar"]': { padding: '4px 6px', gap: 0 },
  [TOUCH]: { '& .tools': { marginInlineStart: 0 } },
});
