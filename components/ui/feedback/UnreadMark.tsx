import { styled } from '@mui/material/styles';

/** A visual mark; an adjacent text says the same to screen readers. */
export const UnreadMark = styled('span')({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: 'var(--primary-main)',
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
});
