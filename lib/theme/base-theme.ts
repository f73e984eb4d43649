import { createTheme } from '@mui/material/styles';
import { themeOptions } from './theme-options';

/** For pages without the frame: no overrides of MUI's components, whose own looks are smaller there. */
export const baseTheme = createTheme(themeOptions);
