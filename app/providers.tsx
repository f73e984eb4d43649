import type { ReactNode } from 'react';
import { Styles } from '@/components/ui/Styles';
import { Translations } from '@/components/ui/Translations';
import { StoreProvider, store } from '@/lib/state/store';

/** Store, messages, theme. The query client joins them with the first session (workspace.tsx). */
export const Providers = ({ children }: { children: ReactNode }) => (
  <StoreProvider store={store}>
    <Translations>
      <Styles>{children}</Styles>
    </Translations>
  </StoreProvider>
);
