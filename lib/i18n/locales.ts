/** The languages of the interface. A new one is an entry here and a folder in messages/. */
export const LOCALES = {
  zh: { name: '中文', htmlLang: 'zh-CN' },
  en: { name: 'English', htmlLang: 'en' },
} as const;

export type Locale = keyof typeof LOCALES;
export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];
export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(LOCALES, value);

/** Formats of dates and numbers that screens share, by name (`useFormatter`). */
export const formats = {
  dateTime: {
    day: { year: 'numeric', month: '2-digit', day: '2-digit' },
    minute: { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false },
    full: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false },
    second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
    time: { hour: '2-digit', minute: '2-digit', hour12: false },
  },
} as const;
