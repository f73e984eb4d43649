import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { formatsOf, type Locale } from '@/lib/i18n/locales';
import { localeAtom } from '@/lib/state/locale';
import { useAtomValue } from '@/lib/state/store';
import { translationsAtom } from '@/lib/state/translations';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface TranslationsProps {
  /** Of a part in another language than the interface, whose texts are loaded in it. */
  locale?: Locale;
  children: ReactNode;
}

/** Provides all loaded texts, including those loaded later. */
export function Translations({ locale, children }: TranslationsProps) {
  const own = useAtomValue(localeAtom);
  const shown = locale ?? own;
  const messages = useAtomValue(translationsAtom)[shown];
  return (
    <NextIntlClientProvider locale={shown} messages={messages} timeZone={timeZone} formats={formatsOf(shown)}>
      {children}
    </NextIntlClientProvider>
  );
}
