import { styled } from '@mui/material/styles';

/** Something is unread, for the eye; a word that says so stands beside it for everybody else. */
export const UnreadMark = styled('span')({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: 'var(--primary-main)',
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
});
