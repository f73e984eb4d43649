import { styled } from '@mui/material/styles';
import { TOUCH, below } from '@/lib/theme/breakpoints';

export const Line = styled('li')({
  display: 'flex',
  gap: 10,
  maxWidth: '82%',
  '&[data-mine]': { alignSelf: 'flex-end', flexDirection: 'row-reverse' },
  [below.phone]: { maxWidth: '94%' },
  '& > .said': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0, gap: 4 },
  '&[data-mine] > .said': { alignItems: 'flex-end' },
});

export const Bubble = styled('div')({
  maxWidth: '100%',
  padding: '10px 14px',
  borderRadius: 'var(--radius-mark) var(--radius-card) var(--radius-card)',
  backgroundColor: 'var(--surface-hover)',
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  '[data-mine] &': {
    backgroundColor: 'var(--primary-soft)',
    borderRadius: 'var(--radius-card) var(--radius-mark) var(--radius-card) var(--radius-card)',
  },
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& p + p': {
    marginTop: 8,
    paddingTop: 8,
    borderTop: '1px dashed var(--border-default)',
    color: 'var(--text-secondary)',
  },
  '&[data-unsure]': { opacity: 0.75 },
  '@media (forced-colors: active)': { border: '1px solid' },
});

export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
  '& .mark': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& .failed': { color: 'var(--error-text)' },
  '& button': {
    border: 0,
    padding: '3px 0',
    background: 'none',
    font: 'inherit',
    color: 'var(--text-link)',
    cursor: 'pointer',
    borderRadius: 'var(--radius-mark)',
    '&:hover': { textDecoration: 'underline' },
  },
  [TOUCH]: { '& button': { minHeight: 44, padding: '0 6px' } },
});

export const Notice = styled('li')({
  alignSelf: 'center',
  maxWidth: '90%',
  padding: '3px 12px',
  borderRadius: 'var(--radius-card)',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  textAlign: 'center',
  color: 'var(--text-secondary)',
  backgroundColor: 'var(--surface-sunken)',
  boxShadow: 'inset 0 0 0 1px var(--border-subtle)',
});

export const DayMark = styled('li')({
  textAlign: 'center',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
});
