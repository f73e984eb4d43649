import { styled } from '@mui/material/styles';

const Count = styled('span')({
  position: 'absolute',
  top: 0,
  right: -1,
  minWidth: '1rem',
  height: '1rem',
  padding: '0 4px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--error-main)',
  color: 'var(--error-on)',
  boxShadow: '0 0 0 2px var(--header-bg)',
  fontSize: 'var(--type-micro)',
  lineHeight: '1rem',
  fontWeight: 'var(--weight-semibold)',
  textAlign: 'center',
  // Rendered by CSS because the button's accessible name already contains the number.
  '&::after': { content: 'attr(data-count)' },
  '@media (pointer: coarse)': { top: 5, right: 3 },
  '@media (forced-colors: active)': { border: '1px solid' },
});

/** Larger counts are shown as 99+; the button's accessible name has the exact number. */
const MAX_SHOWN = 99;

export const HeaderCount = ({ count }: { count: number }) =>
  count > 0 ? <Count aria-hidden data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count} /> : null;
