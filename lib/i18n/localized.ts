/** What shop texts may be written in (contract 1: LocalizedText), whatever the language of the interface. */
export const CONTENT_LANGUAGES = ['zh', 'en'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The content language that a reader of the interface in `locale` is shown first. */
export const contentLanguage = (locale: string): ContentLanguage => (locale === 'zh' ? 'zh' : 'en');

/** The text of a LocalizedText in a language, else in the other one, else any (contract 1). */
export function localized(text: Record<string, string> | undefined, locale: string): string {
  if (!text) return '';
  return text[locale] || text.en || text.zh || Object.values(text).find(Boolean) || '';
}
