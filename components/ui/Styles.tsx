import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LAYERS } from '@/lib/theme/layers';

/** Only an outermost theme writes the order of the layers into a style element, which the page's policy forbids. */
const OUTERMOST = {};

/** Emits MUI's styles in their cascade layers (app/globals.css) and applies a theme. */
export const Styles = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <StyledEngineProvider enableCssLayer>
    <GlobalStyles styles={LAYERS} />
    <ThemeProvider theme={OUTERMOST}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </ThemeProvider>
  </StyledEngineProvider>
);
