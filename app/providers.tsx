import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Styles } from '@/components/ui/Styles';
import { Translations } from '@/components/ui/Translations';
import { StoreProvider, store } from '@/lib/state/store';

/** Store, messages, theme. The query client joins them with the first session (workspace.tsx). */
export const Providers = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <StoreProvider store={store}>
    <Translations>
      <Styles theme={theme}>{children}</Styles>
    </Translations>
  </StoreProvider>
);
