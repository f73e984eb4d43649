import { styled } from '@mui/material/styles';

/** Above dialogs. */
export const LAYER = 1450;

/** Over the whole page. */
export const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: LAYER,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  padding: 16,
  outline: 0,
  background: 'rgba(17,21,30,.62)',
  color: '#fff',
});
