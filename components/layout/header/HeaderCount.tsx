import { styled } from '@mui/material/styles';

const Count = styled('span')({
  position: 'absolute',
  top: 0,
  right: -1,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--error-main)',
  color: 'var(--error-on)',
  boxShadow: '0 0 0 2px var(--header-bg)',
  fontSize: 'var(--type-micro)',
  lineHeight: '1rem',
  fontWeight: 'var(--weight-semibold)',
  textAlign: 'center',
  // The number is drawn, not written: it stands in the button's name already.
  '&::after': { content: 'attr(data-count)' },
  '@media (pointer: coarse)': { top: 5, right: 3 },
  '@media (forced-colors: active)': { border: '1px solid' },
});

/** More than this is shown as such; the button's name has the number. */
const MOST = 99;

/** The number on a button of the header; nothing at 0. */
export const HeaderCount = ({ count }: { count: number }) =>
  count > 0 ? <Count aria-hidden data-count={count > MOST ? `${MOST}+` : count} /> : null;
