import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden';

export const VisuallyHidden = styled('span')(visuallyHidden);
