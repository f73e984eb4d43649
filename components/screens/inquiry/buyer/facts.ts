import { styled } from '@mui/material/styles';

/** Names and values, one pair a line. */
export const Facts = styled('dl')({
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, minHeight: 26, alignItems: 'center' },
  '& dt': { flex: 'none', color: 'var(--text-tertiary)' },
  '& dd': {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: 6,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});
