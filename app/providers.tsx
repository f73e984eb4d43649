import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Translations } from '@/components/ui/Translations';
import { StoreProvider, store } from '@/lib/state/store';
import { baseTheme } from '@/lib/theme/base-theme';
import { LAYERS } from '@/lib/theme/layers';

/** Store, messages, theme. The query client is added with the first session (workspace.tsx). */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoreProvider store={store}>
      <Translations>
        <StyledEngineProvider enableCssLayer>
          <GlobalStyles styles={LAYERS} />
          <ThemeProvider theme={baseTheme}>{children}</ThemeProvider>
        </StyledEngineProvider>
      </Translations>
    </StoreProvider>
  );
}
