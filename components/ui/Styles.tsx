import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { baseTheme } from '@/lib/theme/base-theme';
import { LAYERS } from '@/lib/theme/layers';

/** Emits MUI's styles in their cascade layers (app/globals.css) and applies the theme that all pages share. */
export const Styles = ({ children }: { children: ReactNode }) => (
  <StyledEngineProvider enableCssLayer>
    <GlobalStyles styles={LAYERS} />
    <ThemeProvider theme={baseTheme}>{children}</ThemeProvider>
  </StyledEngineProvider>
);
