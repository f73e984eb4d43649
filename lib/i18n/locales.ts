import { FALLBACK, LOCALE_CODES, REFERENCE } from '@/messages/list';
import { languageName } from './display-names';

/** A language of the interface: a folder in messages/. The language of shop texts is a ContentLanguage. */
export type Locale = (typeof LOCALE_CODES)[number];
export const isLocale = (value: unknown): value is Locale => (LOCALE_CODES as readonly unknown[]).includes(value);

/** Complete by npm run i18n:check; any other language may lack texts. */
export const isComplete = (locale: Locale): locale is typeof REFERENCE | typeof FALLBACK =>
  locale === REFERENCE || locale === FALLBACK;

/** The name of a language in that language, as the language menu shows it: 中文, English. */
export const localeName = (locale: Locale): string => {
  const name = languageName(locale, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** The value of the `lang` attribute: Chinese texts use simplified characters. */
export const htmlLang = (language: string): string => (language === 'zh' ? 'zh-CN' : language);

/** Formats of dates and numbers that screens share, by name (`useFormatter`). */
export const formats = {
  dateTime: {
    day: { year: 'numeric', month: '2-digit', day: '2-digit' },
    minute: { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false },
    full: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false },
    second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
    time: { hour: '2-digit', minute: '2-digit', hour12: false },
  },
  number: { percent: { style: 'percent' } },
} as const;
