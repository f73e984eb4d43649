/** The languages of shop texts (contract 1: LocalizedText), independent of the interface language. */
export const CONTENT_LANGUAGES = ['zh', 'en'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The content language that is shown first to a user of the interface in `locale`. */
export const contentLanguage = (locale: string): ContentLanguage => (locale === 'zh' ? 'zh' : 'en');

/** The text of a LocalizedText in a language, else in the other one, else any (contract 1). */
export function localized(text: Partial<Record<string, string>> | undefined, locale: string): string {
  if (!text) return '';
  return text[locale] || text.en || text.zh || Object.values(text).find(Boolean) || '';
}

/** The language in which a shop text is shown to a user of the interface in `locale`. */
export function languageOf(text: Partial<Record<string, string>>, locale: string): ContentLanguage {
  const own = contentLanguage(locale);
  return text[own]?.trim() ? own : (CONTENT_LANGUAGES.find((other) => text[other]?.trim()) ?? own);
}
