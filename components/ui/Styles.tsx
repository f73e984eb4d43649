import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { layerCache } from '@/lib/theme/layer-sheet';
import { LAYERS } from '@/lib/theme/layers';

/**
 * Only an outermost theme writes the order of the layers into a style element, which the page's policy forbids. An empty one
 * would not count.
 */
const OUTERMOST = { vars: null };

/** Emits the styles of components in their cascade layers (app/globals.css). */
export const Layered = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={layerCache()}>{children}</CacheProvider>
);

interface StylesProps {
  theme: Theme;
  children: ReactNode;
}

/**
 * The same, with a theme and the variables of its CSS. The provider is that of MUI's system: MUI's own one adds the choice of a
 * colour scheme, which here an attribute of <html> makes.
 */
export const Styles = ({ theme, children }: StylesProps) => (
  <Layered>
    <GlobalStyles styles={LAYERS} />
    <GlobalStyles styles={theme.generateStyleSheets()} />
    <ThemeProvider theme={OUTERMOST}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </ThemeProvider>
  </Layered>
);
