import { styled } from '@mui/material/styles';

const NARROW = '@media (max-width: 991.98px)';

export const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100dvh',
  background: 'var(--surface-base)',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});

export const Side = styled('main')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '28px 36px 0',
  '& footer': { padding: '18px 0 16px', textAlign: 'center', fontSize: '0.75rem', color: 'var(--text-tertiary)' },
  [NARROW]: {
    zIndex: 1,
    marginTop: -20,
    padding: '24px 20px 0',
    borderRadius: '20px 20px 0 0',
    background: 'var(--surface-base)',
  },
});

export const Top = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minHeight: 36,
  '& .brand': { display: 'none' },
  [NARROW]: {
    position: 'absolute',
    left: 20,
    right: 12,
    top: -194,
    justifyContent: 'space-between',
    color: '#fff',
    '& .brand': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
    '& button': { color: '#fff' },
  },
});

export const Box = styled('div')({
  width: '100%',
  maxWidth: 380,
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  '& h1': { margin: 0, fontSize: '1.625rem', lineHeight: '36px', fontWeight: 600 },
  '& p': { margin: 0 },
  '& .lead': { marginTop: -12, color: 'var(--text-secondary)' },
  '& form': { display: 'flex', flexDirection: 'column', gap: 18 },
  '& a': { color: 'var(--text-link)', fontWeight: 500 },
  '& .demo': {
    padding: '8px 12px',
    borderRadius: 8,
    background: 'var(--warning-soft)',
    color: 'var(--warning-text)',
    fontSize: '0.8125rem',
    lineHeight: '20px',
  },
  '& .or': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    fontSize: '0.8125rem',
    color: 'var(--text-tertiary)',
    '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid var(--border-subtle)' },
  },
  '& .sso': {
    height: 44,
    border: '1px solid var(--border-default)',
    borderRadius: 8,
    background: 'var(--surface-base)',
    color: 'var(--text-primary)',
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    '&:hover': { background: 'var(--surface-hover)' },
  },
  '& .register': { textAlign: 'center', fontSize: '0.8125rem', color: 'var(--text-secondary)' },
  [NARROW]: { margin: '0 auto auto', maxWidth: 440, '& .lead': { display: 'none' } },
});

/** A form that asks for more than two things stands wider, in two columns. */
export const WideBox = styled(Box)({
  maxWidth: 560,
  padding: '16px 0',
  '& .fields': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px 20px' },
  '& .whole': { gridColumn: '1 / -1' },
  '@media (max-width: 1199.95px)': { '& .fields': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const Tabs = styled('div')({ display: 'flex', gap: 24, borderBottom: '1px solid var(--border-subtle)' });
