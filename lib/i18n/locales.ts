import { FALLBACK, LOCALE_CODES, REFERENCE } from '@/messages/list';
import { languageName } from './display-names';

/** A language of the interface: a folder in messages/. The language of shop texts is a ContentLanguage. */
export type Locale = (typeof LOCALE_CODES)[number];
export const isLocale = (value: unknown): value is Locale => (LOCALE_CODES as readonly unknown[]).includes(value);

/**
 * The languages whose texts are laid over each other. The reference and the fallback are complete, because a build without one
 * of their texts fails; any other language may lack some, and while texts are being written, so may these two.
 */
export function layersOf(locale: Locale): Locale[] {
  const complete: Locale[] = [REFERENCE, FALLBACK];
  if (process.env.NODE_ENV !== 'production') return [...complete.filter((code) => code !== locale), locale];
  return complete.includes(locale) ? [locale] : [FALLBACK, locale];
}

/** The name of a language in that language, as the language menu shows it: 中文, English. */
export const localeName = (locale: Locale): string => {
  const name = languageName(locale, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** The value of the `lang` attribute: Chinese texts use simplified characters. */
export const htmlLang = (language: string): string => (language === 'zh' ? 'zh-CN' : language);

const formatsWith = (month: 'short' | '2-digit', day: 'numeric' | '2-digit') =>
  ({
    dateTime: {
      day: { year: 'numeric', month, day },
      date: { month, day },
      minute: { month, day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      full: { year: 'numeric', month, day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
      time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      point: { month: 'short', day: 'numeric' },
      pointLong: { month: 'short', day: 'numeric', weekday: 'short' },
    },
    number: { percent: { style: 'percent' }, share: { style: 'percent', maximumFractionDigits: 1 } },
  }) as const;

const NUMERIC = formatsWith('2-digit', '2-digit');
const NAMED = formatsWith('short', 'numeric');

/**
 * Formats of dates and numbers that screens share, by name (`useFormatter`). Outside Chinese the month has its name:
 * readers of the one language are from countries that read 08/07 as August and from others that read it as July.
 */
export const formatsOf = (locale: Locale) => (locale === 'zh' ? NUMERIC : NAMED);
