import { styled } from '@mui/material/styles';

/** Small components side by side. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
