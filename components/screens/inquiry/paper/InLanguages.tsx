import { createContext, useContext, type ReactNode } from 'react';
import { Translations } from '@/components/ui/Translations';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { htmlLang } from '@/lib/i18n/locales';

export const LanguagesContext = createContext<readonly ContentLanguage[]>(['en']);
export const PaperLanguages = LanguagesContext.Provider;

/** Renders a text once in each language of the paper, whatever the language of the interface is. */
export function InLanguages({ children }: { children: ReactNode }) {
  const languages = useContext(LanguagesContext);
  return languages.map((language, index) => (
    <Translations key={language} locale={language}>
      {index > 0 && ' / '}
      <span lang={htmlLang(language)}>{children}</span>
    </Translations>
  ));
}
