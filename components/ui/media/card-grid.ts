import { styled } from '@mui/material/styles';
import { below } from '@/lib/theme/breakpoints';

export const CardGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  alignContent: 'start',
  gap: 14,
  [below.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
});
