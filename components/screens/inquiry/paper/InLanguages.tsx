import { NextIntlClientProvider } from 'next-intl';
import { createContext, useContext, type ReactNode } from 'react';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { formats, htmlLang } from '@/lib/i18n/locales';
import { useAtomValue } from '@/lib/state/store';
import { translationsAtom } from '@/lib/state/translations';

const LanguagesContext = createContext<readonly ContentLanguage[]>(['en']);
export const PaperLanguages = LanguagesContext.Provider;

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Renders a text once in each language of the paper, whatever the language of the interface is. */
export function InLanguages({ children }: { children: ReactNode }) {
  const languages = useContext(LanguagesContext);
  const texts = useAtomValue(translationsAtom);
  return languages.map((language, index) => (
    <NextIntlClientProvider
      key={language}
      locale={language}
      messages={texts[language]}
      timeZone={timeZone}
      formats={formats}
    >
      {index > 0 && ' / '}
      <span lang={htmlLang(language)}>{children}</span>
    </NextIntlClientProvider>
  ));
}
