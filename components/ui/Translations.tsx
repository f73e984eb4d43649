import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { formats } from '@/lib/i18n/locales';
import { localeAtom } from '@/lib/state/locale';
import { useAtomValue } from '@/lib/state/store';
import { translationsAtom } from '@/lib/state/translations';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Provides all loaded texts, including those loaded later. */
export function Translations({ children }: { children: ReactNode }) {
  const locale = useAtomValue(localeAtom);
  const messages = useAtomValue(translationsAtom)[locale];
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone} formats={formats}>
      {children}
    </NextIntlClientProvider>
  );
}
