import { ThemeProvider } from '@mui/material/styles';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { formats } from '@/lib/i18n/locales';
import { localeAtom } from '@/lib/state/locale';
import { StoreProvider, store, useAtomValue } from '@/lib/state/store';
import { translationsAtom } from '@/lib/state/translations';
import { baseTheme } from '@/lib/theme/base-theme';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function Translations({ children }: { children: ReactNode }) {
  const locale = useAtomValue(localeAtom);
  const messages = useAtomValue(translationsAtom)[locale];
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone} formats={formats}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Store, messages, theme. The query client joins them with the first session (workspace.tsx). */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoreProvider store={store}>
      <Translations>
        <ThemeProvider theme={baseTheme}>{children}</ThemeProvider>
      </Translations>
    </StoreProvider>
  );
}
