import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layerCache } from '@/lib/theme/layer-sheet';
import { LAYERS } from '@/lib/theme/layers';

/** Only an outermost theme writes the order of the layers into a style element, which the page's policy forbids. */
const OUTERMOST = {};

/** Emits the styles of components in their cascade layers (app/globals.css). */
export const Layered = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={layerCache()}>{children}</CacheProvider>
);

/** The same, with a theme. */
export const Styles = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <Layered>
    <GlobalStyles styles={LAYERS} />
    <ThemeProvider theme={OUTERMOST}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </ThemeProvider>
  </Layered>
);
