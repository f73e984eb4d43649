import { styled } from '@mui/material/styles';
import { TOUCH } from '@/lib/theme/breakpoints';

export const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 56,
  padding: '0 12px 0 20px',
  borderBottom: '1px solid var(--border-subtle)',
});
export const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '14px 20px 16px',
  scrollbarWidth: 'thin',
});
export const Group = styled('section')({ '& h3': { fontSize: 'var(--type-small)', lineHeight: '1.25rem' } });
export const GroupHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.25rem',
  marginBottom: 6,
  '& .value': { marginLeft: 8, fontSize: 'var(--type-caption)', color: 'var(--text-tertiary)' },
  '& button': { margin: '-4px -8px -4px auto' },
});
export const Switches = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 24,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: '1.75rem',
    fontSize: 'var(--type-small)',
    lineHeight: '1.125rem',
    color: 'var(--text-secondary)',
    cursor: 'pointer',
  },
  [TOUCH]: { '& label': { minHeight: 44 } },
});
export const Foot = styled('div')({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  padding: '14px 20px 16px',
  borderTop: '1px solid var(--border-subtle)',
  '& p': {
    gridColumn: '1 / -1',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-tertiary)',
  },
});
